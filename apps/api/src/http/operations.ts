import type { Counters } from '@souk/counters';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config';
import type { Database } from '../database/open';
import { migrationFiles } from '../database/migrate';
import { areWritesRefused } from '../database/are-writes-refused';
import { row } from '../database/tx';
import { readOnce } from '../figures/figures-from-database';
import { hasKeysOfStore } from '../secrets/stored-secrets';
import type { SearchEngine } from '../search-engine/search-engine';
import type { Storage } from '../storage/storage';

const measure = (app: FastifyInstance, registry: Registry) => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
};

/** Whether something that this process can do without for a while answers it, and is what it should be. */
const watchOutage = (registry: Registry, name: `souk_${string}`, variable: string, state: () => string) =>
  new Gauge({
    name,
    help: `1 while this process does without what ${variable} names: it does not answer, or is behind`,
    registers: [registry],
    collect() {
      this.set(['not reached', 'behind'].includes(state()) ? 1 : 0);
    },
  });

/** How long ago the search engine's index had everything, in a process that writes to it. */
const watchSearchLag = (registry: Registry, engine: SearchEngine | null) =>
  new Gauge({
    name: 'souk_search_lag_seconds',
    help: 'Since when products that change may be missing from the index of SEARCH_URL; absent where this process does not write to it',
    registers: [registry],
    collect() {
      const lagMs = engine?.lagMs() ?? null;
      if (lagMs === null) this.remove();
      else this.set(lagMs / 1000);
    },
  });

/** Whether this process has the keys of the store's secrets; not known while the database does not answer. */
type SecretsState = 'opened' | 'not opened' | 'unknown';

const readSecretsState = async (): Promise<SecretsState> => ((await hasKeysOfStore()) ? 'opened' : 'not opened');

const watchSecrets = (registry: Registry, state: () => Promise<SecretsState>) =>
  new Gauge({
    name: 'souk_secrets_not_opened',
    help: '1 while this process lacks the SECRETS_KEY that sealed what signs for the store: nobody signs in by it',
    registers: [registry],
    async collect() {
      this.set((await state()) === 'not opened' ? 1 : 0);
    },
  });

const notReached = 'the database is not reached';
const noWrites = 'the database takes no writes';
/** A database that hangs is as good as none: the shell server, which asks for it, waits for two seconds. */
const obstaclePatienceMs = 1500;

/** Whether purchases fail because of the database. */
const watchDatabase = (registry: Registry, obstacle: () => Promise<string | null>) =>
  new Gauge({
    name: 'souk_database_not_reached',
    help: '1 while what DATABASE_URL names does not answer this process, or takes no writes',
    registers: [registry],
    async collect() {
      this.set([notReached, noWrites].includes((await obstacle()) ?? '') ? 1 : 0);
    },
  });

/** What keeps this process from serving; null when nothing does. */
const findObstacle = async (needed: number): Promise<string | null> => {
  try {
    const found = await row(sql<{ count: number; isReadOnly: boolean }>`
      select count(*) as count, pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"
      from _migration`);
    if (!found || found.count < needed) return 'the database is not up to date';
    return found.isReadOnly || (await areWritesRefused()) ? noWrites : null;
  } catch {
    return notReached;
  }
};

/** Whether this process is about to end: it still answers, but wants no more visitors. */
export interface Lifecycle {
  isDraining: boolean;
}

/** Adds what a module measures. */
export type Watch = (registry: Registry) => void;

/**
 * `/healthz`, `/readyz`, `/version`, `/metrics`. Source: test-contract "Addresses".
 * @param watches what modules measure beside requests
 */
export function mountOperations(
  app: FastifyInstance,
  deps: {
    config: Config;
    counters: Counters;
    storage: Storage;
    searchEngine: SearchEngine | null;
    database: Pick<Database, 'replicaState'>;
  },
  lifecycle: Lifecycle,
  watches: readonly Watch[] = [],
) {
  const registry = new Registry();
  const searchState = () => deps.searchEngine?.state() ?? 'own';
  collectDefaultMetrics({ register: registry });
  measure(app, registry);
  for (const watch of watches) watch(registry);
  watchOutage(registry, 'souk_counters_not_reached', 'COUNTERS_URL', () => deps.counters.state());
  watchOutage(registry, 'souk_storage_not_reached', 'STORAGE_URL', () => deps.storage.state());
  watchOutage(registry, 'souk_search_not_reached', 'SEARCH_URL', searchState);
  watchSearchLag(registry, deps.searchEngine);
  watchOutage(registry, 'souk_replica_not_used', 'DATABASE_REPLICA_URL', () => deps.database.replicaState());
  const startedAt = new Date().toISOString();
  // What this process needs: files that a newer release puts beside it are not its concern.
  const needed = migrationFiles().length;
  const readObstacle = readOnce(() => findObstacle(needed), obstaclePatienceMs);
  const obstacleNow = async () => {
    const obstacle = await readObstacle();
    return obstacle === undefined ? notReached : obstacle;
  };
  watchDatabase(registry, obstacleNow);
  const readSecrets = readOnce(readSecretsState, obstaclePatienceMs);
  const secretsNow = async () => (await readSecrets()) ?? 'unknown';
  watchSecrets(registry, secretsNow);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const obstacle = lifecycle.isDraining ? 'this process ends' : await obstacleNow();
    const secrets = obstacle ? 'unknown' : await secretsNow();
    return reply.status(obstacle ? 503 : 200).send({
      status: obstacle ? 'not ready' : 'ready',
      ...(obstacle ? { obstacle } : {}),
      secrets,
      storage: deps.storage.state(),
      search: searchState(),
      replica: deps.database.replicaState(),
    });
  });
  app.get('/version', async () => ({
    name: '@souk/api',
    version: __APP_VERSION__,
    node: process.version,
    startedAt,
    sandbox: deps.config.sandbox,
  }));
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
