import { sql } from 'kysely';
import { row, run } from '../database/tx';

/**
 * A key that is made on first need and kept in the database, the same for every process and after a restart.
 * @param make called when there is none yet; of two that make it at once, the first one stored counts.
 */
export async function keptSecret<T>(name: string, make: () => T | Promise<T>): Promise<T> {
  const read = () => row(sql<{ value: T }>`select value from secret where name = ${name}`);
  const found = await read();
  if (found) return found.value;
  const made = JSON.stringify(await make());
  await run(sql`insert into secret(name, value) values (${name}, ${made}::jsonb) on conflict do nothing`);
  const kept = await read();
  if (!kept) throw new Error(`Secret ${name} could not be stored`);
  return kept.value;
}
