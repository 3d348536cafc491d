import type { CallTable } from '../wire/call';

/** Calls about the store itself and what its owner set. Source: spec 7. */
export const storeCalls = {
  storeDetails: {
    as: 'store.details',
    method: 'GET',
    path: '/api/front/store/details',
    auth: 'none',
    tag: 'store',
    takes: 'nothing',
  },
  storeTheme: {
    as: 'store.theme',
    method: 'GET',
    path: '/api/front/store/theme',
    auth: 'none',
    tag: 'store',
    takes: 'nothing',
  },
  /** The owner's header or footer; null when there is none. */
  storePage: { as: 'store.page', method: 'GET', path: '/api/front/store/page/type', auth: 'none', tag: 'store' },
  storeWidget: { as: 'store.widget', method: 'GET', path: '/api/front/store/widget', auth: 'none', tag: 'store' },
  streamingChannel: {
    as: 'store.streamingChannel',
    method: 'GET',
    path: '/api/front/streaming/channel',
    auth: 'none',
    tag: 'store',
    takes: 'nothing',
  },
  /** What the browser needs to know about this installation. */
  config: {
    as: 'store.config',
    method: 'GET',
    path: '/api/front/config',
    auth: 'none',
    tag: 'store',
    takes: 'nothing',
  },
  /** Every public address, for the sitemap. */
  sitemap: {
    as: 'store.sitemap',
    method: 'GET',
    path: '/api/front/sitemap',
    auth: 'none',
    tag: 'store',
    takes: 'nothing',
  },
} as const satisfies CallTable;
