import type { CommissionedOrder, RefundedLine, RefundEntry, TaxedLine } from '@souk/domain/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/**
 * Writes the sale of each order of a purchase into the ledger, once: a statement for the transaction that marks it paid.
 * Nothing is worked out here: every sum was stored with the order.
 * @param at when it was paid, an expression over `purchase p`
 */
export const saleEntries = (purchaseNo: string, at: RawBuilder<unknown>) => sql`
  insert into ledger_entry(kind, ref, store_id, merchant_id, order_no, at, goods_cents, shipping_cents, merchant_coupon_cents,
    commission_cents, platform_coupon_cents, cash_cents, tax_cents)
  select 'sale', o.order_no, p.store_id, o.merchant_id, o.order_no, ${at}, o.goods_cents, o.freight_cents,
    -o.mer_coupon_cents, -o.commission_cents, -o.plat_coupon_cents, -o.pay_cents,
    (select coalesce(sum(i.tax_cents), 0) from order_item i where i.order_no = o.order_no)
  from merchant_order o join purchase p on p.order_no = o.purchase_no where p.order_no = ${purchaseNo}
  on conflict (kind, ref) do nothing`;

/** What a refund's entry is made of, besides the refund. */
export interface RefundedOrder extends CommissionedOrder {
  storeId: number;
  merchantId: number;
  orderNo: string;
}

const inLedger = (refundNo: RawBuilder<unknown>) => sql`ledger_entry e on e.kind = 'refund' and e.ref = ${refundNo}`;

/** An order and what of it the ledger has as refunded. */
export const refundedOrder = (orderNo: string) =>
  row(sql<RefundedOrder>`
    select p.store_id as "storeId", o.merchant_id as "merchantId", o.order_no as "orderNo",
      o.commission_cents as "commissionCents", o.goods_cents - o.mer_coupon_cents as "baseCents",
      coalesce((
        select -sum(e.goods_cents) from refund r join ${inLedger(sql`r.refund_no`)} where r.order_no = o.order_no
      ), 0)::bigint as "backCents"
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);

/** A line that a refund names, with what its order stored of it. */
export type RefundedItem = RefundedLine & TaxedLine & { itemId: number };

/** Lines that a refund names, with the pieces that the ledger has as refunded. */
export const refundedLines = (refundNo: string) =>
  rows(sql<RefundedItem>`
    select i.id as "itemId", i.num, x.num as pieces, i.plat_coupon_cents as "platCouponCents", i.tax_cents as "taxCents",
      coalesce(i.tax_bp, 0) as "basisPoints", i.freight_cents as "freightCents", coalesce((
      select sum(y.num) from refund_item y join ${inLedger(sql`y.refund_no`)} where y.order_item_id = i.id), 0)::int as before
    from refund_item x join order_item i on i.id = x.order_item_id where x.refund_no = ${refundNo}`);

/** The tax that a refund took back of a line. */
export interface TaxBack {
  itemId: number;
  cents: number;
}

/** Stores what a refund took back of its lines' tax. */
export const storeTaxBack = (refundNo: string, taxes: readonly TaxBack[]) =>
  run(sql`
    update refund_item r set tax_cents = x.cents
    from jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb) as x("itemId" bigint, cents int)
    where r.refund_no = ${refundNo} and r.order_item_id = x."itemId"`);

/** A line whose postage a refund gives back without naming the line, with what its order stored of it. Cents. */
export type PostageLine = Pick<TaxedLine, 'freightCents' | 'basisPoints'> & { itemId: number };

/**
 * Lines of the same order that came back in earlier refunds, as far as they have a share of the postage: the postage of the whole order goes
 * back with one refund, which names other lines.
 */
export const otherPostageLines = (refundNo: string) =>
  rows(sql<PostageLine>`
    select i.id as "itemId", i.freight_cents as "freightCents", coalesce(i.tax_bp, 0) as "basisPoints"
    from refund r join order_item i on i.order_no = r.order_no where r.refund_no = ${refundNo} and i.freight_cents > 0
      and not exists (select 1 from refund_item x where x.refund_no = r.refund_no and x.order_item_id = i.id)`);

/** Stores the postage that a refund gave back of lines which it does not name, and the tax in it, once. */
export const storePostageBack = (refundNo: string, lines: readonly (TaxBack & { freightCents: number })[]) =>
  run(sql`
    insert into refund_postage(refund_no, order_item_id, cents, tax_cents)
    select ${refundNo}, x."itemId", x."freightCents", x.cents
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x("itemId" bigint, "freightCents" int, cents int)
    on conflict (refund_no, order_item_id) do nothing`);

/** A refund's entry, with the tax that it took back. Cents. */
type TaxedEntry = RefundEntry & { taxBack: number };

/** Writes a refund that was paid out into the ledger, once. */
export const insertRefundEntry = (refundNo: string, order: RefundedOrder, entry: TaxedEntry, at: Date) =>
  run(sql`
    insert into ledger_entry(kind, ref, store_id, merchant_id, order_no, at, goods_cents, shipping_cents, commission_cents,
      platform_coupon_cents, cash_cents, tax_cents)
    values ('refund', ${refundNo}, ${order.storeId}, ${order.merchantId}, ${order.orderNo}, ${at}, ${entry.goods},
      ${entry.shipping}, ${entry.commission}, ${entry.platCoupon}, ${entry.cash}, ${-entry.taxBack})
    on conflict (kind, ref) do nothing`);
