import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSet } from '@souk/release';
import { findPostgres, startPostgres } from '@souk/run/postgres';
import { root } from '../../run/install.mjs';
import { startStore } from '../../run/store.mjs';
import { fillOrders } from './fill.mjs';
import { benchImport } from './import.mjs';
import { benchLists } from './lists.mjs';
import { benchDeskPages } from './pages.mjs';
import { openPerson } from './person.mjs';

/** So many products for lists; for a file, so many as have its lines. */
const sizes = { lists: 100_000, file: 10_000 };
const lines = 10_000;

/** A store on a database: filled, stopped, and opened again. */
const openLargeStore = async (releaseDir, { databaseUrl, products, orders }) => {
  const dataDir = join(root, 'test-results/bench-desk');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const env = {
    ...process.env,
    PORT: '4298',
    SANDBOX: '1',
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, SANDBOX_ON_SERVER: '1' } : {}),
  };
  const { version } = readSet(releaseDir).shell;
  const apiArgs = ['--products', String(products)];
  const open = () => startStore({ releaseDir, shellVersion: version, env, apiArgs, onExit: () => process.exit(1) });
  await (await open()).stop();
  const variants = await fillOrders({ dataDir, databaseUrl }, { orders, lines });
  return { store: await open(), variants };
};

/** What is measured, each in a store of its own. @yields a title and its rows */
const measures = {
  async *lists(person, { store }, database) {
    yield [`Desk, lists of 100,000 orders and products, ${database}`, await benchLists(person, store.apiOrigin)];
    yield [
      `Desk, pages with their files in the cache, 562 ms a request, 1.44 Mbit/s, CPU ÷ 4, ${database}`,
      await benchDeskPages(person, store.publicOrigin),
    ];
  },
  async *file(person, { store, variants }, database) {
    const { times, counts } = await benchImport(person, store, variants);
    yield [`Desk, a file of ${variants.length.toLocaleString('en')} lines, 1 % wrong, ${database}`, times];
    yield [`Desk, what became of its lines, ${database}`, counts];
  },
};

async function* benchOn(database, what, releaseDir, databaseUrl) {
  const orders = what === 'lists' ? sizes.lists : 0;
  const filled = await openLargeStore(releaseDir, { databaseUrl, products: sizes[what], orders });
  const person = await openPerson(filled.store.publicOrigin);
  try {
    yield* measures[what](person, filled, database);
  } finally {
    await person.close();
    await filled.store.stop();
  }
}

async function* onPostgres(what, releaseDir, bin) {
  const server = await startPostgres(bin);
  try {
    yield* benchOn('PostgreSQL', what, releaseDir, server.socketUrl);
  } finally {
    await server.stop();
  }
}

/** Has stores of its own, on PostgreSQL where it is installed and on the embedded database. @yields a title and its rows */
export async function* deskPart(releaseDir) {
  const { BENCH_DATABASE: wanted = 'both', BENCH_ONLY: only } = process.env;
  const bin = wanted === 'embedded' ? null : findPostgres();
  for (const what of Object.keys(measures).filter((name) => !only || only === name)) {
    if (bin) yield* onPostgres(what, releaseDir, bin);
    if (wanted !== 'postgres') yield* benchOn('embedded', what, releaseDir, undefined);
  }
}
