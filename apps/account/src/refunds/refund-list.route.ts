import type { RouteLoader } from '@souk/mfe';
import { refundQueries } from './refund.queries';

export { RefundListPage as Component } from './refund-list-page';

/** Own requests. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  void queryClient.prefetchInfiniteQuery(refundQueries(api).list(url.searchParams.get('type') === '0' ? '0' : '9'));
  return null;
};
