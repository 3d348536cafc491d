import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../desk-ctx';
import { containsText } from '../contains-text';
import { isCustomerMasked } from './customer-mask';

/** Written as the index `purchase_customer_letters` is, inside `containsText`, which finds parts of it; the texts in `foundOrders` are written as theirs are. */
export const customer = sql`trim(coalesce(p.address ->> 'firstName', '') || ' ' || coalesce(p.address ->> 'lastName', ''))`;

/** Names of an item in both languages, as the index `order_item_goods_letters` has them inside `containsText`. */
export const goods = sql`i.name_en || E'\\n' || i.name_fr`;

/** A text with an @ is an e-mail and nothing else, at the platform's desk. */
export const isEmail = (q: string, { merchantId }: Scope) => merchantId === null && q.includes('@');

/** Who looks for what, and when. */
type Search = { scope: Scope; q: string; like: string; now: Date };

/** Whether a variant has this whole code, as its merchant wrote it or not: written as the index `variant_sku_code` is. */
const hasCode = (q: string) => sql`v.sku_code <> '' and lower(v.sku_code) = lower(${q})`;

/**
 * Orders that a text may find, some of them twice: by number, parcel, customer, product or a whole SKU code. Each kind is looked through once, by its index.
 * @param most so many are enough
 */
export const foundOrders = ({ scope, q, like, now }: Search, most: RawBuilder<unknown>) => sql`
    select x.order_no from merchant_order x where (x.order_no || '') ilike ${like}
    union all select x.order_no from parcel x where (x.number || '') ilike ${like}
    union all select x.order_no from merchant_order x
      join (select p.order_no, p.cancelled_at from purchase p where ${containsText(q, customer)} limit ${most}) y on y.order_no = x.purchase_no
      where not ${isCustomerMasked(scope, now, { order: 'x', purchase: 'y' })}
    union all (select i.order_no from variant v join order_item i on i.product_id = v.product_id and i.variant_id = v.id
      where ${hasCode(q)} limit ${most})
    union all select i.order_no from order_item i where ${containsText(q, goods)} limit ${most}`;

/** The same of one order. `offset 0`: else the planner would look up all items that match before it looks at an order. */
export const isFoundOrder = ({ scope, q, like, now }: Search) => sql`(o.order_no ilike ${like}
    or ${containsText(q, customer)} and not ${isCustomerMasked(scope, now)}
    or exists (select 1 from parcel x where x.order_no = o.order_no and x.number ilike ${like} offset 0)
    or exists (select 1 from order_item i where i.order_no = o.order_no and ${containsText(q, goods)} offset 0)
    or exists (select 1 from order_item i join variant v on v.id = i.variant_id where i.order_no = o.order_no and ${hasCode(q)} offset 0))`;
