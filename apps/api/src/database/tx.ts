import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Db } from './open';

const running = new AsyncLocalStorage<Transaction<Record<string, never>>>();
let root: Db | undefined;

/** Names the database that `db()` means. Called when one is opened; one process has one. */
export const runWith = (db: Db) => {
  root = db;
};

/** The running transaction, else the database. Always ask anew; never keep the answer. */
export function db(): Db {
  const here = running.getStore() ?? root;
  if (!here) throw new Error('No database is open');
  return here;
}

/** True inside `tx`. */
export const isInTransaction = () => running.getStore() !== undefined;

/**
 * Runs `work` in one transaction; inside another it joins that one. No network call belongs in it.
 * @returns what `work` returns, after the commit.
 */
export async function tx<T>(work: () => Promise<T>): Promise<T> {
  if (running.getStore()) return work();
  if (!root) throw new Error('No database is open');
  return root.transaction().execute((trx) => running.run(trx, work));
}

/** All rows of a statement. */
export const rows = async <T>(statement: RawBuilder<T>): Promise<T[]> => (await statement.execute(db())).rows;

/** The first row of a statement, or undefined. */
export const row = async <T>(statement: RawBuilder<T>): Promise<T | undefined> =>
  (await statement.execute(db())).rows[0];

/** Runs a statement and tells how many rows it changed. */
export const run = async (statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(db())).numAffectedRows ?? 0);

/**
 * Runs statements that do not need each other's effects as one: one way to the database and back for all of them.
 * Foreign keys between what they write hold, since they are checked when all are done.
 */
export const runTogether = async (statements: readonly RawBuilder<unknown>[]): Promise<void> => {
  const [last, ...before] = [...statements].reverse();
  if (!last) return;
  const named = before.map((statement, at) => sql`${sql.raw(`s${at}`)} as (${statement})`);
  await run(named.length > 0 ? sql`with ${sql.join(named)} ${last}` : last);
};

/**
 * A list of values for `in`, each a value of its own: the database then knows how many there are and plans once,
 * where it plans an array anew each time.
 */
export const listOf = (values: readonly unknown[]) => sql`(${values.length > 0 ? sql.join([...values]) : sql`null`})`;
