import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type CallName, type RefusalName } from '@souk/contract';
import { schemas } from '@souk/contract/schema';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { z } from 'zod';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { buildApp } from '../server/app';
import { createClock } from '../clock';
import { type Config, readConfig } from '../config';
import { createDeps } from '../server/create-deps';
import { seed } from '../seed/seed';
import type { Deps, Identity } from '../deps';
import { ReplyError } from '../errors';
import { createShopperRows } from '../identity/shoppers';
import { checkRefusal } from './named-refusal';
import { buildIndex } from '../products/engine/build-index';
import { openTestDatabase } from './test-database';

interface Asked {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Signs the request as this user: the test identity takes `user:<sub>` for a token. */
  user?: string;
}

/** An envelope as it came, with the HTTP status beside it. */
export interface Answer<T = unknown> {
  status: number;
  code: number;
  /** Absent: the call was not refused. */
  reason?: RefusalName;
  message: string;
  data: T;
}

/** A whole server on a database of its own, in this process. */
export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  /** Makes a call by its contract name. A good answer is parsed by the call's schema. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test names the shape it expects
  call<T = any>(name: CallName, asked?: Asked): Promise<Answer<T>>;
  close(): Promise<void>;
}

/**
 * The embedded provider that also accepts `user:<sub>` as a shopper's token and `desk:<sub>` as a desk's, signed in now, and with
 * `@<ms>` behind it, signed in then: for tests of everything but identity itself.
 */
const testIdentity = (real: Identity): Identity => {
  const shoppers = createShopperRows();
  return {
    ...real,
    async verify(token, audience) {
      const [, kind, sub = '', signedInMs] = /^(user|desk):([^@]*)(?:@(\d+))?$/.exec(token) ?? [];
      if (!kind) return real.verify(token, audience);
      if ((kind === 'desk') !== (audience === 'desk')) throw new ReplyError('TOKEN_ELSEWHERE');
      const authTime = Math.floor((signedInMs ? Number(signedInMs) : Date.now()) / 1000);
      const own = await row(sql<{ email: string | null }>`select email from shopper where sub = ${sub}`);
      const who = {
        sub,
        email: own?.email ?? `${sub}@souk.test`,
        isEmailProved: sub !== 'unproved',
        nickname: sub,
        phone: null,
      };
      const user = { ...who, session: null, issuedAt: authTime, authTime, acr: null };
      await shoppers.ensure(user);
      return user;
    },
  };
};

/** An index of the file's own on the engine that `npm run test:opensearch` started. */
const searchUrl = () =>
  process.env.TEST_SEARCH_URL && `${process.env.TEST_SEARCH_URL}/test-${randomBytes(6).toString('hex')}`;

const testConfig = (dataDir: string): Config => ({
  ...readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SANDBOX: '1',
    DATA_DIR: dataDir,
    SEARCH_URL: searchUrl(),
  }),
});

const urlOf = (path: string, asked: Asked) => {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(asked.params?.[name] ?? '-')),
  );
  const query = new URLSearchParams(Object.entries(asked.query ?? {}).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
};

const requestOf = (name: CallName, asked: Asked): InjectOptions => {
  const call = calls[name] as { method: 'GET' | 'POST'; path: string };
  return {
    method: call.method,
    url: urlOf(call.path, asked),
    headers: {
      ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(asked.user ? { authorization: `Bearer user:${asked.user}` } : {}),
      ...asked.headers,
    },
    ...(asked.body === undefined ? {} : { payload: JSON.stringify(asked.body) }),
  };
};

/**
 * Starts a server for one test file, on the embedded database or on the server that TEST_DATABASE_URL names; close it in `afterAll`.
 * @param options.identity absent: `user:<sub>` signs in. `null` keeps the real one.
 * @param options.onDeps runs before the app is built: to define jobs of the test's own.
 */
export async function createTestApp(
  options: {
    products?: number;
    identity?: Identity | null;
    config?: Partial<Config>;
    onDeps?: (deps: Deps) => void;
  } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-'));
  const config = { ...testConfig(folder), ...options.config };
  const size = { products: options.products ?? 150 };
  const { database, drop, isSeeded } = await openTestDatabase(config, size);
  const errors: Error[] = [];
  const created = await createDeps({ config, database, clock: createClock(), onError: (error) => errors.push(error) });
  const deps: Deps =
    options.identity === null ? created : { ...created, identity: options.identity ?? testIdentity(created.identity) };
  options.onDeps?.(deps);
  const app = await buildApp(deps);
  await deps.jobs.start(false);
  if (!isSeeded) await seed(deps, size);
  if (deps.searchEngine && !options.config?.searchUrl)
    await buildIndex({ engine: deps.searchEngine, clock: deps.clock });
  await app.ready();
  return {
    app,
    deps,
    async call(name, asked = {}) {
      const response = await app.inject(requestOf(name, asked));
      const answer = response.json<Answer<never>>();
      checkRefusal(name, answer);
      const schema = (schemas[name] as { data?: z.ZodType }).data;
      const data = (answer.code === 200 && schema ? schema.parse(answer.data) : answer.data) as never;
      return { ...answer, data, status: response.statusCode };
    },
    async close() {
      await app.close();
      await deps.jobs.stop();
      deps.storage.close();
      deps.searchEngine?.close();
      await database.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
