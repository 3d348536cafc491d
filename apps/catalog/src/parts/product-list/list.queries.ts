import type { Api } from '@souk/api-client';
import type { ProductResults } from '@souk/contract';
import { infiniteQueryOptions } from '@souk/query';
import { readFilter, readPage, type ListFilter } from './list.url';
import { nextPage } from './next-page';

/** Where a list comes from: one of the store's own, or a category. */
export type ListSource = 'all' | 'search' | 'activity' | 'top' | { collection: string };

const pageSize = 20;

type Ask = ListFilter & { page: number; limit: number };

const callOf =
  (api: Api, source: ListSource) =>
  (ask: Ask, signal: AbortSignal): Promise<ProductResults> => {
    if (typeof source === 'object') return api.products.collection({ ...ask, collectionId: source.collection }, signal);
    const calls = {
      all: api.products.list,
      search: api.search.products,
      activity: api.products.activities,
      top: api.products.top,
    };
    return calls[source](ask, signal);
  };

/** A list as its address says it, page by page from the address's own. Kept for five minutes, so that Back costs nothing. */
export const listQuery = (api: Api, source: ListSource, search: URLSearchParams) => {
  const filter = readFilter(search);
  const firstPage = readPage(search);
  const ask = callOf(api, source);
  return infiniteQueryOptions({
    queryKey: ['products', 'list', source, filter, firstPage],
    queryFn: ({ pageParam, signal }) => ask({ ...filter, page: pageParam, limit: pageSize }, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
  });
};
