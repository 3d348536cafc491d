import type { CallName } from '@souk/contract';
import type { TestApp } from './test-app';

/** Arguments of a call. */
export type Asked = NonNullable<Parameters<TestApp['call']>[1]>;

/** Arguments of each call that public pages need, all of things that exist. @param product one with reviews, else the calls about them find none */
export const publicCallArguments = (product: { id: number; slug: string }): Partial<Record<CallName, Asked>> => {
  const params = { uniqueKey: '-', slug: product.slug, productId: product.id };
  return {
    storePage: { query: { type: 'FOOTER' } },
    storeWidget: { query: { type: 'WHATSAPP' } },
    pageView: { query: { path: '/company/about_us' } },
    pageFrame: { params: { type: 'HEADER' } },
    productDetail: { params },
    productRelated: { params, query: { type: 0 } },
    productReplies: { params },
    replyConfig: { params },
    productCollection: { params: { collectionId: 1 } },
    productsByIds: { query: { ids: String(product.id) } },
  };
};
