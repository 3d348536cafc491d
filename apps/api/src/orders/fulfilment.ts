import type { OrderStatusCode } from '@souk/contract';
import { canMove, openRefunds, orderMoves, type OrderStanding, orderStatusOf } from '@souk/domain';
import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import { lockOrders } from '../refunds/request';
import { refundIn } from '../refunds/refund-states';
import { addEvent } from './events';
import { sendParcelMail } from './order-mails';
import { moveOrder, wrongOrderState } from './order-states';

interface Standing {
  purchase_no: string;
  delivery_min_days: number;
  delivery_max_days: number;
  status: OrderStatusCode;
  state: string;
  is_held: boolean;
}

/** How an order stands, held until the transaction ends: locked first, since what is read while waiting is the past. */
const standing = async (orderNo: string) => {
  await lockOrders(orderNo);
  return row(sql<Standing>`
    select o.purchase_no, o.delivery_min_days, o.delivery_max_days, o.status, p.state, exists (select 1 from refund r where r.order_no = o.order_no and ${refundIn('r.status', openRefunds)}) as is_held
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);
};

const standingOf = ({ state, status }: Standing): OrderStanding => ({ paid: state === 'paid', status });

/** What a merchant's warehouse does with an order. */
export const createFulfilment = (deps: Pick<Deps, 'clock' | 'mail' | 'config'>) => ({
  /** Hands the parcel to a carrier: 0 to 1. @throws {ReplyError} 404; 409 unpaid, sent before, or asked back. */
  ship: (orderNo: string, parcel: { express: string; number: string }) =>
    tx(async () => {
      const found = await standing(orderNo);
      if (!found) throw notFound();
      const isPaid = canMove(orderMoves.ship, orderStatusOf(standingOf(found)));
      if (isPaid && found.is_held) throw new ReplyError(409, 'The shopper has asked for the money of this order');
      const set = sql`, shipped_at = ${deps.clock.now()}, express_name = ${parcel.express}, tracking_number = ${parcel.number}`;
      if (!isPaid || !(await moveOrder(orderNo, 'ship', { set })))
        throw wrongOrderState(standingOf(found), 'The order is not waiting to be shipped');
      await addEvent(orderNo, 'shipped', deps.clock.now(), parcel);
      const { purchase_no: purchaseNo, delivery_min_days: minDays, delivery_max_days: maxDays } = found;
      await sendParcelMail(deps, { orderNo, purchaseNo, ...parcel, minDays, maxDays });
    }),

  /** The carrier handed it over; the shopper still has to say so. @throws {ReplyError} 404; 409 when it is not on its way. */
  deliver: (orderNo: string) =>
    tx(async () => {
      const found = await standing(orderNo);
      if (!found) throw notFound();
      const more = { set: sql`, delivered_at = ${deps.clock.now()}`, where: sql`and delivered_at is null` };
      if (!(await moveOrder(orderNo, 'deliver', more)))
        throw wrongOrderState(standingOf(found), 'The order is not on its way');
      await addEvent(orderNo, 'delivered', deps.clock.now());
    }),
});
