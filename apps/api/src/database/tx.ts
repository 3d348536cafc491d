import { AsyncLocalStorage } from 'node:async_hooks';
import { type SpanStart, step } from '@souk/telemetry';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { compile } from './compile';
import type { Ask } from './ask';
import type { Db } from './db';
import { refusedWrite } from './refused-write';

const running = new AsyncLocalStorage<Transaction<Record<string, never>>>();
let root: Db | undefined;
let askAlone: Ask | undefined;
let askAloneOfReplica: Ask | undefined;
let outlivesUs = false;

interface Ways {
  /** How a statement outside any transaction gets there. */
  ask: Ask;
  /** The same for a read that need not show the newest change. */
  askReplica: Ask;
  /** The database goes on when this process ends. */
  isServer: boolean;
}

/** Names the database that `db()` means. Called when one is opened; one process has one. */
export const runWith = (db: Db, { ask, askReplica, isServer }: Ways) => {
  root = db;
  askAlone = ask;
  askAloneOfReplica = askReplica;
  outlivesUs = isServer;
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

/**
 * A condition that always holds; a statement that stands alone and says it is answered before the server's disk has it. Only
 * for what a shopper can lose without loss, and for what the next statement that does wait takes to the disk with it: the
 * server writes in one order, so nothing that was waited for can outlive what came before it. The embedded database ends
 * with this process and writes at once, always.
 */
export const needNotWait = () =>
  outlivesUs && !isInTransaction()
    ? sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`
    : sql<boolean>`true`;

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A statement as a step of the running trace: its text, which has places for values and none of them. */
const answerOf = <T>(statement: RawBuilder<T>, ask = askAlone): Promise<{ rows: T[]; changed: number }> =>
  step(
    'sql',
    () => spanOf(statement.compile(db()).sql),
    () =>
      send(statement, ask).catch((error: unknown) => {
        refusedWrite.note(error);
        throw error;
      }),
  );

const spanOf = (text: string): SpanStart => ({
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.replace(/\s+/g, ' ').trim() },
});

const send = async <T>(statement: RawBuilder<T>, ask?: Ask): Promise<{ rows: T[]; changed: number }> => {
  if (!running.getStore() && root && ask) {
    // straight from a connection, which is half of the builder's own way
    const { text, values } = compile(statement, root);
    const { rows: found, rowCount, command } = await ask(text, values);
    return { rows: found as T[] /* told by the caller */, changed: changes.has(command) ? (rowCount ?? 0) : 0 };
  }
  const { rows: found, numAffectedRows } = await statement.execute(db());
  return { rows: found, changed: Number(numAffectedRows ?? 0) };
};

/** All rows of a statement. */
export const rows = async <T>(statement: RawBuilder<T>): Promise<T[]> => (await answerOf(statement)).rows;

/** The first row of a statement, or undefined. */
export const row = async <T>(statement: RawBuilder<T>): Promise<T | undefined> => (await answerOf(statement)).rows[0];

/**
 * All rows of a read that may lack what was changed within the last two seconds: the catalogue's pages and lists, as whoever is not
 * signed in sees them. Never what somebody is charged, or has just changed. A replica answers it, where there is one.
 */
export const rowsShown = async <T>(statement: RawBuilder<T>): Promise<T[]> =>
  (await answerOf(statement, askAloneOfReplica)).rows;

/** The first row of such a read, or undefined. */
export const rowShown = async <T>(statement: RawBuilder<T>): Promise<T | undefined> => (await rowsShown(statement))[0];

/** Runs a statement and tells how many rows it changed. */
export const run = async (statement: RawBuilder<unknown>): Promise<number> => (await answerOf(statement)).changed;

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
