import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sqlState } from '../errors';
import { packagePath } from '../package-folder';
import type { Database, Session } from './open';

const ownFolder = () => packagePath('src/database/migrations');
const lockNumber = 7_301_151;
const lookAgainMs = 500;
const looksPerMinute = 60_000 / lookAgainMs;
/** A file waits no longer for a table that somebody uses: whoever comes after the file would wait behind it. */
const lockTimeout = '5s';
/** A table that is always in use at the wrong moment is tried for about five minutes. */
const mostTries = 50;
const lockNotAvailable = '55P03';
const deadlock = '40P01';

/** The mark of a file that runs outside a transaction, as `create index concurrently` must. */
const withoutTransaction = /^-- no-transaction\b/;

/** Migration files in the order in which they run. */
export const migrationFiles = (folder = ownFolder()) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

const doneIn = async ({ query }: Pick<Session, 'query'>): Promise<Set<string>> => {
  const there = await query(`select to_regclass('_migration') is not null as there`);
  if (!(there.rows[0] as { there: boolean } | undefined)?.there) return new Set();
  const { rows } = await query('select name from _migration');
  return new Set((rows as { name: string }[]).map(({ name }) => name));
};

/** Files that the database lacks. Those that only a newer release knows are not looked at. */
export const pendingMigrations = async (database: Database, folder = ownFolder()): Promise<string[]> => {
  const done = await doneIn(database);
  return migrationFiles(folder).filter((name) => !done.has(name));
};

/** What ran in the database, what this release still lacks in it, and what only a newer release knows. `last` null: nothing ran. */
export const migrationState = async ({ query }: Pick<Database, 'query'>, folder = ownFolder()) => {
  const { rows } = await query('select name, at from _migration order by name');
  const done = rows as { name: string; at: Date }[];
  const files = migrationFiles(folder);
  const names = new Set(done.map(({ name }) => name));
  const latest = done.reduce<{ name: string; at: Date } | null>(
    (last, one) => (last && last.at > one.at ? last : one),
    null,
  );
  return {
    done: done.length,
    last: latest,
    waiting: files.filter((name) => !names.has(name)),
    newer: done.map(({ name }) => name).filter((name) => !files.includes(name)),
  };
};

/** What is said of a database that a newer release has migrated, as after going back to an older one; null: none has. */
export const newerSentence = async (
  database: Pick<Database, 'query'>,
  folder = ownFolder(),
): Promise<string | null> => {
  const { newer } = await migrationState(database, folder);
  if (newer.length === 0) return null;
  const files = newer.length === 1 ? '1 migration' : `${newer.length} migrations`;
  return `The database has ${files} of a newer release, up to ${newer.at(-1)}: the release before each runs with it, an older one may not`;
};

/** Who migrates: its connection, as an operator finds it in `pg_stat_activity`. What that hides of another role is left out. */
const holderOf = async (session: Session): Promise<string> => {
  const { rows } = await session.query(`
    select concat_ws(', ', 'connection ' || pid, application_name, 'from ' || host(client_addr),
      'since ' || to_char(backend_start, 'YYYY-MM-DD"T"HH24:MI:SSOF')) as holder
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objid = ${lockNumber} and pg_locks.database = pg_stat_activity.datid`);
  return (rows[0] as { holder: string } | undefined)?.holder ?? 'just done';
};

/**
 * Waits by asking again: a statement that waits for the lock would itself hold up an index that is made concurrently.
 * @param say hears whom it waits for, at once and again each minute
 */
const takeLock = async (session: Session, say: (sentence: string) => void) => {
  const isMine = async () => {
    const { rows } = await session.query(`select pg_try_advisory_lock(${lockNumber}) as mine`);
    return (rows[0] as { mine: boolean } | undefined)?.mine === true;
  };
  for (let looks = 0; !(await isMine()); looks += 1) {
    if (looks % looksPerMinute === 0)
      say(`another process migrates, this one waits for it: ${await holderOf(session)}`);
    await wait(lookAgainMs);
  }
};

const inTransaction = async (session: Session, text: string, note: () => Promise<unknown>) => {
  await session.query('begin');
  try {
    await session.query(`set local lock_timeout = '${lockTimeout}'`);
    await session.query(text);
    await note();
    await session.query('commit');
  } catch (error) {
    await session.query('rollback').catch(() => undefined);
    throw error;
  }
};

const statementsOf = (text: string) =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');

const runFile = async (session: Session, name: string, text: string) => {
  const note = () => session.query('insert into _migration(name) values ($1)', [name]);
  if (!withoutTransaction.test(text)) return inTransaction(session, text, note);
  for (const statement of statementsOf(text)) await session.query(statement);
  await note();
};

/** Runs a file again while the tables that it changes are in use. */
const runWithRetries = async (session: Session, name: string, text: string) => {
  for (let turn = 1; ; turn += 1) {
    try {
      return await runFile(session, name, text);
    } catch (error) {
      const isBusy = [lockNotAvailable, deadlock].includes(sqlState(error) ?? '');
      if (isBusy && turn < mostTries) continue;
      throw new Error(`Migration ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
};

/**
 * Brings the database up to date: each numbered file once, each in a transaction of its own unless it begins with
 * `-- no-transaction`. It runs on a connection of its own, without a time limit for a statement, so a file may take hours. Several
 * processes may start together: one works, the others wait.
 * @param say hears for whom it waits
 * @returns names of the files that ran.
 */
export async function migrate(
  database: Database,
  { folder = ownFolder(), say = () => undefined }: { folder?: string; say?: (sentence: string) => void } = {},
): Promise<string[]> {
  const session = await database.openSession();
  try {
    await takeLock(session, say);
    await session.query(
      'create table if not exists _migration(name text primary key, at timestamptz not null default now())',
    );
    const done = await doneIn(session);
    const names = migrationFiles(folder).filter((name) => !done.has(name));
    for (const name of names) await runWithRetries(session, name, readFileSync(join(folder, name), 'utf8'));
    await session.query(`select pg_advisory_unlock(${lockNumber})`);
    return names;
  } finally {
    await session.end();
  }
}
