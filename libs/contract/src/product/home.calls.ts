import type { CallTable } from '../wire/call';

/** The home page. Source: spec 7. */
export const homeCalls = {
  /** All that the home page shows. */
  homeIndex: {
    as: 'home.index',
    method: 'GET',
    path: '/api/pc/home/index',
    auth: 'none',
    tag: 'home',
    takes: 'nothing',
  },
} as const satisfies CallTable;
