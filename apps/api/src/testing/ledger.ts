import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** Accounts of an order in the ledger, and what the order's own rows say that they must be. Cents. */
export interface OrderAccounts {
  entries: number;
  merchant: number;
  platform: number;
  cash: number;
  /** Worked out from orders and refunds alone. */
  sold: number;
  paid: number;
  refunded: number;
  couponBack: number;
  couponGiven: number;
  commission: number;
  commissionBack: number;
  /** Tax that the sale included, less what refunds took back. */
  tax: number;
}

/** Reads the accounts of an order, and beside them what they follow from. */
export const accountsOf = (orderNo: string) =>
  row(sql<OrderAccounts>`
    with line as (
      select i.*, i.unit_cents * i.num - i.mer_coupon_cents as base, coalesce((
        select sum(x.num) from refund_item x join refund r on r.refund_no = x.refund_no
        where x.order_item_id = i.id and r.status = 3), 0) as back
      from order_item i where i.order_no = ${orderNo}
    ), sums as (
      select sum(floor(plat_coupon_cents::numeric * back / num))::int as coupon_back from line
    ), back as (
      select coalesce(sum(r.amount_cents), 0)::int as cents, coalesce(sum(r.freight_cents), 0)::int as freight
      from refund r where r.order_no = ${orderNo} and r.status = 3
    )
    select (select count(*)::int from ledger_entry e where e.order_no = o.order_no) as entries,
      (select coalesce(sum(merchant_cents), 0)::int from ledger_entry e where e.order_no = o.order_no) as merchant,
      (select coalesce(sum(platform_cents), 0)::int from ledger_entry e where e.order_no = o.order_no) as platform,
      (select coalesce(sum(cash_cents), 0)::int from ledger_entry e where e.order_no = o.order_no) as cash,
      (select coalesce(sum(tax_cents), 0)::int from ledger_entry e where e.order_no = o.order_no) as tax,
      o.goods_cents + o.freight_cents - o.mer_coupon_cents as sold, o.pay_cents as paid, back.cents as refunded,
      sums.coupon_back as "couponBack", o.plat_coupon_cents as "couponGiven", o.commission_cents as commission,
      (case when o.goods_cents = o.mer_coupon_cents then 0 else floor(o.commission_cents::numeric
        * (back.cents - back.freight + sums.coupon_back) / (o.goods_cents - o.mer_coupon_cents)) end)::int as "commissionBack"
    from merchant_order o, sums, back where o.order_no = ${orderNo}`);

/** Orders that were paid, and refunds that were paid out, with the number of their entries: one each, always. */
export const entriesOfEvents = () =>
  rows(sql<{ ref: string; entries: number }>`
    select x.ref, (select count(*)::int from ledger_entry e where e.kind = x.kind and e.ref = x.ref) as entries from (
      select 'sale' as kind, o.order_no as ref from merchant_order o join purchase p on p.order_no = o.purchase_no
      where p.state = 'paid'
      union all select 'refund', refund_no from refund where status = 3) x`);

/** Empties the ledger, as a store has it whose orders are older: its rows refuse to be changed otherwise. */
export const emptyLedger = () => run(sql`truncate ledger_entry`);
