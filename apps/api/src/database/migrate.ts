import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagePath } from '../package-folder';
import type { Database } from './open';

const folder = () => packagePath('src/database/migrations');
const lockNumber = 7_301_151;

/** Migration files in the order in which they run. */
export const migrationFiles = () =>
  readdirSync(folder())
    .filter((name) => name.endsWith('.sql'))
    .sort();

/**
 * Brings the database up to date: each numbered file once, each in a transaction of its own.
 * Several processes may start together on a server: an advisory lock lets one work and the others wait.
 * @returns names of the files that ran.
 */
export async function migrate(database: Database): Promise<string[]> {
  await database.query(
    'create table if not exists _migration(name text primary key, at timestamptz not null default now())',
  );
  const ran: string[] = [];
  for (const name of migrationFiles()) {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(${lockNumber})`);
      const done = await client.query('select 1 from _migration where name = $1', [name]);
      if (done.rows.length === 0) {
        await client.query(readFileSync(join(folder(), name), 'utf8'));
        await client.query('insert into _migration(name) values ($1)', [name]);
        ran.push(name);
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw new Error(`Migration ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    } finally {
      client.release();
    }
  }
  return ran;
}
