import type { CallTable } from '../wire/call';

/** Calls about products. Source: spec 7; docs/contract.md for the rows that the specification only names. */
export const productCalls = {
  /** One product at its public address; `-` stands for a missing key or slug. */
  productDetail: {
    method: 'GET',
    path: '/api/front/product/detail/:uniqueKey/:slug',
    auth: 'optional',
    tag: 'products',
  },
  /** All products that the store lists. */
  productList: { method: 'GET', path: '/api/front/index/product/list', auth: 'none', tag: 'products' },
  /** Products of a category, by its id or its slug, with all that lies below it. */
  productCollection: {
    method: 'GET',
    path: '/api/front/product/collection/:collectionId',
    auth: 'none',
    tag: 'products',
  },
  /** Products by their ids, in the order asked for; unknown ids are left out. */
  productsByIds: { method: 'GET', path: '/api/front/product/id/list', auth: 'none', tag: 'products' },
  /** Products beside one: similar ones, same category first, or those that complete it; never the product itself. */
  productRelated: { method: 'GET', path: '/api/front/product/related/:productId', auth: 'none', tag: 'products' },
  /** Promotions running now. */
  activityList: { method: 'GET', path: '/api/front/product/activity/list', auth: 'none', tag: 'products' },
  /** Best sellers. */
  topList: { method: 'GET', path: '/api/front/product/top/list', auth: 'none', tag: 'products' },
  /** Asks for a mail when a sold-out variant is back. */
  productNotify: { method: 'POST', path: '/api/front/product/notify', auth: 'optional', tag: 'products' },
  /** Published reviews of a product. */
  productReplies: { method: 'GET', path: '/api/front/product/reply/list/:productId', auth: 'none', tag: 'reviews' },
  /** How many reviews of each kind a product has. */
  replyConfig: { method: 'GET', path: '/api/front/product/reply/config/:productId', auth: 'none', tag: 'reviews' },
} as const satisfies CallTable;
