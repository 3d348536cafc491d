import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import type { Scope } from '../desk-ctx';

/** How a store's days lie: its time zone, what day it is there, and when the first of the days began that end with it. */
interface StoreDays {
  time_zone: string;
  today: string;
  since: Date;
}

/** @param count how many days, today among them */
export const daysOfStore = (storeId: number, now: Date, count: number) =>
  row(sql<StoreDays>`
    select time_zone, local.today::text as today, (local.today - ${count - 1}::int)::timestamp at time zone time_zone as since
    from store, lateral (select (${now}::timestamptz at time zone time_zone)::date as today) local where id = ${storeId}`);

const inScope = ({ storeId, merchantId }: Scope) =>
  sql`e.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and e.merchant_id = ${merchantId}`}`;

/** What a day brought. Cents. */
export interface DayRow {
  day: string;
  orders: number;
  sales: number;
  /** Sales of that day up to the time of day that it is now. */
  sales_by_now: number;
  refunds: number;
}

/**
 * Adds up the ledger of a scope by days of the store's time zone; a day without an entry is left out. What shoppers paid is the cash that came
 * in, what went back is the cash that left. Both bounds stand there: with one alone a plan for any values reads the whole ledger.
 */
export const ledgerByDay = (scope: Scope, { time_zone: zone, since }: StoreDays, now: Date) =>
  rows(sql<DayRow>`
    select local.at::date::text as day, count(*) filter (where e.kind = 'sale')::int as orders,
      coalesce(-sum(e.cash_cents) filter (where e.kind = 'sale'), 0)::bigint as sales,
      coalesce(-sum(e.cash_cents) filter (where e.kind = 'sale'
        and local.at::time <= (${now}::timestamptz at time zone ${zone})::time), 0)::bigint as sales_by_now,
      coalesce(sum(e.cash_cents) filter (where e.kind = 'refund'), 0)::bigint as refunds
    from ledger_entry e, lateral (select e.at at time zone ${zone} as at) local
    where ${inScope(scope)} and e.at >= ${since} and e.at <= ${now} group by 1`);

/** Whether anything of a scope was ever sold. */
export const hasSale = async (scope: Scope): Promise<boolean> =>
  (await row(sql`select 1 from ledger_entry e where ${inScope(scope)} and e.kind = 'sale' limit 1`)) !== undefined;
