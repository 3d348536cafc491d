import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSet } from '@souk/release';
import { freePort } from '@souk/run/port';
import { findPostgres, startPostgres, type RunningPostgres } from '@souk/run/postgres';
import { findRedis, startRedis } from '@souk/run/redis';
import { testReleaseDir } from '@souk/run/releases';
import { startApi, startShell, stopProcess, storeEnv } from '@souk/run/store';
import pg from 'pg';
import { type Balancer, openBalancer } from './balancer';
import { openMailServer } from './mail-server';
import { openProviders, stripeKeys } from './providers';
import { createVisitor } from './visitor';

export const root = resolve(import.meta.dirname, '../..');
export const publicOrigin = 'https://shop.test';
/** Absent on this machine: the suite is skipped, and says so. */
export const postgresBin = findPostgres();
/** Absent: the pairs count each for themselves, and what they would count together is skipped. */
export const redisBin = findRedis();

export type Env = Record<string, string>;
type Process = Awaited<ReturnType<typeof startApi>>['child'];
type Pair = {
  port: number;
  apiOrigin: string;
  /** Ends both by SIGTERM, the shell server first. @returns how long each took to be gone, in ms */
  stop: () => Promise<{ shellMs: number; apiMs: number }>;
  /** Ends both processes in the middle of what they do. */
  kill: () => Promise<void>;
};

/** What a company sets, and what no sandbox would: keys that look live, a database server, https, mail, a key between the processes. */
const settings = async (
  database: string,
  trustedProxies: string,
): Promise<{ env: Env; close: () => void } & Outside> => {
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
    SECRETS_KEY: Buffer.alloc(32, 'production suite').toString('base64'),
    TRUSTED_PROXIES: trustedProxies,
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

const killProcess = async (child: Process) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const timedStop = async (child: Process) => {
  const begun = performance.now();
  await stopProcess(child);
  return Math.round(performance.now() - begun);
};

/** Where a pair listens, and what it runs: a shell's version that lies in `releaseDir`, an api if not the one that was built. */
type PairPlace = { port: number; releaseDir: string; version: string; args: string[]; program?: string | undefined };

const startPair = async (env: Env, { port, releaseDir, version, args, program }: PairPlace): Promise<Pair> => {
  const own = storeEnv({ ...env, PORT: String(port) });
  const api = await startApi(own, { args, program });
  const shell = await startShell(own, { releaseDir, version, apiPort: api.port });
  return {
    port,
    apiOrigin: `http://127.0.0.1:${api.port}`,
    stop: async () => ({ shellMs: await timedStop(shell.child), apiMs: await timedStop(api.child) }),
    kill: async () => void (await Promise.all([killProcess(shell.child), killProcess(api.child)])),
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

/** Of what a fleet is made; each has what every store has unless it is named. */
type Parts = {
  pairs?: number;
  /** `demo` for a store with goods to sell; real stores begin without. */
  seed?: 'demo' | 'none';
  /** Settings beside those of every store. */
  more?: Env;
  /** Whether a process of its own does what is queued; the pairs then leave it alone. */
  hasWorker?: boolean;
  postgres?: RunningPostgres;
  /** Where the store reaches the database, if something stands between. */
  databaseUrl?: string;
  releaseDir?: string;
  /** Gives a pair a folder of its own, where pairs take releases from a store; else all share `releaseDir`. */
  folderOfPair?: () => string;
  openBefore?: (publicHost: string) => Promise<Balancer>;
};

/** Opens a store on an empty database of a PostgreSQL server of its own. */
export const openFleet = async (parts: Parts = {}) => {
  const { pairs = 1, seed = 'none', more = {}, hasWorker = false, releaseDir = testReleaseDir } = parts;
  const postgres = parts.postgres ?? (await startPostgres(postgresBin ?? ''));
  const redis = redisBin ? await startRedis(redisBin) : null;
  const balancer = await (parts.openBefore ?? openBalancer)(new URL(publicOrigin).host);
  const { env, mail, providers, close } = await settings(parts.databaseUrl ?? postgres.url, balancer.address);
  if (redis) Object.assign(env, { COUNTERS_URL: redis.url });
  Object.assign(env, more);
  const running: Pair[] = [];
  const args = seed === 'demo' ? ['--products', '60'] : [];
  const shell = () => ({
    releaseDir: parts.folderOfPair?.() ?? releaseDir,
    version: readSet(releaseDir).shell.version,
  });
  const role: Env = hasWorker ? { ROLE: 'web' } : {};
  /** @param apart settings of this pair alone @param program another api than the one that was built */
  const add = async (apart: Env = {}, program?: string) => {
    const port = await balancer.nextPort();
    const own = { ...env, SEED: seed, ...role, ...apart };
    const pair = await startPair(own, { port, ...shell(), args, program });
    running.push(pair);
    await balancer.add(pair.port);
    return pair;
  };
  const leave = (pair: Pair) => {
    balancer.remove(pair.port);
    running.splice(running.indexOf(pair), 1);
  };
  while (running.length < pairs) await add();
  const worker = hasWorker ? await startApi(storeEnv({ ...env, SEED: seed, ROLE: 'worker' })) : null;
  return {
    env,
    mail,
    providers,
    /** Where visitors reach the pairs. */
    origin: balancer.origin,
    postgres,
    redis,
    pairs: running,
    add,
    /** A pair of another place, which the balancer does not know. */
    openApart: async (apart: Env) => startPair({ ...env, ...apart }, { port: await freePort(), ...shell(), args: [] }),
    /** Ends a pair as an orchestrator does: SIGTERM, while the balancer goes on looking. */
    async retire(pair: Pair) {
      const gone = await pair.stop();
      leave(pair);
      return gone;
    },
    /** Ends a pair as a machine that fails does; the balancer finds out by itself. */
    async kill(pair: Pair) {
      await pair.kill();
      leave(pair);
    },
    visitor: (networkAddress: string, pair?: Pair) =>
      createVisitor(pair ? `http://127.0.0.1:${pair.port}` : balancer.origin, networkAddress, publicOrigin),
    async query<T extends object>(text: string, url = postgres.url): Promise<T[]> {
      const client = new pg.Client(url);
      await client.connect();
      return client
        .query<T>(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    async close() {
      balancer.close();
      await Promise.all([...running.map((pair) => pair.stop()), worker && stopProcess(worker.child)]);
      await postgres.stop();
      await redis?.stop();
      close();
    },
  };
};
export type Fleet = Awaited<ReturnType<typeof openFleet>>;
