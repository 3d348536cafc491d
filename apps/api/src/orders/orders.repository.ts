import type { OrderRefundStatus, OrderStatusCode, RefundStatus } from '@souk/contract';
import type { TaxCategory } from '@souk/contract/desk';
import { grantedRefunds, holdingRefunds, openRefunds } from '@souk/domain';
import { sql, type RawBuilder } from 'kysely';
import { row, rows, run } from '../database/tx';
import type { ProductAttribute } from '../products/options';
import { hasOpenRefund, refundIn } from './refund-in';
import { symbolColumn } from '../store/store.repository';
import { orderIn } from './order-states';
import { containsPattern } from '../database/like-pattern';

/** A purchase with all that its views need. Cents. */
export interface PurchaseRow {
  order_no: string;
  user_id: string | null;
  email: string;
  address: {
    firstName: string;
    lastName: string;
    country: string;
    detail: string;
    detail2: string;
    province: string;
    city: string;
    postCode: string;
    countryCode: string;
    phone: string;
  };
  goods_cents: number;
  freight_cents: number;
  mer_coupon_cents: number;
  plat_coupon_cents: number;
  pay_cents: number;
  pay_type: 'stripe' | 'paypal' | 'free' | null;
  state: 'unpaid' | 'paid' | 'cancelled';
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  /** The store's sign for dollars, as `symbolColumn` reads it. */
  currency_symbol: string;
}

/** A parcel of an order. `items`: how many pieces of which line. */
export interface OrderParcelRow {
  id: number;
  carrier: string;
  number: string;
  tracking_url: string;
  sent_at: string;
  items: { id: number; num: number }[];
}

/** One merchant's order of a purchase. Cents. */
export interface OrderRow {
  order_no: string;
  purchase_no: string;
  merchant_id: number;
  merchant_name: string;
  service_type: string;
  legal_name: string;
  legal_address: string;
  /** As it was when the order was made; empty: the seller had none. */
  seller_tax_number: string;
  goods_cents: number;
  freight_cents: number;
  mer_coupon_cents: number;
  plat_coupon_cents: number;
  pay_cents: number;
  remark: string;
  status: OrderStatusCode;
  refund_status: OrderRefundStatus;
  refunded_cents: number;
  express_name: string | null;
  tracking_number: string | null;
  delivery_min_days: number;
  delivery_max_days: number;
  has_open_refund: boolean;
  /** The carrier has handed it over; the shopper need not have said so. */
  is_delivered: boolean;
  /** Its parcels, the earliest first. */
  parcels: OrderParcelRow[];
  /** Requests for money back, the newest first. */
  refunds: { no: string; status: RefundStatus; cents: number }[];
}

/** A line of an order. `asked`: pieces that requests hold; `refunded`: pieces whose money is back or on its way; `sent`: pieces in parcels. */
export interface ItemRow {
  id: number;
  order_no: string;
  product_id: number;
  variant_id: number;
  name_en: string;
  name_fr: string;
  sku: string;
  sku_code: string;
  image: string;
  attributes: ProductAttribute[];
  slug: string;
  unique_key: string;
  listed: boolean;
  unit_cents: number;
  num: number;
  mer_coupon_cents: number;
  plat_coupon_cents: number;
  freight_cents: number;
  pay_cents: number;
  tax_category: TaxCategory | null;
  tax_country: string | null;
  /** Null: nobody worked out tax for it. */
  tax_bp: number | null;
  tax_cents: number;
  /** What refunds took back of it. */
  tax_back_cents: number;
  is_reviewed: boolean;
  asked: number;
  refunded: number;
  sent: number;
}

/** A purchase, its orders and their lines. */
export interface Tree {
  purchase: PurchaseRow;
  orders: { order: OrderRow; items: ItemRow[] }[];
}

