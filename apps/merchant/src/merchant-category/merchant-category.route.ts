import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { merchantIdOf } from '../parts/merchant.url';

export { MerchantCategoryPage as Component } from './merchant-category-page';
export { MerchantFrameSkeleton as Skeleton } from '../parts/merchant-frame/merchant-frame';

/** What a merchant sells, category by category. Source: spec 2, Routes; ROUTE-16, MER-01. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const id = merchantIdOf(url);
  const queries = merchantQueries(api);
  await queryClient.ensureQueryData(queries.info(id));
  const categories = await queryClient.ensureQueryData(queries.productCategories(id));
  await Promise.all(categories.map(({ id: cid }) => queryClient.prefetchQuery(queries.sample(id, cid))));
  return null;
};
