import type { OrderStatusCode } from '@souk/contract';
import { canMove, orderMoves, orderStatusOf } from '@souk/domain';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { addEvent } from '../orders/events';
import { moveOrder } from '../orders/order-states';
import { refundIn } from '../orders/refund-in';
import type { RefundRow } from './refunds.repository';
import { noteCancelled } from '../webhooks/messages';
import { restock } from './restock';

/** Whether every piece of the orders that `which` names has been refunded. */
const allBack = async (which: ReturnType<typeof sql>): Promise<boolean> =>
  (
    await row(sql<{ all_back: boolean }>`
      select bool_and(i.num = coalesce((
        select sum(ri.num) from refund_item ri join refund r on r.refund_no = ri.refund_no
        where ri.order_item_id = i.id and ${refundIn('r.status', ['refunded'])}), 0)) as all_back
      from order_item i join merchant_order o on o.order_no = i.order_no where ${which}`)
  )?.all_back ?? false;

/** Whether a part of an order was sent, and every other piece has been refunded. */
const isRestSent = async (orderNo: string): Promise<boolean> =>
  (
    await row(sql<{ rest_sent: boolean }>`
      select bool_or(x.sent > 0) and bool_and(i.num = x.sent + x.refunded) as rest_sent from order_item i cross join lateral (
        select coalesce((select sum(y.num) from parcel_item y where y.order_item_id = i.id), 0) as sent, coalesce((
          select sum(ri.num) from refund_item ri join refund r on r.refund_no = ri.refund_no
          where ri.order_item_id = i.id and ${refundIn('r.status', ['refunded'])}), 0) as refunded) x
      where i.order_no = ${orderNo}`)
  )?.rest_sent ?? false;

const giveCouponBack = (id: ReturnType<typeof sql>, now: Date) =>
  run(sql`update user_coupon set used_order_no = null, used_at = null where id = (${id}) and end_at > ${now}`);

/**
 * After a request was paid out: pieces that were never sent are back in stock, unless they cannot be sold; an unsent order without pieces is cancelled, one
 * whose other pieces were sent before is on its way;
 * an order's coupon comes back when all of it did and it is still in date, the platform's when the whole purchase did.
 * Source: "One purchase, several merchants", point 4.
 */
export async function closeRefundedOrder(refund: RefundRow, now: Date): Promise<void> {
  const order = await row(
    sql<{ status: OrderStatusCode }>`select status from merchant_order where order_no = ${refund.order_no}`,
  );
  const isUnsent = order !== undefined && canMove(orderMoves.refundWhole, orderStatusOf({ paid: true, ...order }));
  if (isUnsent && !refund.is_unsellable) await restock(refund.refund_no, now);
  if (isUnsent && (await isRestSent(refund.order_no))) {
    await moveOrder(refund.order_no, 'ship', { set: sql`, shipped_at = ${now}` });
  }
  if (!(await allBack(sql`o.order_no = ${refund.order_no}`))) return;
  if (isUnsent && (await moveOrder(refund.order_no, 'refundWhole', { set: sql`, cancelled_at = ${now}` }))) {
    await addEvent(refund.order_no, 'cancelled', now);
    await noteCancelled(refund.order_no, now);
  }
  await giveCouponBack(sql`select user_coupon_id from merchant_order where order_no = ${refund.order_no}`, now);
  if (await allBack(sql`o.purchase_no = ${refund.purchase_no}`)) {
    await giveCouponBack(sql`select plat_user_coupon_id from purchase where order_no = ${refund.purchase_no}`, now);
  }
}
