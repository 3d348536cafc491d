import type { CallTable } from '../wire/call';

/** Calls about categories. Source: spec 7. */
export const categoryCalls = {
  /** The category tree, three levels. */
  categoryTree: {
    as: 'categories.tree',
    method: 'GET',
    path: '/api/front/product/category',
    auth: 'none',
    tag: 'categories',
    takes: 'nothing',
  },
} as const satisfies CallTable;
