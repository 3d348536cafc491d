import { deskLoader, idIn } from '@souk/desk';
import { repliesRead } from './reply.reads';

export { TicketDetailPage as Component } from './ticket-detail-page';

export const loader = deskLoader((at) => ['ticket', idIn(at)], repliesRead);