const purchasesByNo = (nos: readonly string[]) =>
  rows(sql<PurchaseRow>`
    select order_no, user_id, email, address, goods_cents, freight_cents, mer_coupon_cents, plat_coupon_cents, pay_cents,
      pay_type, state, created_at, expires_at, paid_at, ${symbolColumn(sql`purchase.store_id`)}
    from purchase where order_no = any(${[...nos]}::text[])`);

/** An order that a release before this table sent has its parcel in its own row alone. */
const parcels = sql`
  coalesce((select json_agg(json_build_object('id', x.id, 'carrier', x.carrier, 'number', x.number, 'tracking_url', x.tracking_url,
    'sent_at', x.sent_at,
    'items', (select json_agg(json_build_object('id', y.order_item_id, 'num', y.num) order by y.order_item_id)
      from parcel_item y where y.parcel_id = x.id)) order by x.id) from parcel x where x.order_no = o.order_no),
    case when o.express_name is not null then json_build_array(json_build_object('id', 0, 'carrier', o.express_name,
      'number', coalesce(o.tracking_number, ''), 'tracking_url', '', 'sent_at', o.shipped_at, 'items', '[]'::json)) end, '[]')`;

// not `exists`: the planner may answer that by one look at all refunds there are
const ordersOf = (nos: readonly string[], withHidden: boolean) =>
  rows(sql<OrderRow>`
    select o.order_no, o.purchase_no, o.merchant_id, m.name as merchant_name, m.service_type,
      m.legal_name, m.legal_address, o.seller_tax_number, o.goods_cents, o.freight_cents,
      o.mer_coupon_cents, o.plat_coupon_cents, o.pay_cents, o.remark, o.status, o.refund_status, o.refunded_cents,
      o.express_name, o.tracking_number, o.delivery_min_days, o.delivery_max_days, o.delivered_at is not null as is_delivered,
      coalesce((select true from refund r where r.order_no = o.order_no and ${refundIn('r.status', openRefunds)} limit 1), false) as has_open_refund,
      ${parcels} as parcels,
      coalesce((select json_agg(json_build_object('no', r.refund_no, 'status', r.status, 'cents', r.amount_cents)
        order by r.created_at desc, r.refund_no) from refund r where r.order_no = o.order_no), '[]') as refunds
    from merchant_order o join merchant m on m.id = o.merchant_id
    where o.purchase_no = any(${[...nos]}::text[]) and (${withHidden}::boolean or not o.is_hidden)
    order by o.order_no`);

/** Lines of orders, with what requests already hold of them. @param which narrows `order_item i` */
export const itemsWhere = (which: RawBuilder<unknown>) =>
  rows(sql<ItemRow>`
    select i.id, i.order_no, i.product_id, i.variant_id, i.name_en, i.name_fr, i.sku,
      (select v.sku_code from variant v where v.id = i.variant_id) as sku_code, i.image, p.attributes, p.slug, p.unique_key,
      p.listed, i.unit_cents, i.num, i.mer_coupon_cents, i.plat_coupon_cents, i.freight_cents, i.pay_cents,
      i.tax_category, i.tax_country, i.tax_bp, i.tax_cents,
      (select coalesce(sum(x.tax_cents), 0)::int from (
        select tax_cents from refund_item where order_item_id = i.id
        union all select tax_cents from refund_postage where order_item_id = i.id) x) as tax_back_cents, i.is_reviewed,
      coalesce(x.asked, 0)::int as asked, coalesce(x.refunded, 0)::int as refunded,
      coalesce((select sum(y.num) from parcel_item y where y.order_item_id = i.id), 0)::int as sent
    from order_item i join product p on p.id = i.product_id
    left join lateral (
      select sum(ri.num) filter (where ${refundIn('r.status', holdingRefunds)}) as asked,
        sum(ri.num) filter (where ${refundIn('r.status', grantedRefunds)}) as refunded
      from refund_item ri join refund r on r.refund_no = ri.refund_no where ri.order_item_id = i.id
    ) x on true
    where ${which} order by i.order_no, i.id`);

/**
 * Purchases in the given order, each with its orders.
 * @param withHidden also those that the shopper has taken out of the list
 */
