import { sql } from 'kysely';
import { row, run } from '../database/tx';
import type { Cancelled } from './order-letter';

/** Notes what a desk that cancels orders tells their shopper. @param which orders, as a condition on `merchant_order` */
export const noteCancelWords = (which: ReturnType<typeof sql>, words: string) =>
  run(sql`update merchant_order set cancel_words = ${words} where ${which}`);

/** How a desk cancelled an order; undefined: no desk did. */
export const deskCancel = (orderNo: string) =>
  row(sql<Omit<Cancelled, 'dispute'> & { purchase_no: string }>`
    select o.purchase_no, o.cancel_words as words, case when p.state = 'paid' then o.order_no else p.order_no end as no, coalesce((
      select r.amount_cents from refund r where r.order_no = o.order_no and r.is_cancel order by r.created_at desc limit 1), 0) as cents
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo} and o.cancel_words is not null`);
