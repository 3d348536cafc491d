import type { Writable } from 'node:stream';
import pg from 'pg';
import { plannedEachTimeMark } from './planned-each-time';
import { isPlain, type PlainValue, type Shapes, Statement } from './statement';

/** Texts that are remembered at most: statements put together from choices must not fill the memory. */
const mostTexts = 2000;

/**
 * After so many statements the database forgets its plans and makes them again for what the tables have become: soon at
 * first, because a young table soon is many times what it was.
 */
const firstPlanRuns = 60;
const mostPlanRuns = 10_000;

const names = new Map<string, string | null>();
let named = 0;

/**
 * A name from the second time on that a text is run, so that what is run once is never kept by the database. None for what is planned
 * each time.
 */
const nameOf = (text: string): string | undefined => {
  if (text.trimStart().startsWith(plannedEachTimeMark)) return undefined;
  const known = names.get(text);
  if (known) return known;
  if (known === undefined) {
    if (names.size < mostTexts) names.set(text, null);
    return undefined;
  }
  const name = `s${(named += 1)}`;
  names.set(text, name);
  return name;
};

/** The server's word for a statement whose rows no longer look as they did when it was prepared. */
const looksOtherwise = '0A000';

/** A migration by a newer process: under a name of its own the statement is prepared anew, by whoever asks next. */
const unlessChanged = (text: string, asked: Promise<pg.QueryResult>): Promise<pg.QueryResult> =>
  asked.catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === looksOtherwise) names.delete(text);
    throw error;
  });

/** Whether a statement is what opens or ends a transaction, as kysely writes them. */
const isBegin = (text: unknown) => text === 'begin';
const isEnd = (text: unknown) => text === 'commit' || text === 'rollback';

const nothingRan = (text: string) => ({ command: text.toUpperCase(), rowCount: null, rows: [], fields: [], oid: 0 });

/**
 * A connection that makes fewer and shorter ways to the database: a repeated statement is parsed and planned once, and
 * "begin" travels with the first statement of its transaction.
 */
export class PreparedClient extends pg.Client {
  #runs = 0;
  #runsPerPlan = firstPlanRuns;
  #isBeginDue = false;
  readonly #shapes: Shapes = new Map();

  // The overloads of the library's own method are kept by handing on whatever came.
  override query(...given: unknown[]): never {
    const [text] = given;
    if (isBegin(text)) {
      this.#isBeginDue = true;
      return Promise.resolve(nothingRan('begin')) as never;
    }
    if (!this.#isBeginDue) return this.#ask(given);
    this.#isBeginDue = false;
    if (isEnd(text)) return Promise.resolve(nothingRan(String(text))) as never;
    return this.#withBegin(given);
  }

  /** Both leave in one packet; a connection that does not pipeline sends the second when the first was answered. */
  #withBegin(given: unknown[]): never {
    // its connection is not among pg's types
    const { stream } = (this as unknown as { connection: { stream: Partial<Writable> } }).connection;
    stream.cork?.();
    try {
      // what breaks "begin" (a lost connection) breaks the statement too, and is told there
      super.query('begin').catch(() => undefined);
      return this.#ask(given);
    } finally {
      stream.uncork?.();
    }
  }

  #ask(given: unknown[]): never {
    const [text, values] = given;
    const run = super.query.bind(this) as (...args: unknown[]) => never;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return run(...given);
    const name = nameOf(text);
    const isOwn = name !== undefined && given.length === 2 && values.every(isPlain);
    // each overload of the library's own method answers something else: to the compiler, never
    const ask = () => {
      if (isOwn) return unlessChanged(text, this.#run(name, text, values)) as never;
      if (!name) return run(...given);
      return given.length > 2
        ? run({ name, text, values }, ...given.slice(2))
        : (unlessChanged(text, run({ name, text, values })) as never);
    };
    this.#runs += 1;
    if (this.#runs < this.#runsPerPlan || given.length > 2) return ask();
    this.#runs = 0;
    this.#runsPerPlan = Math.min(mostPlanRuns, this.#runsPerPlan * 3);
    return this.#planAnew().then(ask) as never;
  }

  #run(name: string, text: string, values: PlainValue[]): Promise<pg.QueryResult> {
    return new Promise<pg.QueryResult>((resolve, reject) => {
      const done = (error: Error | undefined, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
      super.query(new Statement({ name, text }, values, this.#shapes, done) as unknown as pg.Submittable); // its line is typed more narrowly
    }).catch((error: unknown) => {
      // the library's own trace ends where the answer came in, and says nothing of who asked
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    });
  }

  /** A plan made while a table was small reads the whole of it for ever; where nothing collects statistics nobody notices. */
  async #planAnew() {
    await super.query('discard plans').catch(() => undefined);
  }
}
