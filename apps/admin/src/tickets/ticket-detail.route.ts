export { TicketDetailPage as Component } from './ticket-detail-page';
