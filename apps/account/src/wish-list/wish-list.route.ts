import type { RouteLoader } from '@souk/mfe';
import { wishQueries } from './wish.queries';

export { WishListPage as Component } from './wish-list-page';

/** Wish list and followed merchants. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const queries = wishQueries(api);
  const isMerchants = url.searchParams.get('part') === 'merchants';
  void (isMerchants
    ? queryClient.prefetchInfiniteQuery(queries.merchants())
    : queryClient.prefetchInfiniteQuery(queries.products()));
  return null;
};
