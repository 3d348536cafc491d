import { sql } from 'kysely';
import { rows } from '../database/tx';

/** The newest row version of each table that a desk could change: two that are equal say that nothing was changed between them. */
export const rowMarks = async (): Promise<string[]> => {
  const tables = await rows(sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'shopper' order by 1`);
  const marks = [];
  for (const { name } of tables) {
    const [found] = await rows(
      sql<{
        mark: string;
      }>`select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as mark from ${sql.table(name)}`,
    );
    marks.push(`${name} ${found?.mark}`);
  }
  return marks;
};
