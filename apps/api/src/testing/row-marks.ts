import { sql } from 'kysely';
import { row, rows } from '../database/tx';

const marksOf = async (): Promise<string[]> => {
  const tables = await rows(sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'shopper' order by 1`);
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text || ' ' || count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as mark from ${sql.table(name)}`,
  );
  return (await rows(sql<{ mark: string }>`${sql.join(each, sql` union all `)}`)).map(({ mark }) => mark);
};

let last: { transaction: string; marks: string[] } | null = null;

/**
 * The newest row version of each table that a desk could change: two that are equal say that nothing was changed between them. Each
 * transaction that writes raises the database's transaction number: while that stands still, tables are not read again.
 */
export const rowMarks = async (): Promise<string[]> => {
  const now = await row(sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
  const transaction = now?.next ?? '';
  if (last?.transaction !== transaction) last = { transaction, marks: await marksOf() };
  return last.marks;
};
