export { TicketListPage as Component } from './ticket-list-page';
