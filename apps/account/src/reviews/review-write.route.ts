import type { RouteLoader } from '@souk/mfe';
import { reviewQueries } from './review.queries';
import { readReviewAddress } from './review.url';

export { ReviewWritePage as Component } from './review-write-page';

/** What of an order can still be reviewed. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const { orderNo } = readReviewAddress(url.searchParams);
  if (orderNo) void queryClient.prefetchQuery(reviewQueries(api).ofOrder(orderNo));
  return null;
};
