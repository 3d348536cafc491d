import type { DeskOrderTab, SortOf } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from '../../database/planned-each-time';
import { row, rows } from '../../database/tx';
import { orderIn } from '../../orders/order-states';
import { hasOpenRefund, isRefundedInPart } from '../../orders/refund-in';
import type { Scope } from '../desk-ctx';
import { inRange } from '../in-range';
import { nearerEnd } from '../nearer-end';
import { backwards, orderOf } from '../sort-rows';
import { type Days, inDays } from '../store-day';
import { isCustomerMasked } from './customer-mask';
import type { FiledOrder, ListedOrder } from './listed-order';
import { hasDispute, refundRisk, type RefundRisk } from './order-disputes.repository';
import { noteCount } from './order-notes.repository';
import { ordersWithTicket } from './order-records.repository';
import { customer, foundOrders, isEmail, isFoundOrder } from './orders-search';
import { containsPattern } from '../../database/like-pattern';

/** An order whose money is asked back waits for that decision, not for a parcel. */
const toShip = sql`p.state = 'paid' and ${orderIn('o.status', ['paid'])} and not ${hasOpenRefund('o')}`;

const tabs: Record<DeskOrderTab, RawBuilder<unknown>> = {
  toShip,
  sent: orderIn('o.status', ['inTransit', 'delivered']),
  problems: hasOpenRefund('o'),
  all: sql`true`,
};

