import { sql } from 'kysely';
import { run } from '../database/tx';
import { seal } from '../secrets/sealing';
import { storedSecret, valueOfText } from '../secrets/stored-secrets';

/**
 * A key that is made on first need and kept in the database, the same for every process and after a restart.
 * @param make called when there is none yet; of two that make it at once, the first one stored counts.
 */
export async function keptSecret<T>(name: string, make: () => T | Promise<T>): Promise<T> {
  const found = (await storedSecret(name)) as T | undefined;
  if (found !== undefined) return found;
  const made = valueOfText(await seal(name, JSON.stringify(await make())));
  await run(sql`insert into secret(name, value) values (${name}, ${made}::jsonb) on conflict do nothing`);
  const kept = (await storedSecret(name)) as T | undefined;
  if (kept === undefined) throw new Error(`Secret ${name} could not be stored`);
  return kept;
}
