import { customerLinksMost, customerPurchasesMost, type DeskCustomerTab, type SortOf } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from '../../database/planned-each-time';
import { row, rows } from '../../database/tx';
import { guestMark } from '../customer-key';
import type { Scope } from '../desk-ctx';
import { orderOf, type SortColumns } from '../sort-rows';
import { type Days, inDays } from '../store-day';
import { containsText } from '../contains-text';
import type { CustomerRow } from './customer-row';
import {
  accountsWithoutPurchasesOf,
  findAccountWithoutPurchases,
  listAccountsWithoutPurchases,
  type Place,
} from './accounts-without-purchases.repository';

const key = sql`coalesce(p.user_id, ${guestMark}::text || md5(lower(p.email)))`;
/** Written as the index `purchase_customer_letters` is, inside `containsText`, which finds parts of it. */
const name = sql`trim(coalesce(p.address ->> 'firstName', '') || ' ' || coalesce(p.address ->> 'lastName', ''))`;

/** Purchases of somebody: those of a guest who was deleted have no e-mail and are nobody's. */
const isOfSomebody = sql`(p.user_id is not null or p.email <> '')`;

const tabs: Record<Exclude<DeskCustomerTab, 'neverBought'>, RawBuilder<unknown>> = {
  all: sql`true`,
  accounts: sql`p.user_id is not null`,
  guests: sql`p.user_id is null`,
};

const matching = (q: string) => {
  if (q === '') return sql`true`;
  if (q.includes('@')) return sql`lower(p.email) = ${q.toLowerCase()}`;
  return sql`(${containsText(q, name)} or p.order_no = ${q.replace(/-\d+$/, '').toUpperCase()})`;
};

/** What a customer's purchases say of them; the latest tells name and e-mail. */
const columns = sql`${key} as key, (array_agg(${name} order by p.created_at desc))[1] as name,
  (array_agg(p.email order by p.created_at desc))[1] as email, bool_and(p.user_id is null) as is_guest,
  count(*)::int as purchases, min(p.created_at) as first_at, max(p.created_at) as last_at,
  (array_agg(p.locale order by p.created_at desc))[1] as locale,
  coalesce(sum(p.pay_cents) filter (where p.state = 'paid'), 0)::int
    - coalesce(sum((select sum(o.refunded_cents) from merchant_order o where o.purchase_no = p.order_no)), 0)::int as spent_cents`;

/** Purchases of some customers, by the index of accounts and that of guests. */
const ofSome = (keys: readonly string[]) => {
  const guests = keys.filter((one) => one.startsWith(guestMark)).map((one) => one.slice(guestMark.length));
  const accounts = keys.filter((one) => !one.startsWith(guestMark));
  return sql`(p.user_id = any(${accounts}::text[])
    or p.user_id is null and md5(lower(p.email)) = any(${guests}::text[]))`;
};

/** Who bought last stands first. */
const orderBy = (sort: SortOf<'customers'> | undefined, columns: SortColumns<'customers'>) =>
  orderOf<'customers'>({ columns, unique: sql`key`, sort, own: sql`${columns.last} desc, key` });

interface CustomerFilter extends Days {
  tab: DeskCustomerTab;
  q: string;
  sort?: SortOf<'customers'> | undefined;
}

/**
 * One page of those who bought in a store, who bought last first unless it says otherwise, and how many match. A whole e-mail finds an
 * account that never bought, too: it stands last. Those accounts are a part of their own as well, the newest first.
 */
