import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { merchantIdOf } from '../parts/merchant.url';

export { MerchantCouponPage as Component } from './merchant-coupon-page';
export { MerchantFrameSkeleton as Skeleton } from '../parts/merchant-frame/merchant-frame';

/** Coupons that a merchant gives. Source: spec 2, Routes; ROUTE-16, MER-01. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const id = merchantIdOf(url);
  const queries = merchantQueries(api);
  await Promise.all([
    queryClient.ensureQueryData(queries.info(id)),
    queryClient.prefetchInfiniteQuery(queries.coupons(id)),
  ]);
  return null;
};
