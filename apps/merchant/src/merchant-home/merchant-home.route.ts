import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { merchantIdOf } from '../parts/merchant.url';
import { readProductFilter } from './merchant-products.url';

export { MerchantHomePage as Component } from './merchant-home-page';
export { MerchantFrameSkeleton as Skeleton } from '../parts/merchant-frame/merchant-frame';

/** A merchant's shop: who they are and what they sell. Source: spec 2, Routes; ROUTE-16, MER-01. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const id = merchantIdOf(url);
  const queries = merchantQueries(api);
  await Promise.all([
    queryClient.ensureQueryData(queries.info(id)),
    queryClient.fetchInfiniteQuery(queries.products(id, readProductFilter(url.searchParams))),
    queryClient.prefetchQuery(queries.productCategories(id)),
  ]);
  return null;
};
