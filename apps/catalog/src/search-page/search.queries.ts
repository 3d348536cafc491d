import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';

const staleTime = 5 * 60_000;

export const searchQueries = (api: Api) => ({
  /** Words that many search for. Source: spec 7, search/keyword. */
  keywords: () =>
    queryOptions({ queryKey: ['search', 'keywords'], queryFn: ({ signal }) => api.search.keywords(signal), staleTime }),
  /** The first of the best sellers, for a search without a hit. */
  bestSellers: () =>
    queryOptions({
      queryKey: ['products', 'bestSellers'],
      queryFn: ({ signal }) => api.products.top({ page: 1, limit: 6 }, signal),
      staleTime,
    }),
});
