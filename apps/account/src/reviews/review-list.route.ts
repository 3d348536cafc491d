import type { RouteLoader } from '@souk/mfe';
import { reviewQueries } from './review.queries';

export { ReviewListPage as Component } from './review-list-page';

/** Reviews to write and written. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  void queryClient.prefetchInfiniteQuery(reviewQueries(api).pending());
  return null;
};
