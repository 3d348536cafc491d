import { sql } from 'kysely';
import { rows, run } from '../database/tx';

/** A step of a purchase's or an order's way that is noted on its own. */
type EventType =
  | 'cancelled'
  | 'expired'
  | 'shipped'
  | 'shippedPart'
  | 'parcelCorrected'
  | 'delivered'
  | 'received'
  | 'completed'
  | 'reviewed'
  | 'refundAsked'
  | 'refundRefused'
  | 'refundRevoked'
  | 'returnExpected'
  | 'returnSent'
  | 'returnArrived'
  | 'refundApproved'
  | 'refunded';

export interface OrderEvent {
  order_no: string;
  type: EventType | 'created' | 'paid';
  at: Date;
  data: Record<string, string | number>;
}

/** Notes a step, inside the transaction that takes it. @param orderNo a purchase's, an order's or a refund's number */
export const addEvent = (orderNo: string, type: EventType, at: Date, data: OrderEvent['data'] = {}) =>
  run(sql`
    insert into order_event(order_no, type, at, data) values (${orderNo}, ${type}, ${at}, ${JSON.stringify(data)}::jsonb)`);

/**
 * The steps under these numbers, the earliest first. That a purchase was made and paid stands in its own row and nowhere
 * else.
 */
export const eventsOf = (orderNos: readonly string[]) => {
  const these = sql`order_no = any(${[...orderNos]}::text[])`;
  return rows(sql<OrderEvent>`
    select order_no, type, at, data from (
      select order_no, type, at, data, id from order_event where ${these}
      union all select order_no, 'created', created_at, '{}', -2 from purchase where ${these}
      union all select order_no, 'paid', paid_at, '{}', -1 from purchase where ${these} and paid_at is not null
    ) steps order by at, id`);
};
