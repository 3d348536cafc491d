import type { CallName } from '../calls/calls';

/** Calls of whose answers the api tells each change (page-changes.ts): a page that is made from nothing else can be kept until then. */
export const trackedCalls = {
  /** Told by the key of the store. */
  store: ['storeDetails', 'storePage', 'storeWidget', 'categoryTree', 'pageFrame', 'pagePolicy', 'pageView'],
  /** Told by the keys of the products that the answer names; what stands beside one may be another product a minute later. */
  product: ['productDetail', 'productRelated', 'productReplies', 'replyConfig'],
  /** They choose among all products: one that comes, goes or sells better changes the answer. */
  anyProduct: ['homeIndex', 'productList', 'productCollection', 'productsByIds', 'topList', 'activityList'],
} as const satisfies Record<string, readonly CallName[]>;
