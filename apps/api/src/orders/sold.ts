import { sql } from 'kysely';
import { run } from '../database/tx';

/** Notes what a purchase sold; a statement, for the transaction that marks it paid. */
export const soldRows = (orderNo: string) => sql`
  insert into product_sold(product_id, num)
  select i.product_id, i.num from order_item i join merchant_order o on o.order_no = i.order_no
  where o.purchase_no = ${orderNo}`;

/** Adds what was noted to the products' counts, each piece once. @returns how many products changed */
export const countSold = () =>
  run(sql`
    with noted as (delete from product_sold returning product_id, num),
      sums as (select product_id, sum(num)::int as num from noted group by product_id)
    update product p set sales = p.sales + s.num from sums s where p.id = s.product_id`);
