import type { Paged } from '@souk/contract';
import { infiniteQueryOptions, type QueryKey } from '@souk/query';

type FetchPage<T> = (page: number, signal: AbortSignal) => Promise<Paged<T>>;

/** A list that is read page by page: where it is kept, how a page is fetched, when it ends. Pages start at 1. */
export const pagedOptions = <T>(queryKey: QueryKey, fetchPage: FetchPage<T>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pages }: Paged<T>) => (pageNum < pages ? pageNum + 1 : undefined),
  });