export async function listCustomers({ storeId }: Scope, { tab, q, sort, ...days }: CustomerFilter, at: Place) {
  if (tab === 'neverBought') return listAccountsWithoutPurchases(storeId, { q, ...days }, at);
  const which = sql`from purchase p where p.store_id = ${storeId} and ${isOfSomebody} and ${tabs[tab]} and ${matching(q)}
    ${inDays(sql`p.created_at`, days, { storeId })}`;
  // who stands on the page first: names and sums are worked out for these alone, and a guest's key for each guest, not for each purchase
  const found = await rows(sql<{ key: string; total: number }>`
    select ${key} as key, count(*) over ()::int as total from (
      select p.user_id, case when p.user_id is null then lower(p.email) end as email, count(*) as purchases, max(p.created_at) as last
      ${which} group by 1, 2) p
    order by ${orderBy(sort, { purchases: sql`p.purchases`, last: sql`p.last` })} limit ${at.limit} offset ${at.offset}`);
  const keys = found.map((one) => one.key);
  const order = orderBy(sort, { purchases: sql`count(*)`, last: sql`max(p.created_at)` });
  const list = await rows(sql<CustomerRow>`
    select ${columns} ${which} and ${ofSome(keys)} group by 1 order by ${order}`);
  const bought = found[0]?.total ?? (at.offset === 0 ? 0 : await countOf(which));
  const isAny = q.includes('@') && tab !== 'guests' && !days.since && !days.until;
  const added = isAny ? await accountsWithoutPurchasesOf(q) : [];
  const isLast = at.offset <= bought && list.length < at.limit;
  return { list: isLast ? [...list, ...added].slice(0, at.limit) : list, total: bought + added.length };
}

const countOf = async (which: RawBuilder<unknown>) =>
  (await row(sql<{ total: number }>`select count(distinct ${key})::int as total ${which}`))?.total ?? 0;

/** More purchases are not looked at to find a customer: where so many match, any of their customers will do. */
const matchedMost = 2000;

/** Customers whom a text finds as the list does, who bought last first. */
export async function findCustomers({ storeId }: Scope, q: string, limit: number) {
  const bought = await rows(sql<Pick<CustomerRow, 'key' | 'name' | 'email'>>`${plannedEachTime}
    select ${key} as key, (array_agg(${name} order by p.created_at desc))[1] as name,
      (array_agg(p.email order by p.created_at desc))[1] as email
    from (select p.user_id, p.email, p.address, p.created_at from purchase p
      where p.store_id = ${storeId} and ${isOfSomebody} and ${matching(q)} limit ${matchedMost}) p
    group by 1 order by max(p.created_at) desc, key limit ${limit}`);
  return q.includes('@') ? [...bought, ...(await accountsWithoutPurchasesOf(q))].slice(0, limit) : bought;
}

/** Purchases of a customer of a store, by their key. */
const ofCustomer = ({ storeId }: Scope, asked: string) => {
  const guest = asked.startsWith(guestMark) ? asked.slice(guestMark.length) : null;
  return guest === null
    ? sql`p.store_id = ${storeId} and p.user_id = ${asked}`
    : sql`p.store_id = ${storeId} and p.user_id is null and p.email <> '' and md5(lower(p.email)) = ${guest}`;
};

/** One customer; undefined: nobody of this key bought here, nor is it an account that never bought. */
export const findCustomer = async (scope: Scope, asked: string) =>
  (await row(sql<CustomerRow>`select ${columns} from purchase p where ${ofCustomer(scope, asked)} group by 1`)) ??
  (await findAccountWithoutPurchases(asked));

/** A customer's latest purchases, the newest first: narrows the list of orders. */
export const purchasesOf = (scope: Scope, asked: string) =>
  rows(sql<{ order_no: string }>`
    select p.order_no from purchase p where ${ofCustomer(scope, asked)} order by p.created_at desc limit ${customerPurchasesMost}`);

/** A customer's latest requests for money back. */
export const refundsOf = (scope: Scope, asked: string) =>
  rows(sql<{ no: string; cents: number; at: Date }>`
    select r.refund_no as no, r.amount_cents as cents, r.created_at as at from refund r
      join merchant_order o on o.order_no = r.order_no join purchase p on p.order_no = o.purchase_no
    where ${ofCustomer(scope, asked)} order by r.created_at desc, r.refund_no limit ${customerLinksMost}`);

/** An account's latest tickets. */
export const ticketsOf = ({ storeId }: Scope, asked: string) =>
  rows(sql<{ id: number; subject: string; at: Date }>`
    select id, subject, created_at as at from ticket where store_id = ${storeId} and user_id = ${asked}
    order by created_at desc, id desc limit ${customerLinksMost}`);
