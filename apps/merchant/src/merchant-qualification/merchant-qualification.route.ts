import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { merchantIdOf } from '../parts/merchant.url';

export { MerchantQualificationPage as Component } from './merchant-qualification-page';
export { MerchantFrameSkeleton as Skeleton } from '../parts/merchant-frame/merchant-frame';

/** Who a merchant is and what shows it. Source: spec 2, Routes; ROUTE-16, MER-01. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const id = merchantIdOf(url);
  const queries = merchantQueries(api);
  await Promise.all([queryClient.ensureQueryData(queries.info(id)), queryClient.ensureQueryData(queries.detail(id))]);
  return null;
};
