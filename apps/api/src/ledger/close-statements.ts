import { carriedCents } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, rows, run, tx } from '../database/tx';

const atOnce = 100;

/** Entries that no statement has. A payout is what follows from one. */
const onNone = sql`e.statement_id is null and e.kind <> 'payout'`;

/**
 * Opens a statement for each merchant and month with entries that no statement has. An entry that comes after its month was closed
 * stands in the month that runs.
 */
export const openStatements = (now: Date) =>
  run(sql`
    with found as (
      select distinct e.store_id, e.merchant_id, s.time_zone, date_trunc('month', e.at at time zone s.time_zone) as month
      from ledger_entry e join store s on s.id = e.store_id where ${onNone}
    ), months as (
      select distinct store_id, merchant_id, time_zone, case when exists (
        select 1 from statement x where x.merchant_id = found.merchant_id and x.closed_at is not null
          and x.period >= to_char(found.month, 'YYYY-MM')
      ) then date_trunc('month', ${now}::timestamptz at time zone time_zone) else month end as month from found
    )
    insert into statement(store_id, merchant_id, period, starts_at, ends_at, time_zone)
    select store_id, merchant_id, to_char(month, 'YYYY-MM'), month at time zone time_zone,
      (month + interval '1 month') at time zone time_zone, time_zone from months
    on conflict (merchant_id, period) do nothing`);

interface OpenStatement {
  id: number;
  merchant_id: number;
  ends_at: Date;
}

const overSince = (now: Date) =>
  rows(sql<OpenStatement>`
    select id, merchant_id, ends_at from statement where closed_at is null and ends_at <= ${now}
    order by merchant_id, period limit ${atOnce}`);

/** Closes one statement, once: takes its entries, and the debt of the one before. */
const closeOne = ({ id, merchant_id: merchantId, ends_at: endsAt }: OpenStatement, now: Date) =>
  tx(async () => {
    const isOpen = await row(sql`select 1 from statement where id = ${id} and closed_at is null for update`);
    if (!isOpen) return;
    await run(sql`
      update ledger_entry e set statement_id = ${id} where e.merchant_id = ${merchantId} and ${onNone} and e.at < ${endsAt}`);
    const sums = await row(sql<{ entries: number; before: number }>`
      select coalesce((select sum(merchant_cents) from ledger_entry where statement_id = ${id}), 0)::bigint as entries,
        coalesce((select due_cents from statement where merchant_id = ${merchantId} and closed_at is not null
          order by period desc limit 1), 0)::bigint as before`);
    const carried = carriedCents(sums?.before ?? 0);
    await run(sql`
      update statement set closed_at = ${now}, version = version + 1, carried_cents = ${carried},
        due_cents = ${carried + (sums?.entries ?? 0)}
      where id = ${id}`);
  });

/** Opens statements of months with entries, and closes those whose month is over, the earliest first. */
export async function closeStatements(now: Date): Promise<void> {
  await openStatements(now);
  for (let over = await overSince(now); over.length > 0; over = await overSince(now)) {
    for (const statement of over) await closeOne(statement, now);
  }
}
