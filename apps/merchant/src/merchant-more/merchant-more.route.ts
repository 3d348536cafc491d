import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { readMerchantFilter } from './merchant-filter.url';

export { MerchantMorePage as Component } from './merchant-more-page';

/** Fetches the first merchants that the address asks for, and what they can be narrowed by. Source: spec 2, Routes; ROUTE-16. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const queries = merchantQueries(api);
  await Promise.all([
    queryClient.fetchInfiniteQuery(queries.search(readMerchantFilter(url.searchParams))),
    queryClient.prefetchQuery(queries.types()),
    queryClient.prefetchQuery(queries.categories()),
  ]);
  return null;
};
