import { deskLoader, viewsRead } from '@souk/desk';
import { ticketListIn, ticketListInput } from './ticket-list.url';

export { TicketListPage as Component } from './ticket-list-page';

export const loader = deskLoader(({ search }) => ['tickets', ticketListInput(ticketListIn(search))], viewsRead);
