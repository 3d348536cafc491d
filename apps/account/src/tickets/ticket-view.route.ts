export { TicketViewPage as Component } from './ticket-view-page';
