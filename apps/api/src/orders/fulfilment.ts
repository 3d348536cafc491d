import type { OrderStatusCode } from '@souk/contract';
import { openRefunds } from '@souk/domain';
import { deliverObstacle, type DeskOrderFacts, shipObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound } from '../errors';
import type { Locale } from '../http/locale';
import { lockOrders } from '../refunds/request';
import { refundIn } from '../refunds/refund-states';
import { addEvent } from './events';
import { obstacleWords } from './obstacle-words';
import { sendParcelMail } from './order-mails';
import { moveOrder, wrongOrderState } from './order-states';

interface Standing {
  purchase_no: string;
  delivery_min_days: number;
  delivery_max_days: number;
  status: OrderStatusCode;
  state: string;
  is_held: boolean;
  is_delivered: boolean;
}

/** How an order stands, held until the transaction ends: locked first, since what is read while waiting is the past. */
const standing = async (orderNo: string) => {
  await lockOrders(orderNo);
  return row(sql<Standing>`
    select o.purchase_no, o.delivery_min_days, o.delivery_max_days, o.status, p.state, o.delivered_at is not null as is_delivered, exists (select 1 from refund r where r.order_no = o.order_no and ${refundIn('r.status', openRefunds)}) as is_held
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);
};

const factsOf = ({ state, status, is_held, is_delivered }: Standing): DeskOrderFacts => ({
  paid: state === 'paid',
  status,
  hasOpenRefund: is_held,
  isDelivered: is_delivered,
});

/** What a merchant's warehouse does with an order. @param locale of whoever does it: refusals are in it */
export const createFulfilment = (deps: Pick<Deps, 'clock' | 'mail' | 'config'>, locale: Locale = 'en') => ({
  /** Hands the parcel to a carrier: 0 to 1. @throws {ReplyError} 404; 409 unpaid, sent before, or asked back. */
  ship: (orderNo: string, parcel: { express: string; number: string }) =>
    tx(async () => {
      const found = await standing(orderNo);
      if (!found) throw notFound();
      const facts = factsOf(found);
      const obstacle = shipObstacle(facts);
      if (obstacle) throw wrongOrderState(facts, obstacleWords(locale, obstacle));
      const set = sql`, shipped_at = ${deps.clock.now()}, express_name = ${parcel.express}, tracking_number = ${parcel.number}`;
      if (!(await moveOrder(orderNo, 'ship', { set }))) throw wrongOrderState(facts, obstacleWords(locale, 'sent'));
      await addEvent(orderNo, 'shipped', deps.clock.now(), parcel);
      const { purchase_no: purchaseNo, delivery_min_days: minDays, delivery_max_days: maxDays } = found;
      await sendParcelMail(deps, { orderNo, purchaseNo, ...parcel, minDays, maxDays });
    }),

  /** The carrier handed it over; the shopper still has to say so. @throws {ReplyError} 404; 409 when it is not on its way. */
  deliver: (orderNo: string) =>
    tx(async () => {
      const found = await standing(orderNo);
      if (!found) throw notFound();
      const facts = factsOf(found);
      const obstacle = deliverObstacle(facts);
      if (obstacle) throw wrongOrderState(facts, obstacleWords(locale, obstacle));
      const more = { set: sql`, delivered_at = ${deps.clock.now()}`, where: sql`and delivered_at is null` };
      if (!(await moveOrder(orderNo, 'deliver', more)))
        throw wrongOrderState(facts, obstacleWords(locale, 'delivered'));
      await addEvent(orderNo, 'delivered', deps.clock.now());
    }),
});
