import type { TicketStatus } from '@souk/contract';
import { CircleCheck, Inbox, MessagesSquare } from 'lucide-react';
import type { StateLook } from '../parts/order/order-look';

/** Where a ticket stands, in words and colour. */
export const ticketLooks: Readonly<Record<TicketStatus, StateLook>> = {
  OPEN: { label: 'tickets.status.OPEN', tone: 'warn', Icon: Inbox },
  INPROCESS: { label: 'tickets.status.INPROCESS', tone: 'brand', Icon: MessagesSquare },
  CLOSED: { label: 'tickets.status.CLOSED', tone: 'neutral', Icon: CircleCheck },
};
