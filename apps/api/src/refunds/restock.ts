import { sql } from 'kysely';
import { run } from '../database/tx';

/**
 * Puts the pieces of a request back into stock, once; rows are locked in the order of their ids.
 * @returns false when they had been put back before.
 */
export const restock = async (refundNo: string, now: Date): Promise<boolean> => {
  const isFirst = await run(sql`
    update refund set restocked_at = ${now} where refund_no = ${refundNo} and restocked_at is null`);
  if (isFirst === 0) return false;
  await run(sql`
    with held as (
      select v.id, x.num from variant v join (
        select i.variant_id, sum(r.num)::int as num from refund_item r join order_item i on i.id = r.order_item_id
        where r.refund_no = ${refundNo} group by 1) x on x.variant_id = v.id
      order by v.id for no key update of v)
    update variant v set stock = v.stock + held.num from held where v.id = held.id`);
  return true;
};
