import { sql } from 'kysely';
import { rows, run } from '../database/tx';

/** A step of a purchase's or an order's way. */
export type EventType =
  | 'created'
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'shipped'
  | 'delivered'
  | 'received'
  | 'completed'
  | 'reviewed'
  | 'refundAsked'
  | 'refundRefused'
  | 'refundRevoked'
  | 'returnSent'
  | 'returnArrived'
  | 'refundApproved'
  | 'refunded';

export interface OrderEvent {
  order_no: string;
  type: EventType;
  at: Date;
  data: Record<string, string | number>;
}

/** Notes a step, inside the transaction that takes it. @param orderNo a purchase's, an order's or a refund's number */
export const addEvent = (...event: Parameters<typeof eventRow>) => run(eventRow(...event));

/** The same as a statement, to be run together with others. */
export const eventRow = (orderNo: string, type: EventType, at: Date, data: OrderEvent['data'] = {}) =>
  sql`insert into order_event(order_no, type, at, data) values (${orderNo}, ${type}, ${at}, ${JSON.stringify(data)}::jsonb)`;

/** The steps under these numbers, the earliest first. */
export const eventsOf = (orderNos: readonly string[]) =>
  rows(sql<OrderEvent>`
    select order_no, type, at, data from order_event where order_no = any(${[...orderNos]}::text[]) order by at, id`);
