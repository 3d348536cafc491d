import type { Api } from '@souk/api-client';
import type { StoreDetails } from '@souk/contract';
import { type QueryClient, queryOptions } from '@souk/query';

const detailsKey = ['store', 'details'] as const;

/** The store's id once its details are read: cart calls carry it. Source: spec 7, cart/list. */
export const storeIdOf = (queryClient: QueryClient): number | undefined =>
  queryClient.getQueryData<StoreDetails>(detailsKey)?.id;

/** What every page's frame needs of the store: read by the shell's root loader, kept for the visit. */
export const storeQueries = (api: Api) => ({
  /** Store details: logo, announcement, flags. Source: spec 7, store/details. */
  details: () =>
    queryOptions({
      queryKey: detailsKey,
      queryFn: ({ signal }) => api.store.details(signal),
      staleTime: 5 * 60_000,
    }),
  /** The category tree, three levels. Source: spec 7, product/category. */
  categories: () =>
    queryOptions({
      queryKey: ['categories', 'tree'],
      queryFn: ({ signal }) => api.categories.tree(signal),
      staleTime: 5 * 60_000,
    }),
  /** The header or footer that the owner designed; null when there is none. Source: spec 3, Store page; HEAD-10, FOOT-04. */
  frame: (type: 'HEADER' | 'FOOTER') =>
    queryOptions({
      queryKey: ['pages', 'frame', type],
      queryFn: ({ signal }) => api.pages.frame(type, signal),
      staleTime: 5 * 60_000,
    }),
});
