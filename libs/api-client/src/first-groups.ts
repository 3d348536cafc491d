import type { FirstCallName } from '@souk/contract';

/** The calls that a page of the shop makes by itself: their rows travel with the page. Noun, then verb. */
export const firstGroups = {
  store: {
    details: 'storeDetails',
    theme: 'storeTheme',
    page: 'storePage',
    widget: 'storeWidget',
    streamingChannel: 'streamingChannel',
    config: 'config',
    sitemap: 'sitemap',
  },
  home: { index: 'homeIndex' },
  categories: { tree: 'categoryTree' },
  products: {
    detail: 'productDetail',
    list: 'productList',
    collection: 'productCollection',
    byIds: 'productsByIds',
    related: 'productRelated',
    activities: 'activityList',
    top: 'topList',
    notify: 'productNotify',
  },
  search: { products: 'productSearch', suggest: 'searchSuggest', keywords: 'searchKeywords' },
  cart: {
    list: 'cartList',
    count: 'cartCount',
    num: 'cartNum',
    delete: 'cartDelete',
    save: 'cartSave',
    saveSku: 'cartSaveSku',
    subscribe: 'cartSubscribe',
    reset: 'cartReset',
  },
  reviews: {
    list: 'productReplies',
    config: 'replyConfig',
    pending: 'replyPending',
    mine: 'replyMine',
    create: 'replyCreate',
  },
  pages: { view: 'pageView', frame: 'pageFrame', policy: 'pagePolicy' },
  session: { start: 'sessionStart', resume: 'sessionResume', end: 'sessionEnd', recordUser: 'sessionRecordUser' },
} as const satisfies Record<string, Record<string, FirstCallName>>;
