import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { addEvent } from '../orders/events';
import type { RefundRow } from './refunds.repository';

/** Puts the pieces of a request back into stock; rows are locked in the order of their ids. */
const restock = (refundNo: string) =>
  run(sql`
    with held as (
      select v.id, x.num from variant v join (
        select i.variant_id, sum(r.num)::int as num from refund_item r join order_item i on i.id = r.order_item_id
        where r.refund_no = ${refundNo} group by 1) x on x.variant_id = v.id
      order by v.id for no key update of v)
    update variant v set stock = v.stock + held.num from held where v.id = held.id`);

/** Whether every piece of the orders that `which` names has been refunded. */
const allBack = async (which: ReturnType<typeof sql>): Promise<boolean> =>
  (
    await row(sql<{ all_back: boolean }>`
      select bool_and(i.num = coalesce((
        select sum(ri.num) from refund_item ri join refund r on r.refund_no = ri.refund_no
        where ri.order_item_id = i.id and r.status = 3), 0)) as all_back
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
    sql<{ status: number }>`select status from merchant_order where order_no = ${refund.order_no}`,
  );
  const isUnsent = order?.status === 0;
  if (isUnsent) await restock(refund.refund_no);
  if (!(await allBack(sql`o.order_no = ${refund.order_no}`))) return;
  if (isUnsent) {
    await run(sql`update merchant_order set status = 9, cancelled_at = ${now} where order_no = ${refund.order_no}`);
    await addEvent(refund.order_no, 'cancelled', now);
  }
  await giveCouponBack(sql`select user_coupon_id from merchant_order where order_no = ${refund.order_no}`, now);
  if (await allBack(sql`o.purchase_no = ${refund.purchase_no}`)) {
    await giveCouponBack(sql`select plat_user_coupon_id from purchase where order_no = ${refund.purchase_no}`, now);
  }
}