/** Orders that a scope sees. */
const seen = ({ storeId, merchantId }: Scope) => sql`
  from merchant_order o join purchase p on p.order_no = o.purchase_no join merchant m on m.id = o.merchant_id
  where p.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and o.merchant_id = ${merchantId}`}`;

/** What narrows a list of orders. */
export type OrderFilter = Days & {
  now: Date;
  tab: DeskOrderTab;
  q: string;
  sort?: SortOf<'orders'> | undefined;
  merchant?: number | undefined;
  country?: string | undefined;
  leastCents?: number | undefined;
  mostCents?: number | undefined;
  isLate?: boolean | undefined;
  hasTicket?: boolean | undefined;
  hasDispute?: boolean | undefined;
};

/**
 * Whether an order goes to a country. The country stands in the text, not beside it: how few orders go there decides how they are found,
 * and a plan that is kept for every country would read all of them for one to which few go.
 */
const goesTo = (country: string) => sql<boolean>`p.address ->> 'country' = ${sql.lit(country)}`;

/** Whether the first day on which an order was promised is over, and it is not sent: as `rowOf` says of one. */
const isLate = (now: Date) => sql`(p.state = 'paid' and ${orderIn('o.status', ['paid'])}
  and p.paid_at + o.delivery_min_days * interval '1 day' < ${now})`;

/** More are counted as so many. */
const countMost = 10_000;

/** So many are soon put in order. */
const fewMost = 1_000;

const countOf = async (which: RawBuilder<unknown>) =>
  (await row(sql<{ total: number }>`select count(*)::int as total from (select 1 ${which} limit ${countMost}) counted`))
    ?.total ?? 0;

/** When it was paid, or made while it is not. */
const made = sql`coalesce(p.paid_at, p.created_at)`;

const pieces = sql`(select sum(i.num)::int from order_item i where i.order_no = o.order_no)`;

/** Empty where it is not shown any more. */
const shownCustomer = (scope: Scope, now: Date) =>
  sql`case when ${isCustomerMasked(scope, now)} then '' else ${customer} end`;

const columnsFor = (
  scope: Scope,
  now: Date,
) => sql`o.order_no, p.state, o.status, o.refund_status, ${isRefundedInPart('o')} as is_partly_refunded, ${made} as at, p.paid_at,
      ${shownCustomer(scope, now)} as customer, ${isCustomerMasked(scope, now)} as is_masked, o.merchant_id, m.name as merchant_name,
      o.pay_cents, o.delivery_min_days, o.delivery_max_days, ${pieces} as pieces, ${noteCount(scope)} as notes,
      (select coalesce(sum(y.num), 0)::int from parcel x join parcel_item y on y.parcel_id = x.id where x.order_no = o.order_no) as sent_pieces`;

/** Work that waits stands first where it waits longest; else the newest. */
const orderBy = ({ tab, sort }: OrderFilter, isFromEnd = false) =>
  orderOf<'orders'>({
    columns: { at: sql`made`, total: sql`pay_cents` },
    unique: sql`order_no`,
    sort: isFromEnd ? backwards<'orders'>(sort) : sort,
    own: ownOrder[tab === 'toShip' ? 'waiting' : 'newest'][isFromEnd ? 'fromEnd' : 'first'],
  });

const ownOrder = {
  waiting: { first: sql`paid_at, order_no`, fromEnd: sql`paid_at desc, order_no desc` },
  newest: { first: sql`made desc, order_no desc`, fromEnd: sql`made, order_no` },
};

type Place = { limit: number; offset: number };
type Numbers = { numbers: string[]; total: number };
/** Orders of a scope and a filter. @param which of them */
type Orders = (which: RawBuilder<unknown>) => RawBuilder<unknown>;

const columnsOfHit = sql`o.order_no, o.pay_cents, p.paid_at, ${made} as made`;
const paged = (filter: OrderFilter, { limit, offset }: Place) =>
  sql`order by ${orderBy(filter)} limit ${limit} offset ${offset}`;

/**
 * The numbers of one page of orders, and how many match. What a list shows of an order is read for these alone: worked out for
 * everything before them, the last page would cost as much as all.
 */
async function pageOfNumbers(orders: Orders, filter: OrderFilter, at: Place): Promise<Numbers> {
  const hits = sql`select ${columnsOfHit} ${orders(sql`true`)}`;
  if (at.offset >= countMost) return pageFarBehind(orders(sql`true`), hits, filter, at);
  const total = await countOf(orders(sql`true`));
  // Few are found first and then put in order: looked for in the list's order, they are somewhere among all orders.
  const found = total <= fewMost ? sql`${hits} offset 0` : hits;
  const page = await rows(sql<{ order_no: string }>`select order_no from (${found}) hit ${paged(filter, at)}`);
  return { numbers: page.map(({ order_no }) => order_no), total };
}

/**
 * The same of what a text finds, which is looked up first. Where that is more than a quarter of all orders, they are looked through in
 * the list's own order instead: so many are soon found, and to put all of them in order would take longer.
 */
async function pageOfFound(orders: Orders, scope: Scope, filter: OrderFilter, at: Place): Promise<Numbers> {
  const search = { scope, q: filter.q, like: containsPattern(filter.q), now: filter.now };
  const [first, ...others] = await rows(sql<{ order_no: string | null; total: number; is_wide: boolean }>`
    ${plannedEachTime}
    with most as materialized (
      select greatest(${countMost}, reltuples / 4)::int as most from pg_class where oid = 'merchant_order'::regclass),
    found as materialized (${foundOrders(search, sql`(select most + 1 from most)`)}),
    wide as materialized (select (select count(*) from found) > most as is_wide from most),
    hit as materialized (
      select ${columnsOfHit} ${orders(sql`not (select is_wide from wide) and o.order_no in (select order_no from found)`)})
    select w.is_wide, (select count(*)::int from (select 1 from hit limit ${countMost}) counted) as total, h.order_no
    from wide w left join lateral (
      select row_number() over (order by ${orderBy(filter)}) as place, order_no from hit ${paged(filter, at)}) h on true
    order by h.place`);
  if (first?.is_wide) return pageOfWide(orders(isFoundOrder(search)), filter, at);
  return { numbers: [first, ...others].flatMap((hit) => hit?.order_no ?? []), total: first?.total ?? 0 };
}

async function pageOfWide(which: RawBuilder<unknown>, filter: OrderFilter, at: Place): Promise<Numbers> {
  const page = await rows(sql<{ order_no: string }>`${plannedEachTime}
    select order_no from (select ${columnsOfHit} ${which}) hit ${paged(filter, at)}`);
  const counted = await row(sql<{ total: number }>`${plannedEachTime}
    select count(*)::int as total from (select 1 ${which} limit ${countMost}) counted`);
  return { numbers: page.map(({ order_no }) => order_no), total: counted?.total ?? 0 };
}

/** A page behind more orders than are counted: all are counted for it, to read it from the nearer end. */
async function pageFarBehind(
  which: RawBuilder<unknown>,
  hits: RawBuilder<unknown>,
  filter: OrderFilter,
  at: Place,
): Promise<Numbers> {
  const all = (await row(sql<{ total: number }>`select count(*)::int as total ${which}`))?.total ?? 0;
  const { isFromEnd, limit, offset } = nearerEnd(at, all);
  const page = await rows(sql<{ order_no: string }>`
    select order_no from (${hits}) hit order by ${orderBy(filter, isFromEnd)} limit ${limit} offset ${offset}`);
  const numbers = page.map(({ order_no }) => order_no);
  return { numbers: isFromEnd ? numbers.reverse() : numbers, total: Math.min(all, countMost) };
}

/** The numbers of some orders that a scope sees, in the list's order, and how many match. */
export function orderNumbers(scope: Scope, filter: OrderFilter, at: Place): Promise<Numbers> {
  const { q } = filter;
  const orders: Orders = (which) => sql`${seen(scope)} and ${tabs[filter.tab]} and ${which}
    ${isEmail(q, scope) ? sql`and lower(p.email) = ${q.toLowerCase()}` : sql``}
    ${filter.merchant ? sql`and o.merchant_id = ${filter.merchant}` : sql``}
    ${inDays(made, filter, scope)}
    ${filter.country ? sql`and ${goesTo(filter.country)}` : sql``}
    ${inRange(sql`o.pay_cents`, filter)}
    ${filter.isLate ? sql`and ${isLate(filter.now)}` : sql``}
    ${filter.hasTicket && scope.merchantId === null ? sql`and o.order_no in (${ordersWithTicket(scope)})` : sql``}
    ${filter.hasDispute ? sql`and ${hasDispute}` : sql``}`;
  const isLookedUp = q !== '' && !isEmail(q, scope);
  return isLookedUp ? pageOfFound(orders, scope, filter, at) : pageOfNumbers(orders, filter, at);
}

/** Orders by their numbers, in the order of these. */
const byNumbers = (scope: Scope, numbers: readonly string[]) => sql`
    ${seen(scope)} and o.order_no = any(${[...numbers]}::text[]) order by array_position(${[...numbers]}::text[], o.order_no)`;

const ordersBy = (scope: Scope, numbers: readonly string[], now: Date) =>
  rows(sql<ListedOrder>`select ${columnsFor(scope, now)} ${byNumbers(scope, numbers)}`);

/** One page of the orders that a scope sees, how many match, and how many wait to be sent. */
export async function listOrders(scope: Scope, filter: OrderFilter, at: Place) {
  const { numbers, total } = await orderNumbers(scope, filter, at);
  const list = await ordersBy(scope, numbers, filter.now);
  return { list, total, toShip: await countOf(sql`${seen(scope)} and ${toShip}`) };
}

/** Orders that a text finds: those of this whole number, an order's or a purchase's, alone; else as the list does, the newest first. */
export async function findOrders(
  scope: Scope,
  { q, now }: { q: string; now: Date },
  limit: number,
): Promise<ListedOrder[]> {
  const no = q.toUpperCase();
  const ofNumber = await rows(sql<ListedOrder>`
    select ${columnsFor(scope, now)} ${seen(scope)} and (o.order_no = ${no} or o.purchase_no = ${no}) order by o.order_no limit ${limit}`);
  if (ofNumber.length > 0) return ofNumber;
  return ordersBy(scope, (await orderNumbers(scope, { tab: 'all', q, now }, { limit, offset: 0 })).numbers, now);
}
/** Orders of a scope as a file shows them. An order that a release before the table `parcel` sent has its parcel in its own row alone. */
export const filedOrders = (scope: Scope, numbers: readonly string[], now: Date) =>
  rows(sql<FiledOrder>`
    select o.order_no, p.state, o.status, ${made} as at, m.name as merchant_name, ${shownCustomer(scope, now)} as customer,
      p.address ->> 'country' as country, ${pieces} as pieces, o.goods_cents, o.freight_cents,
      o.mer_coupon_cents + o.plat_coupon_cents as coupon_cents, case when p.paid_at is null then 0 else o.pay_cents end as paid_cents,
      o.refunded_cents, coalesce((select string_agg(x.number, ', ' order by x.id) from parcel x where x.order_no = o.order_no),
        o.tracking_number, '') as parcels
    ${byNumbers(scope, numbers)}`);

/** Orders of some purchases that a scope sees, the newest first. */
export const ordersOfPurchases = (scope: Scope, purchaseNos: readonly string[], now: Date) =>
  rows(sql<ListedOrder>`
    select ${columnsFor(scope, now)} ${seen(scope)} and o.purchase_no = any(${[...purchaseNos]}::text[])
    order by ${made} desc, o.order_no desc limit 100`);

/** What a scope sees of an order, beside what its views of a purchase say. */
export interface SeenOrder {
  purchase_no: string;
  delivered_at: Date | null;
  is_masked: boolean;
  /** What its shopper was told when a desk cancelled it; null: no desk did. */
  cancel_words: string | null;
  refund_risk: RefundRisk | null;
}

/** The purchase of an order that a scope sees, with what its views of a purchase leave out; undefined: there is none. */
export const seenOrder = (scope: Scope, orderNo: string, now: Date) =>
  row(sql<SeenOrder>`
    select o.purchase_no, o.delivered_at, o.cancel_words, ${isCustomerMasked(scope, now)} as is_masked,
      ${refundRisk(sql`o.purchase_no`)} as refund_risk ${seen(scope)} and o.order_no = ${orderNo}`);

/** How many orders wait to be sent, and since when the oldest does. */
export const pileToShip = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(p.paid_at) as oldest ${seen(scope)} and ${toShip}`);

/** All merchants of a store by name. */
export const merchantNames = ({ storeId }: Scope) =>
  rows(sql<{ id: number; name: string }>`select id, name from merchant where store_id = ${storeId} order by name, id`);
