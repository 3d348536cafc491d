import type { RouteLoader } from '@souk/mfe';
import { refundQueries } from './refund.queries';
import { readRefundNo } from './refund.url';

export { RefundDetailPage as Component } from './refund-detail-page';

/** One own request. Source: ROUTE-21. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const refundNo = readRefundNo(url.searchParams);
  if (refundNo) void queryClient.prefetchQuery(refundQueries(api).detail(refundNo));
  return null;
};
