import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { readMerchantFilter } from './merchant-filter.url';

export { MerchantMorePage as Component } from './merchant-more-page';

/** Fetches the first merchants that the address asks for, and what they can be narrowed by. Source: spec 2, Routes; ROUTE-16. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const queries = merchantQueries(api);
  void queryClient.prefetchQuery(queries.types());
  void queryClient.prefetchQuery(queries.categories());
  await queryClient.fetchInfiniteQuery(queries.search(readMerchantFilter(url.searchParams)));
  return null;
};
