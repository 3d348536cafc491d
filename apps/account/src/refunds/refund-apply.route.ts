import type { RouteLoader } from '@souk/mfe';
import { refundQueries } from './refund.queries';
import { readRefundedOrder } from './refund.url';

export { RefundApplyPage as Component } from './refund-apply-page';

/** What of an order can be refunded, and the reasons to choose from. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const orderNo = readRefundedOrder(url.searchParams);
  if (!orderNo) return null;
  const queries = refundQueries(api);
  void queryClient.prefetchQuery(queries.offer(orderNo));
  void queryClient.prefetchQuery(queries.reasons());
  return null;
};
