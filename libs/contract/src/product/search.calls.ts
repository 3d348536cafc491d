import type { CallTable } from '../wire/call';

/** Calls about search. Source: spec 7; docs/contract.md. */
export const searchCalls = {
  /** Products by words and filters. */
  productSearch: {
    as: 'search.products',
    method: 'GET',
    path: '/api/front/product/search',
    auth: 'none',
    tag: 'search',
  },
  /** What a shopper may mean, from two characters on. */
  searchSuggest: {
    as: 'search.suggest',
    method: 'GET',
    path: '/api/front/search/suggest',
    auth: 'none',
    tag: 'search',
  },
  /** Words that many search for. */
  searchKeywords: {
    as: 'search.keywords',
    method: 'GET',
    path: '/api/front/search/keyword',
    auth: 'none',
    tag: 'search',
    takes: 'nothing',
  },
} as const satisfies CallTable;
