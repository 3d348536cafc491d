import type { RouteLoader } from '@souk/mfe';
import { orderQueries } from '../parts/order/order.queries';
import { readOrderAddress } from './order-detail.url';

export { OrderDetailPage as Component } from './order-detail-page';

/** Asks for a signed-in shopper's own order while the page's code is on its way. A guest's is asked for by the page, with the key of its link. */
export const loader: RouteLoader = async ({ api, queryClient, url, isSignedIn }) => {
  const { orderNo, token } = readOrderAddress(url.searchParams);
  if (orderNo && !token && (await isSignedIn?.())) void queryClient.prefetchQuery(orderQueries(api).detail(orderNo));
  return null;
};
