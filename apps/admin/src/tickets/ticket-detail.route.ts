import { deskLoader, idIn } from '@souk/desk';

export { TicketDetailPage as Component } from './ticket-detail-page';

export const loader = deskLoader((at) => ['ticket', idIn(at)]);
