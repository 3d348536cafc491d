import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { run } from '../database/tx';

/** Of how many days, today among them, daily sales of products are kept: the desks' lists show their sum. */
const countedDays = 30;

const dayText = (at: Date) => at.toISOString().slice(0, 10);

/** The first of these days, in UTC. */
const firstDay = (now: Date) => dayText(new Date(now.getTime() - (countedDays - 1) * dayMs));

/** SQL statement that stores the items of a purchase as sold and not counted yet, for the transaction that marks it paid. */
export const insertSoldItems = (orderNo: string, now: Date) => sql`
  insert into product_sold(product_id, num, day)
  select i.product_id, i.num, ${dayText(now)}::date from order_item i join merchant_order o on o.order_no = i.order_no
  where o.purchase_no = ${orderNo}`;

/**
 * Adds what was sold and not counted yet to each product's total and daily sales, each item once, and deletes daily sales that are older
 * than 30 days. A job does so each minute.
 * @returns how many products changed
 */
export const rollUpSales = async (now: Date): Promise<number> => {
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

/** SQL expression: pieces paid for in the last 30 days, of the product row aliased `p`. Those cancelled later count, as in the figures. */
export const soldIn30Days = (now: Date) => sql`(
  select coalesce(sum(d.pieces), 0)::int from product_sold_day d where d.product_id = p.id and d.day >= ${firstDay(now)}::date)`;
