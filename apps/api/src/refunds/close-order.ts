import type { OrderStatusCode } from '@souk/contract';
import { canMove, orderMoves, orderStatusOf } from '@souk/domain';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { addEvent } from '../orders/events';
import { moveOrder } from '../orders/order-states';
import { refundIn } from './refund-states';
import type { RefundRow } from './refunds.repository';
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

const giveCouponBack = (id: ReturnType<typeof sql>, now: Date) =>
  run(sql`update user_coupon set used_order_no = null, used_at = null where id = (${id}) and end_at > ${now}`);

/**
 * After a request was paid out: pieces that were never sent are back in stock; an unsent order without pieces is cancelled;
 * an order's coupon comes back when all of it did and it is still in date, the platform's when the whole purchase did.
 * Source: "One purchase, several merchants", point 4.
 */
export async function closeRefundedOrder(refund: RefundRow, now: Date): Promise<void> {
  const order = await row(
    sql<{ status: OrderStatusCode }>`select status from merchant_order where order_no = ${refund.order_no}`,
  );
  const isUnsent = order !== undefined && canMove(orderMoves.refundWhole, orderStatusOf({ paid: true, ...order }));
  if (isUnsent) await restock(refund.refund_no, now);
  if (!(await allBack(sql`o.order_no = ${refund.order_no}`))) return;
  if (isUnsent && (await moveOrder(refund.order_no, 'refundWhole', { set: sql`, cancelled_at = ${now}` }))) {
    await addEvent(refund.order_no, 'cancelled', now);
  }
  await giveCouponBack(sql`select user_coupon_id from merchant_order where order_no = ${refund.order_no}`, now);
  if (await allBack(sql`o.purchase_no = ${refund.purchase_no}`)) {
    await giveCouponBack(sql`select plat_user_coupon_id from purchase where order_no = ${refund.purchase_no}`, now);
  }
}
