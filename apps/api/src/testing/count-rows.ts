import { sql } from 'kysely';
import { row, rows } from '../database/tx';

/** Tables of which each request may add a row: who did what, which requests were made, who was last seen. */
const ofRequests = ['audit', 'done_request', 'throttle', 'staff_seen', 'visit'];

/** How many rows each table has, and how many pieces are in stock: what a call that is made again must leave as it is. */
export const countRows = async (): Promise<Record<string, number>> => {
  const tables = await rows(sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${ofRequests}::text[])`);
  const counts = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as count from ${sql.table(name)}`,
  );
  const counted = await rows(sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`);
  const stock = await row(sql<{ pieces: number }>`select sum(stock)::int as pieces from variant`);
  return { ...Object.fromEntries(counted.map(({ name, count }) => [name, count])), pieces: stock?.pieces ?? 0 };
};
