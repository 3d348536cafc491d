import type { DeskQueue } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { symbolColumn } from '../../store/store.repository';
import { isMessageQueue } from './unsent-mails.repository';
import { paymentOf } from '../../refund-payouts/refund-payouts.repository';

const most = 100;

/** How much work of each kind waits, runs and was given up. */
export const queueCounts = () =>
  rows(sql<DeskQueue>`
    select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where name not like '\\_\\_pgboss%' group by name order by failed desc, waiting desc, name`);

/** Work that was given up, as the queue keeps it. */
export interface DeadJobRow {
  id: string;
  name: string;
  at: Date;
  tries: number;
  data: Record<string, unknown> | null;
  output: { message?: string } | null;
}

const dead = sql`
  select id, name, coalesce(completed_on, created_on) as at, retry_count + 1 as tries, data, output
  from pgboss.job where state = 'failed'`;

/** Work that was given up, the newest first; mails have a list of their own. */
export const deadJobs = () =>
  rows(sql<DeadJobRow>`${dead} and not ${isMessageQueue} order by completed_on desc nulls last, id limit ${most}`);

/** One such piece of work, held until the transaction ends; undefined: there is none, or it was not given up. */
export const takeDeadJob = (queue: string, id: string) =>
  row(sql<DeadJobRow>`${dead} and name = ${queue} and id = ${id}::uuid for update`);

/** How much work was given up, and since when the oldest of it was. */
export const pileOfDeadJobs = () =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(completed_on) as oldest from pgboss.job where state = 'failed'`);

/** A sum that does not add up, as the nightly check wrote it down. */
export interface SumFaultRow {
  kind: 'refunds' | 'ledger' | 'statement';
  ref: string;
  found_at: Date;
  expected_cents: number;
  found_cents: number;
}

/** Sums of a store that do not add up, the oldest first. */
export const sumFaultsOf = (storeId: number) =>
  rows(sql<SumFaultRow>`
    select kind, ref, found_at, expected_cents, found_cents from reconciliation_fault where store_id = ${storeId}
    order by found_at, kind, ref limit ${most}`);

/** How many sums of a store do not add up, and since when the oldest was found. */
export const pileOfReconciliationFaults = (storeId: number) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(found_at) as oldest from reconciliation_fault where store_id = ${storeId}`);

/** Money on its way back whose last try failed. */
export interface StuckRow {
  no: string;
  cents: number;
  created_at: Date;
  tries: number;
  next_at: Date;
  last_error: string;
  /** The provider refused it since the payment is disputed. */
  is_disputed: boolean;
  currency_symbol: string;
}

/** Money of a store that does not go out: refunds, and payments that came too late. */
const stuckOf = (storeId: number) => sql`
  select b.no, coalesce(r.amount_cents, y.amount_cents, 0) as cents, b.created_at, b.tries, b.next_at, b.last_error, b.is_disputed, ${symbolColumn(sql`p.store_id`)}
  from money_back b left join refund r on r.refund_no = b.no left join merchant_order o on o.order_no = r.order_no
    left join payment y on y.id = case when b.no like 'payment-%' then substr(b.no, 9)::bigint end
    left join purchase p on p.order_no = coalesce(o.purchase_no, y.purchase_no)
  where b.done_at is null and b.last_error is not null and p.store_id = ${storeId}`;

/** Money of a store that does not go out, the oldest first. */
export const stuckMoneyOf = (storeId: number) =>
  rows(sql<StuckRow>`${stuckOf(storeId)} order by b.created_at, b.no limit ${most}`);

/** Has money tried at once. @returns false: there is none of this number that is stuck */
export const tryMoneyNow = async (storeId: number, no: string, now: Date): Promise<boolean> =>
  (await run(sql`
    update money_back set next_at = ${now} where no in (select x.no from (${stuckOf(storeId)}) x where x.no = ${no})`)) >
  0;

/** Whether a number is a refund's. */
export const isRefundNo = (no: string): boolean => paymentOf(no) === null;
