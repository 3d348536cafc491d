import { sql } from 'kysely';
import { rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';

/** An internal note of an order. `is_merchants`: a merchant's people wrote it; `by`: null once their account was deleted. */
export interface OrderNote {
  by: string | null;
  text: string;
  at: Date;
  is_merchants: boolean;
}

/** Notes that a scope reads: the platform's people read all, a merchant's those of their own desk. On `order_note n`. */
const readable = ({ merchantId }: Scope) => (merchantId === null ? sql`true` : sql`n.merchant_id = ${merchantId}`);

/** How many notes of an order a scope reads. On `merchant_order o`. */
export const noteCount = (scope: Scope) =>
  sql`(select count(*)::int from order_note n where n.order_no = o.order_no and ${readable(scope)})`;

/** The notes of an order that a scope reads, the first one first. */
export const orderNotes = (scope: Scope, orderNo: string) =>
  rows(sql<OrderNote>`
    select coalesce(nullif(w.nickname, ''), w.email) as by, n.text, n.at, n.merchant_id is not null as is_merchants
    from order_note n left join shopper w on w.sub = n.author
    where n.order_no = ${orderNo} and ${readable(scope)} order by n.id`);

export const addOrderNote = (
  { merchantId }: Scope,
  { orderNo, author, text, now }: { orderNo: string; author: string; text: string; now: Date },
) =>
  run(sql`
    insert into order_note(order_no, merchant_id, author, text, at) values (${orderNo}, ${merchantId}, ${author}, ${text}, ${now})`);