export async function purchaseTrees(nos: readonly string[], { withHidden = false } = {}): Promise<Tree[]> {
  if (nos.length === 0) return [];
  const [purchases, orders] = [await purchasesByNo(nos), await ordersOf(nos, withHidden)];
  const items = await itemsWhere(sql`i.order_no = any(${orders.map(({ order_no }) => order_no)}::text[])`);
  return nos.flatMap((no) => {
    const purchase = purchases.find(({ order_no }) => order_no === no);
    if (!purchase) return [];
    const own = orders.filter(({ purchase_no }) => purchase_no === no);
    return [
      {
        purchase,
        orders: own.map((order) => ({ order, items: items.filter((item) => item.order_no === order.order_no) })),
      },
    ];
  });
}

/** Which purchases a list shows. */
export interface ListFilter {
  userId: string;
  storeId: number;
  type: 'all' | 'unpaid' | '0' | '1' | '3' | '4' | '9';
  /** Searched in numbers, products and merchants. */
  keyword: string;
}

const childIs: Record<ListFilter['type'], RawBuilder<unknown>> = {
  all: sql`true`,
  unpaid: sql`p.state = 'unpaid'`,
  '0': sql`p.state = 'paid' and ${orderIn('o.status', ['paid'])}`,
  '1': orderIn('o.status', ['inTransit']),
  '3': orderIn('o.status', ['completed']),
  '4': sql`${orderIn('o.status', ['delivered'])} and exists (select 1 from order_item i where i.order_no = o.order_no and not i.is_reviewed)`,
  '9': orderIn('o.status', ['cancelled']),
};

const matching = ({ keyword }: ListFilter) => {
  if (keyword === '') return sql`true`;
  const like = containsPattern(keyword);
  return sql`(o.order_no ilike ${like} or m.name ilike ${like} or exists (
    select 1 from order_item i where i.order_no = o.order_no and (i.name_en ilike ${like} or i.name_fr ilike ${like})))`;
};

/** Numbers of a user's purchases, the newest first, and how many there are in all. */
export async function listPurchases(filter: ListFilter, at: { limit: number; offset: number }) {
  const found = await rows(sql<{ order_no: string; total: number }>`
    select p.order_no, count(*) over () as total from purchase p
    where p.user_id = ${filter.userId} and p.store_id = ${filter.storeId} and exists (
      select 1 from merchant_order o join merchant m on m.id = o.merchant_id
      where o.purchase_no = p.order_no and not o.is_hidden and ${childIs[filter.type]} and ${matching(filter)})
    order by p.created_at desc, p.order_no limit ${at.limit} offset ${at.offset}`);
  return { nos: found.map(({ order_no }) => order_no), total: found[0]?.total ?? 0 };
}

/** How many of a user's orders stand where. */
export const countOrders = (userId: string, storeId: number) =>
  row(sql<Record<'unpaid' | 'to_ship' | 'in_transit' | 'to_review' | 'done' | 'refunds', number>>`
    select
      count(distinct p.order_no) filter (where p.state = 'unpaid') as unpaid,
      count(*) filter (where p.state = 'paid' and ${orderIn('o.status', ['paid'])}) as to_ship,
      count(*) filter (where ${orderIn('o.status', ['inTransit'])}) as in_transit,
      count(*) filter (where ${orderIn('o.status', ['delivered'])} and exists (
        select 1 from order_item i where i.order_no = o.order_no and not i.is_reviewed)) as to_review,
      count(*) filter (where ${orderIn('o.status', ['completed'])}) as done,
      count(*) filter (where ${hasOpenRefund('o')}) as refunds
    from purchase p join merchant_order o on o.purchase_no = p.order_no
    where p.user_id = ${userId} and p.store_id = ${storeId} and not o.is_hidden`);

/** Takes orders out of the shopper's list. */
export const hideOrders = (orderNos: readonly string[]) =>
  run(sql`update merchant_order set is_hidden = true where order_no = any(${[...orderNos]}::text[])`);
