import { deskTicketTabs } from '@souk/contract/desk';
import { deskLoader, listIn, viewsRead } from '@souk/desk';

export { TicketListPage as Component } from './ticket-list-page';

export const loader = deskLoader(({ search }) => ['tickets', listIn(search, deskTicketTabs).input], viewsRead);
