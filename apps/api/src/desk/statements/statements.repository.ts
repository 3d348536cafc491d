import { randomUUID } from 'node:crypto';
import type { BookingKind, DeskStatementTab, SortOf } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';
import { containsText } from '../contains-text';
import { orderOf } from '../sort-rows';
import { taxSums } from './tax-sums';

/** A statement as a desk's list shows it. Cents. */
export interface ListedStatement {
  id: number;
  merchant_id: number;
  merchant_name: string;
  period: string;
  starts_at: Date;
  ends_at: Date;
  version: number;
  closed_at: Date | null;
  carried_now: number;
  due_cents: number | null;
  paid_on: string | null;
  paid_ref: string | null;
  /** Of whose calendar its month is: the store's when it was opened. */
  time_zone: string;
}

/**
 * The entries `e` of a statement `s`: its own, or, while it is open, those that it will take. Two halves, of which one is empty: each is
 * read by an index of its own, and a condition of both would read all that its merchant ever earned.
 */
const itsEntries = sql`(
  select x.* from ledger_entry x where s.closed_at is not null and x.statement_id = s.id and x.kind <> 'payout'
  union all select x.* from ledger_entry x where s.closed_at is null and x.merchant_id = s.merchant_id and x.statement_id is null
    and x.kind <> 'payout' and x.at < s.ends_at) e`;

const columns = sql`s.id, s.merchant_id, m.name as merchant_name, s.period, s.starts_at, s.ends_at, s.version, s.closed_at,
  case when s.closed_at is not null then s.carried_cents else least(0, coalesce((
    select x.due_cents from statement x where x.merchant_id = s.merchant_id and x.closed_at is not null
    order by x.period desc limit 1), 0)) end as carried_now,
  s.due_cents, s.paid_on::text as paid_on, s.paid_ref, coalesce(s.time_zone, t.time_zone) as time_zone`;

const seen = ({ storeId, merchantId }: Scope) => sql`
  from statement s join merchant m on m.id = s.merchant_id join store t on t.id = s.store_id
  where s.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and s.merchant_id = ${merchantId}`}`;

/** The sum of a statement `s` waits to be paid out. */
export const isDue = sql`(s.due_cents > 0 and s.paid_at is null)`;

const tabs: Record<DeskStatementTab, RawBuilder<unknown>> = {
  all: sql`true`,
  due: isDue,
  open: sql`s.closed_at is null`,
  paid: sql`s.paid_at is not null`,
};

/** One page of the statements of a scope, the latest month first unless it says otherwise, and how many match. */
export async function listStatements(
  scope: Scope,
  { tab, q, sort }: { tab: DeskStatementTab; q: string; sort?: SortOf<'statements'> | undefined },
  at: { limit: number; offset: number },
) {
  const which = sql`${seen(scope)} and ${tabs[tab]} and ${containsText(q, sql`m.name`, sql`s.period`)}`;
  const order = orderOf<'statements'>({
    columns: { month: sql`s.period`, merchant: sql`m.name` },
    unique: sql`s.id`,
    sort,
    own: sql`s.period desc, m.name, s.id`,
  });
  const list = await rows(sql<ListedStatement>`
    select ${columns} ${which} order by ${order} limit ${at.limit} offset ${at.offset}`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** Statements whose sum waits to be paid out, and since when the oldest does. */
export const pileOfPayouts = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(s.closed_at) as oldest ${seen(scope)} and ${tabs.due}`);

/** One statement of a scope, held until the transaction ends where it is about to change; undefined: there is none. */
export const seenStatement = (scope: Scope, id: number, isHeld = false) =>
  row(sql<ListedStatement>`select ${columns} ${seen(scope)} and s.id = ${id} ${isHeld ? sql`for update of s` : sql``}`);

/** Sums of a statement's entries. */
export interface EntrySums {
  id: number;
  goods: number;
  shipping: number;
  coupon: number;
  commission: number;
  refund: number;
  commission_back: number;
  adjustment: number;
  settlement: number;
  /** All of them together: what is the merchant’s. */
  merchant: number;
  lines: number;
}

