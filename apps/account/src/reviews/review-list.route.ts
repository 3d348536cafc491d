import type { RouteLoader } from '@souk/mfe';
import { reviewQueries } from './review.queries';
import { readReviewPart } from './review.url';

export { ReviewListPage as Component } from './review-list-page';

/** Reviews to write, or those written. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const queries = reviewQueries(api);
  if (readReviewPart(url.searchParams) === 'mine') void queryClient.prefetchInfiniteQuery(queries.mine());
  else void queryClient.prefetchInfiniteQuery(queries.pending());
  return null;
};
