import type { CallTable } from '../wire/call';

/** Calls about products. Source: spec 7; docs/contract.md for the rows that the specification only names. */
export const productCalls = {
  /** One product at its public address; `-` stands for a missing key or slug. */
  productDetail: {
    as: 'products.detail',
    method: 'GET',
    path: '/api/front/product/detail/:uniqueKey/:slug',
    auth: 'optional',
    tag: 'products',
  },
  /** All products that the store lists. */
  productList: {
    as: 'products.list',
    method: 'GET',
    path: '/api/front/index/product/list',
    auth: 'none',
    tag: 'products',
  },
  /** Products of a category, by its id or its slug, with all that lies below it. */
  productCollection: {
    as: 'products.collection',
    method: 'GET',
    path: '/api/front/product/collection/:collectionId',
    auth: 'none',
    tag: 'products',
  },
  /** Products by their ids, in the order asked for; unknown ids are left out. */
  productsByIds: {
    as: 'products.byIds',
    method: 'GET',
    path: '/api/front/product/id/list',
    auth: 'none',
    tag: 'products',
  },
  /** Products beside one: similar ones, same category first, or those that complete it; never the product itself. */
  productRelated: {
    as: 'products.related',
    method: 'GET',
    path: '/api/front/product/related/:productId',
    auth: 'none',
    tag: 'products',
  },
  /** Promotions running now. */
  activityList: {
    as: 'products.activities',
    method: 'GET',
    path: '/api/front/product/activity/list',
    auth: 'none',
    tag: 'products',
  },
  /** Best sellers. */
  topList: { as: 'products.top', method: 'GET', path: '/api/front/product/top/list', auth: 'none', tag: 'products' },
  /** Asks for a mail when a sold-out variant is back. */
  productNotify: {
    as: 'products.notify',
    method: 'POST',
    path: '/api/front/product/notify',
    auth: 'optional',
    tag: 'products',
  },
  /** Published reviews of a product. */
  productReplies: {
    as: 'reviews.list',
    method: 'GET',
    path: '/api/front/product/reply/list/:productId',
    auth: 'none',
    tag: 'reviews',
  },
  /** How many reviews of each kind a product has. */
  replyConfig: {
    as: 'reviews.config',
    method: 'GET',
    path: '/api/front/product/reply/config/:productId',
    auth: 'none',
    tag: 'reviews',
  },
} as const satisfies CallTable;
