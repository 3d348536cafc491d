import type { RouteLoader } from '@souk/mfe';
import { orderQueries } from '../parts/order/order.queries';
import { ticketQueries } from '../parts/ticket.queries';
import { userQueries } from '../parts/user.queries';
import { allOrders } from './orders-under-way';

export { OverviewPage as Component } from './overview-page';

/** The account's first page. Asks for what it shows while the page's code is on its way. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  void queryClient.prefetchQuery(userQueries(api).info());
  void queryClient.prefetchInfiniteQuery(orderQueries(api).list(allOrders));
  void queryClient.prefetchInfiniteQuery(ticketQueries(api).list(null));
  return null;
};
