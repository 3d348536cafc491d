import type { RouteLoader } from '@souk/mfe';
import { ticketQueries } from '../parts/ticket.queries';
import { readTicketList } from './ticket.url';

export { TicketListPage as Component } from './ticket-list-page';

/** Own tickets. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  void queryClient.prefetchInfiniteQuery(ticketQueries(api).list(readTicketList(url.searchParams).status));
  return null;
};
