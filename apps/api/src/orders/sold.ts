import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { run } from '../database/tx';

/** Of how many days, today among them, the desks' lists say how many pieces of a product were sold. */
const soldLatelyDays = 30;

const dayText = (at: Date) => at.toISOString().slice(0, 10);

/** The first day (UTC) whose sales count as lately. */
const firstDay = (now: Date) => dayText(new Date(now.getTime() - (soldLatelyDays - 1) * dayMs));

/** Notes what a purchase sold; a statement, for the transaction that marks it paid. */
export const soldRows = (orderNo: string, now: Date) => sql`
  insert into product_sold(product_id, num, day)
  select i.product_id, i.num, ${dayText(now)}::date from order_item i join merchant_order o on o.order_no = i.order_no
  where o.purchase_no = ${orderNo}`;

/**
 * Adds what was noted to the products' counts and to their days, each piece once, and drops days that no list asks for.
 * @returns how many products changed
 */
export const countSold = async (now: Date): Promise<number> => {
  await run(sql`delete from product_sold_day where day < ${firstDay(now)}::date`);
  return run(sql`
    with noted as (delete from product_sold returning product_id, num, day),
      days as (
        insert into product_sold_day as d (product_id, day, pieces)
        select n.product_id, n.day, sum(n.num) from noted n join product p on p.id = n.product_id
        where n.day >= ${firstDay(now)}::date group by 1, 2
        on conflict (product_id, day) do update set pieces = d.pieces + excluded.pieces),
      sums as (select product_id, sum(num)::int as num from noted group by product_id)
    update product p set sales = p.sales + s.num from sums s where p.id = s.product_id`);
};

/** How many pieces of a product, the alias `p`, were paid for in the last 30 days. One that was cancelled later stays, as in the figures. */
export const soldLately = (now: Date) => sql`(
  select coalesce(sum(d.pieces), 0)::int from product_sold_day d where d.product_id = p.id and d.day >= ${firstDay(now)}::date)`;
