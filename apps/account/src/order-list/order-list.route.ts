import type { RouteLoader } from '@souk/mfe';
import { orderQueries } from '../parts/order/order.queries';
import { readOrderFilter } from './order-list.url';

export { OrderListPage as Component } from './order-list-page';

/** Own orders. Asked for while the page's code is on its way; the page waits for neither. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const queries = orderQueries(api);
  void queryClient.prefetchInfiniteQuery(queries.list(readOrderFilter(url.searchParams)));
  void queryClient.prefetchQuery(queries.counts());
  return null;
};
