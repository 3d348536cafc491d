import { sql } from 'kysely';
import { run } from '../../database/tx';

const chunk = 1000;

/**
 * Writes many rows with one statement per thousand; `id` columns are given by the caller.
 * @param rows objects whose keys are column names; all have the same keys.
 */
export async function insertRows(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += chunk) {
    const text = JSON.stringify(rows.slice(start, start + chunk));
    await run(sql`insert into ${sql.table(table)}(${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`);
  }
  if ('id' in first) {
    await run(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`);
  }
}
