import { autoReceiveDays, dayMs, openRefunds, orderCodes, orderMoves } from '@souk/domain';
import { sql } from 'kysely';
import { rows, tx } from '../database/tx';
import { orderIn } from './order-states';
import { noteReceived, type ReceivedOrder } from './received';
import { refundIn } from './refund-in';

/** After an upgrade years of orders may wait; each is noted by a step of its own. */
const mostAtOnce = 500;

/**
 * Counts orders as received that were handed over long enough ago: few shoppers press "Mark as received", and an order that is never received
 * would never be completed, and its shopper's data never deleted.
 * @returns how many
 */
export const countAsReceived = (now: Date) =>
  tx(async () => {
    const { from, to } = orderMoves.countAsReceived;
    const before = new Date(now.getTime() - autoReceiveDays * dayMs);
    const done = await rows(sql<ReceivedOrder>`
      update merchant_order m set status = ${orderCodes[to]}::smallint, received_at = ${now}
      from purchase p where p.order_no = m.purchase_no and m.order_no in (
        select o.order_no from merchant_order o
        where ${orderIn('o.status', from)} and o.delivered_at <= ${before}
          and not exists (select 1 from refund r where r.order_no = o.order_no and ${refundIn('r.status', openRefunds)})
          and exists (select 1 from purchase bought where bought.order_no = o.purchase_no and bought.state = 'paid')
        order by o.delivered_at limit ${mostAtOnce} for update of o skip locked)
      returning m.order_no, m.pay_cents, m.refunded_cents, p.user_id`);
    for (const order of done) await noteReceived(order, { by: 'clock', now });
    return done.length;
  });
