import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import { lockOrders } from '../refunds/request';
import { addEvent } from './events';

interface Standing {
  status: number;
  state: string;
  is_held: boolean;
}

/** How an order stands, held until the transaction ends: locked first, since what is read while waiting is the past. */
const standing = async (orderNo: string) => {
  await lockOrders(orderNo);
  return row(sql<Standing>`
    select o.status, p.state, exists (select 1 from refund r where r.order_no = o.order_no and r.status in (0, 2, 4, 5)) as is_held
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);
};

const refuse = (text: string) => new ReplyError(409, text);

/** What a merchant's warehouse does with an order. */
export const createFulfilment = ({ clock }: Pick<Deps, 'clock'>) => ({
  /** Hands the parcel to a carrier: 0 to 1. @throws {ReplyError} 404; 409 unpaid, sent before, or asked back. */
  ship: (orderNo: string, parcel: { express: string; number: string }) =>
    tx(async () => {
      const found = await standing(orderNo);
      if (!found) throw notFound();
      if (found.state !== 'paid' || found.status !== 0) throw refuse('The order is not waiting to be shipped');
      if (found.is_held) throw refuse('The shopper has asked for the money of this order');
      await run(sql`
        update merchant_order set status = 1, shipped_at = ${clock.now()}, express_name = ${parcel.express},
          tracking_number = ${parcel.number} where order_no = ${orderNo}`);
      await addEvent(orderNo, 'shipped', clock.now(), parcel);
    }),

  /** The carrier handed it over; the shopper still has to say so. @throws {ReplyError} 404; 409 when it is not on its way. */
  deliver: (orderNo: string) =>
    tx(async () => {
      const found = await standing(orderNo);
      if (!found) throw notFound();
      if (found.status !== 1) throw refuse('The order is not on its way');
      await run(sql`update merchant_order set delivered_at = ${clock.now()} where order_no = ${orderNo}`);
      await addEvent(orderNo, 'delivered', clock.now());
    }),
});
