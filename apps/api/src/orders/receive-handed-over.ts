import { autoReceiveDays, dayMs, openRefunds, orderCodes, orderMoves } from '@souk/domain';
import { sql } from 'kysely';
import { rows, tx } from '../database/tx';
import { addEvent } from './events';
import { orderIn } from './order-states';
import { refundIn } from './refund-in';

/** After an upgrade years of orders may wait; each is noted by a step of its own. */
const mostAtOnce = 500;

/**
 * Counts orders as received that were handed over long enough ago: few shoppers press "Mark as received", and an order that is never received
 * would never be completed, and its shopper's data never deleted.
 * @returns how many
 */
export const receiveHandedOver = (now: Date) =>
  tx(async () => {
    const { from, to } = orderMoves.receive;
    const before = new Date(now.getTime() - autoReceiveDays * dayMs);
    const done = await rows(sql<{ order_no: string }>`
      update merchant_order set status = ${orderCodes[to]}::smallint, received_at = ${now}
      where order_no in (
        select o.order_no from merchant_order o
        where ${orderIn('o.status', from)} and o.delivered_at <= ${before}
          and not exists (select 1 from refund r where r.order_no = o.order_no and ${refundIn('r.status', openRefunds)})
          and exists (select 1 from purchase p where p.order_no = o.purchase_no and p.state = 'paid')
        order by o.delivered_at limit ${mostAtOnce} for update of o skip locked)
      returning order_no`);
    for (const { order_no } of done) await addEvent(order_no, 'countedAsReceived', now);
    return done.length;
  });
