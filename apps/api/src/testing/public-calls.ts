import type { CallName } from '@souk/contract';
import type { TestApp } from './test-app';

/** What a call is made with. */
export type Asked = NonNullable<Parameters<TestApp['call']>[1]>;

/** How the calls that public pages are made from ask for something that there is. @param product one with reviews */
export const publicCalls = (product: { id: number; slug: string }): Partial<Record<CallName, Asked>> => {
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
