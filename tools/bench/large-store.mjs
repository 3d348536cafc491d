import { fork, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../run/postgres.ts';
import { startOpenSearch } from '../opensearch/opensearch.mjs';
import { addWords, fillCatalogue } from './fill-catalogue.mjs';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'apps/api/dist/server/server.cjs');
const loopStops = join(import.meta.dirname, 'loop-stops.mjs');
const settings = {
  fsync: 'off',
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  maintenance_work_mem: '1GB',
  autovacuum: 'off',
};

const envOf = (more) => ({
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  API_PORT: '0',
  SANDBOX: '1',
  SANDBOX_ON_SERVER: '1',
  SEED: 'demo',
  RATE_LIMIT: 'off',
  ...more,
});

export const startApi = (env) =>
  new Promise((resolve, reject) => {
    const child = fork(program, ['--products', '600'], { cwd: root, env, execArgv: ['--import', loopStops] });
    child.once('message', ({ port }) => resolve({ child, origin: `http://127.0.0.1:${port}` }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });

export const stopApi = ({ child }) =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

export const figureOf = async (origin, name) => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

export const timed = async (url) => {
  const start = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
};

/** A folder of the cache for a store of so many products, and steps that are done once for all runs of a bench. */
const keptFor = (products) => {
  const folder = join(root, `node_modules/.cache/bench-search-${products}`);
  mkdirSync(folder, { recursive: true });
  for (const one of [join(root, 'node_modules/.cache'), folder]) chmodSync(one, 0o755);
  const once = async (name, work) => {
    const done = join(folder, name);
    if (existsSync(done)) return;
    const begun = Date.now();
    await work();
    console.log(`${name}: ${products} products, ${Math.round((Date.now() - begun) / 1000)} s`);
    writeFileSync(done, '');
  };
  return { folder, once };
};

/** PostgreSQL with a store of so many products, filled once. @returns what its api is told, and what ends the server */
export const openLargeDatabase = async (products) => {
  const { folder, once } = keptFor(products);
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is not installed here: Debian's package is `postgresql`");
  const database = await startPostgres(bin, { kept: join(folder, 'postgres'), settings });
  const env = envOf({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') });
  await once('filled', async () => {
    await stopApi(await startApi(env));
    await fillCatalogue(database.url, products);
  });
  await once('words', () => addWords(database.url, products));
  return { env, folder, once, stop: () => database.stop() };
};

/** The same with a search engine that has all of its products. */
export const openLargeStore = async (products) => {
  const { env: own, folder, once, stop } = await openLargeDatabase(products);
  const engine = await startOpenSearch({ kept: join(folder, 'opensearch'), memory: '2g' });
  const env = { ...own, SEARCH_URL: `${engine.url}/souk` };
  await once('indexed', () => {
    if (spawnSync(process.execPath, [program, 'search', 'build'], { env, stdio: 'inherit' }).status !== 0)
      throw new Error('The index was not built');
  });
  const stopBoth = async () => {
    await engine.stop();
    await stop();
  };
  return { env, engine, stop: stopBoth };
};
