import type { RouteLoader } from '@souk/mfe';
import { ticketQueries } from '../parts/ticket.queries';
import { readTicketId } from './ticket.url';

export { TicketViewPage as Component } from './ticket-view-page';

/** One own ticket. Source: ROUTE-23. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const id = readTicketId(url.searchParams);
  if (id) void queryClient.prefetchQuery(ticketQueries(api).detail(id));
  return null;
};
