import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSet } from '@souk/release';
import { freePort } from '@souk/run/port';
import { findPostgres, startPostgres, type RunningPostgres } from '@souk/run/postgres';
import { findRedis, startRedis } from '@souk/run/redis';
import { testReleaseDir as releaseDir } from '@souk/run/releases';
import { startApi, startShell, stopProcess, storeEnv } from '@souk/run/store';
import pg from 'pg';
import { balancerAddress, openBalancer } from './balancer';
import { openMailServer } from './mail-server';
import { openProviders, stripeKeys } from './providers';
import { createVisitor } from './visitor';

export const root = resolve(import.meta.dirname, '../..');
export const publicOrigin = 'https://shop.test';
/** Absent on this machine: the suite is skipped, and says so. */
export const postgresBin = findPostgres();
/** Absent: the pairs count each for themselves, and what they would count together is skipped. */
export const redisBin = findRedis();

type Pair = { port: number; apiOrigin: string; stop: () => Promise<void> };
type Env = Record<string, string>;

/** What a company sets, and what no sandbox would: keys that look live, a database server, https, mail, a key between the processes. */
const settings = async (database: string): Promise<{ env: Env; close: () => void } & Outside> => {
  const mail = await openMailServer();
  const providers = await openProviders();
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-production-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    SANDBOX: '0',
    PUBLIC_ORIGIN: publicOrigin,
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    INTERNAL_KEY: 'production-suite-key-between-processes',
    TRUSTED_PROXIES: balancerAddress,
    BIND_ADDRESS: '127.0.0.1',
    SMTP_URL: mail.url,
    ...stripeKeys,
    STRIPE_BASE_URL: providers.url,
    PAYPAL_CLIENT_ID: 'paypal-live',
    PAYPAL_CLIENT_SECRET: 'paypal-live-secret',
    PAYPAL_BASE_URL: providers.url,
    LOG_LEVEL: 'fatal',
    DRAIN_MS: '1000',
  };
  const close = () => {
    mail.close();
    providers.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { env, mail, providers, close };
};

type Outside = {
  mail: Awaited<ReturnType<typeof openMailServer>>;
  providers: Awaited<ReturnType<typeof openProviders>>;
};

const startPair = async (env: Env, apiArgs: string[]): Promise<Pair> => {
  const port = await freePort();
  const own = storeEnv({ ...env, PORT: String(port) });
  const api = await startApi(own, { args: apiArgs });
  const { version } = readSet(releaseDir).shell;
  const shell = await startShell(own, { releaseDir, version, apiPort: api.port });
  return {
    port,
    apiOrigin: `http://127.0.0.1:${api.port}`,
    stop: async () => {
      await stopProcess(shell.child);
      await stopProcess(api.child);
    },
  };
};

/** Runs a command of the api's program. @returns its exit code and what it printed */
export const runCommand = (env: Env, args: string[], program = join(root, 'apps/api/dist/server/server.cjs')) =>
  new Promise<{ code: number | null; text: string }>((done) => {
    const child = spawn(process.execPath, [program, ...args], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('close', (code) => done({ code, text }));
  });

/**
 * Opens a store on an empty database of a PostgreSQL server of its own.
 * @param options.seed `demo` for one with goods to sell; real stores begin without
 * @param options.more settings beside those of every store
 */
export const openFleet = async ({ pairs = 1, seed = 'none', more = {} as Env } = {}) => {
  const postgres: RunningPostgres = await startPostgres(postgresBin ?? '');
  const redis = redisBin ? await startRedis(redisBin) : null;
  const { env, mail, providers, close } = await settings(postgres.url);
  if (redis) Object.assign(env, { COUNTERS_URL: redis.url });
  const balancer = await openBalancer(new URL(publicOrigin).host);
  const running: Pair[] = [];
  const args = seed === 'demo' ? ['--products', '60'] : [];
  const add = async () => {
    const pair = await startPair({ ...env, ...more, SEED: seed }, args);
    running.push(pair);
    await balancer.add(pair.port);
    return pair;
  };
  while (running.length < pairs) await add();
  return {
    env,
    mail,
    providers,
    postgres,
    redis,
    pairs: running,
    add,
    /** A pair of another place, which the balancer does not know. */
    openApart: (more: Env) => startPair({ ...env, ...more }, []),
    /** Ends a pair as an orchestrator does: SIGTERM, while the balancer goes on looking. */
    async retire(pair: Pair) {
      await pair.stop();
      balancer.remove(pair.port);
      running.splice(running.indexOf(pair), 1);
    },
    visitor: (networkAddress: string, pair?: Pair) =>
      createVisitor(pair ? `http://127.0.0.1:${pair.port}` : balancer.origin, networkAddress, publicOrigin),
    async query<T extends object>(text: string): Promise<T[]> {
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows } = await client.query<T>(text);
      await client.end();
      return rows;
    },
    async close() {
      balancer.close();
      await Promise.all(running.map((pair) => pair.stop()));
      await postgres.stop();
      await redis?.stop();
      close();
    },
  };
};
export type Fleet = Awaited<ReturnType<typeof openFleet>>;
