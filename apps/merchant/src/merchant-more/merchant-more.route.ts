import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { readMerchantFilter } from './merchant-filter.url';

export { MerchantMorePage as Component } from './merchant-more-page';

/** Merchants to search and narrow. Source: spec 2, Routes; ROUTE-16. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const queries = merchantQueries(api);
  void queryClient.prefetchQuery(queries.types());
  void queryClient.prefetchQuery(queries.categories());
  await queryClient.fetchInfiniteQuery(queries.search(readMerchantFilter(url.searchParams)));
  return null;
};
