import type { RouteLoader } from '@souk/mfe';
import { ticketQueries } from '../parts/ticket.queries';
import { readTicketList } from './ticket.url';

export { TicketListPage as Component } from './ticket-list-page';

/** Own tickets, and what a new one may be about where the address opens its form. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const queries = ticketQueries(api);
  const { status, isNew } = readTicketList(url.searchParams);
  void queryClient.prefetchInfiniteQuery(queries.list(status));
  if (isNew) {
    void queryClient.prefetchQuery(queries.categories());
    void queryClient.prefetchQuery(queries.associated());
  }
  return null;
};