/** Adds up the entries of some statements, by the statement's id. */
export const sumsOf = async (ids: readonly number[]): Promise<ReadonlyMap<number, EntrySums>> => {
  const found = await rows(sql<EntrySums>`
    select s.id, coalesce(sum(e.goods_cents) filter (where e.kind = 'sale'), 0)::bigint as goods,
      coalesce(sum(e.shipping_cents) filter (where e.kind = 'sale'), 0)::bigint as shipping,
      coalesce(sum(e.merchant_coupon_cents), 0)::bigint as coupon,
      coalesce(sum(e.commission_cents) filter (where e.kind = 'sale'), 0)::bigint as commission,
      coalesce(sum(e.goods_cents + e.shipping_cents) filter (where e.kind = 'refund'), 0)::bigint as refund,
      coalesce(sum(e.commission_cents) filter (where e.kind = 'refund'), 0)::bigint as commission_back,
      coalesce(sum(e.merchant_cents) filter (where e.kind = 'adjustment'), 0)::bigint as adjustment,
      coalesce(sum(e.merchant_cents) filter (where e.kind = 'settlement'), 0)::bigint as settlement,
      coalesce(sum(e.merchant_cents), 0)::bigint as merchant,
      count(e.ref)::int as lines
    from statement s left join lateral (select e.* from ${itsEntries}) e on true where s.id = any(${[...ids]}::bigint[]) group by s.id`);
  return new Map(found.map((one) => [one.id, one]));
};

/** Tax of a statement's lines by country and rate: of what was sold, and of what came back. */
export const taxesOf = (id: number) =>
  taxSums(
    sql`select e.kind, e.ref, e.order_no from statement s cross join lateral (select e.* from ${itsEntries}) e where s.id = ${id}`,
  );

/** An entry of the ledger as a statement's line. */
export interface LineRow {
  kind: 'sale' | 'refund' | BookingKind;
  ref: string;
  /** Null: it was booked by hand. */
  order_no: string | null;
  reason: string;
  at: Date;
  goods_cents: number;
  shipping_cents: number;
  merchant_coupon_cents: number;
  commission_cents: number;
  merchant_cents: number;
  tax_cents: number;
}

/** Lines of a statement, the latest first. @param limit absent: all */
export const linesOf = (id: number, { limit, offset }: { limit?: number; offset: number }) =>
  rows(sql<LineRow>`
    select e.kind, e.ref, e.order_no, e.reason, e.at, e.goods_cents, e.shipping_cents, e.merchant_coupon_cents, e.commission_cents,
      e.merchant_cents, e.tax_cents
    from statement s cross join lateral (select e.* from ${itsEntries}) e where s.id = ${id}
    order by e.at desc, e.ref limit ${limit ?? null} offset ${offset}`);

/** Notes that a statement was paid out. @returns false: it was changed meanwhile */
export const setPaidOut = async (
  { id, version }: { id: number; version: number },
  { ref, paidOn }: { ref: string; paidOn: string },
  now: Date,
): Promise<boolean> =>
  (await run(sql`
    update statement set paid_at = ${now}, paid_on = ${paidOn}::date, paid_ref = ${ref}, version = version + 1
    where id = ${id} and version = ${version} and paid_at is null`)) > 0;

/** Writes a payout into the ledger, once: the merchant is owed so much less, and so much cash left. */
export const insertPayout = (statement: ListedStatement, { storeId }: Scope, now: Date) =>
  run(sql`
    insert into ledger_entry(kind, ref, store_id, merchant_id, at, payout_cents, cash_cents)
    values ('payout', ${String(statement.id)}, ${storeId}, ${statement.merchant_id}, ${now}, ${-(statement.due_cents ?? 0)},
      ${statement.due_cents ?? 0})`);

/** What somebody books by hand on a merchant's account. */
export interface Booking {
  kind: BookingKind;
  cents: number;
  reason: string;
}

/** Writes what was booked by hand into the ledger. An adjustment is of the platform's account, a settlement came in as cash. */
export const insertBooking = ({ storeId }: Scope, merchantId: number, { kind, cents, reason }: Booking, now: Date) =>
  run(sql`
    insert into ledger_entry(kind, ref, store_id, merchant_id, at, commission_cents, payout_cents, cash_cents, reason)
    values (${kind}, ${randomUUID()}, ${storeId}, ${merchantId}, ${now}, ${kind === 'adjustment' ? cents : 0},
      ${kind === 'settlement' ? cents : 0}, ${kind === 'settlement' ? -cents : 0}, ${reason})`);

/** A merchant of the store, held until the transaction ends; undefined: there is none. */
export const heldMerchant = ({ storeId }: Scope, id: number) =>
  row(sql`select 1 from merchant where store_id = ${storeId} and id = ${id} for no key update`);
