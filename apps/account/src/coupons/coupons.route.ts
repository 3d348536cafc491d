import type { RouteLoader } from '@souk/mfe';
import { couponQueries } from './coupon.queries';
import { readCouponPart } from './coupons.url';

export { CouponsPage as Component } from './coupons-page';

/** Own coupons and the coupon centre. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const part = readCouponPart(url.searchParams);
  const queries = couponQueries(api);
  if (part === 'centre') void queryClient.prefetchInfiniteQuery(queries.centre());
  else void queryClient.prefetchInfiniteQuery(queries.mine(part));
  return null;
};
