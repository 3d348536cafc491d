import type { DeskMerchantTab, MerchantState, MerchantTrust } from '@souk/contract/desk';
import { dayMs } from '@souk/domain';
import { refundRateDays } from '@souk/domain/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { orderIn } from '../../orders/order-states';
import { hasOpenRefund } from '../../orders/refund-in';
import type { Scope } from '../desk-ctx';
import { containsText } from '../contains-text';
import { isDue } from '../statements/statements.repository';

/** A merchant as the list shows it. Cents; basis points. */
export interface ListedMerchant {
  id: number;
  name: string;
  country: string;
  state: MerchantState;
  state_reason: string;
  trust: MerchantTrust;
  state_at: Date | null;
  created_at: Date;
  products: number;
  to_ship: number;
  late: number;
  recent_orders: number;
  recent_refunds: number;
  star_level: string;
  review_count: number;
  balance_cents: number;
  people: number;
}

/** What the ledger says is owed to a merchant `m`, payouts counted; negative: what they owe. */
const balance = sql`coalesce((select sum(e.merchant_cents) from ledger_entry e where e.merchant_id = m.id), 0)::bigint`;

/** Orders of a merchant `m` that wait to be sent, and when each was promised. */
const toShip = sql`merchant_order o join purchase p on p.order_no = o.purchase_no
  where o.merchant_id = m.id and p.state = 'paid' and ${orderIn('o.status', ['paid'])} and not ${hasOpenRefund('o')}`;

/** Of those, the ones that were promised earlier. */
const late = (now: Date) => sql`${toShip} and p.paid_at + o.delivery_min_days * interval '1 day' < ${now}`;

const tabs: Record<DeskMerchantTab, (now: Date) => RawBuilder<unknown>> = {
  all: () => sql`true`,
  late: (now) => sql`exists (select 1 from ${late(now)})`,
  open: () => sql`m.state = 'open'`,
  preparing: () => sql`m.state = 'preparing'`,
  suspended: () => sql`m.state = 'suspended'`,
  closed: () => sql`m.state = 'closed'`,
};

/** What a merchant `m` sold of late, by the ledger: what it says of a merchant is found by time. */
const sold = (now: Date) => sql`e.kind = 'sale' and e.at > ${new Date(now.getTime() - refundRateDays * dayMs)}`;

/** How many orders of a merchant `m` were paid of late. */
const recentOrders = (now: Date) => sql`(
  select count(*)::int from ledger_entry e where e.merchant_id = m.id and ${sold(now)})`;

/** Of how many of those money went back; what is only promised has not. */
const recentRefunds = (now: Date) => sql`(
  select count(distinct r.order_no)::int from ledger_entry r join ledger_entry e on e.ref = r.order_no and ${sold(now)}
  where r.merchant_id = m.id and r.kind = 'refund' and r.at > ${new Date(now.getTime() - refundRateDays * dayMs)})`;

const columns = (
  now: Date,
) => sql`m.id, m.name, m.country, m.state, m.state_reason, m.state_at, m.trust, m.created_at, m.star_level,
  m.review_count, (select count(*)::int from product p where p.merchant_id = m.id and p.listed and p.on_shelf) as products,
  (select count(*)::int from ${toShip}) as to_ship,
  (select count(*)::int from ${late(now)}) as late,
  ${recentOrders(now)} as recent_orders,
  ${recentRefunds(now)} as recent_refunds,
  ${balance} as balance_cents, (select count(*)::int from merchant_member x where x.merchant_id = m.id) as people`;

/** One page of a store's merchants by name, and how many match. Figures are worked out for these alone. */
export async function listMerchants(
  { storeId }: Scope,
  { tab, q, now }: { tab: DeskMerchantTab; q: string; now: Date },
  at: { limit: number; offset: number },
) {
  const which = sql`
    from merchant m where m.store_id = ${storeId} and ${tabs[tab](now)}
      and ${containsText(q, sql`m.name`, sql`m.country`)}`;
  const list = await rows(sql<ListedMerchant>`
    select ${columns(now)} from merchant m where m.id in (
      select m.id ${which} order by m.name, m.id limit ${at.limit} offset ${at.offset}) order by m.name, m.id`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** Merchants of a store by a part of their name, by name. */
export const findMerchants = ({ storeId }: Scope, q: string, limit: number) =>
  rows(sql<{ id: number; name: string }>`
    select m.id, m.name from merchant m
    where m.store_id = ${storeId} and ${containsText(q, sql`m.name`)} order by m.name, m.id limit ${limit}`);

/** One merchant of a store; undefined: there is none by that id. */
export const seenMerchant = ({ storeId }: Scope, id: number, now: Date) =>
  row(sql<ListedMerchant>`select ${columns(now)} from merchant m where m.store_id = ${storeId} and m.id = ${id}`);

/** What is not finished between a merchant and others. */
export interface Unsettled {
  open_orders: number;
  balance_cents: number;
  is_payout_due: boolean;
}

/** Orders that are not finished, money that is owed, and whether a statement waits to be paid out. */
export const unsettledOf = async (id: number): Promise<Unsettled> =>
  (await row(sql<Unsettled>`
    select ${balance} as balance_cents, exists (
      select 1 from statement s where s.merchant_id = m.id and ${isDue}) as is_payout_due, (
      select count(*)::int from merchant_order o join purchase p on p.order_no = o.purchase_no where o.merchant_id = m.id
        and (${orderIn('o.status', ['paid', 'inTransit'])} and p.state in ('unpaid', 'paid') or ${hasOpenRefund('o')})
    ) as open_orders from merchant m where m.id = ${id}`)) ?? {
    open_orders: 0,
    balance_cents: 0,
    is_payout_due: false,
  };

/** How many carts hold something that a merchant sells. What is put away is in none that can be ordered. */
export const cartsWith = async (id: number): Promise<number> =>
  (
    await row(sql<{ count: number }>`
      select count(distinct l.owner)::int as count from product p join cart_line l on l.product_id = p.id
      where (p.store_id, p.merchant_id) = (select store_id, id from merchant where id = ${id}) and p.archived_at is null`)
  )?.count ?? 0;

/** A merchant's own rate of the commission and the store's. */
export const ratesOf = (id: number) =>
  row(sql<{ own: number | null; store: number }>`
    select m.commission_bp as own, s.commission_bp as store from merchant m join store s on s.id = m.store_id where m.id = ${id}`);

/** Says whether a merchant's new products are looked at. @returns false: it is no longer what was seen */
export const changeTrust = async (id: number, from: MerchantTrust, to: MerchantTrust): Promise<boolean> =>
  (await run(sql`update merchant set trust = ${to} where id = ${id} and trust = ${from}`)) > 0;
