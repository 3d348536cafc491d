import { setTimeout as pause } from 'node:timers/promises';
import { openOtlpReceiver } from '@souk/run/otlp-receiver';
import { inTrace, startTracing, stopTracing } from '@souk/telemetry';
import { sql } from 'kysely';
import { row, rows, run, tx } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createJobs, GiveUp } from './jobs';

let store: TestApp;
const seen: string[] = [];
const waiting: string[] = [];
beforeAll(async () => {
  store = await createTestApp({
    onDeps: ({ jobs }) => {
      jobs.define('test.note', async ({ word }: { word: string }) => void seen.push(word));
      jobs.define('test.useless', () => Promise.reject(new GiveUp('there is no such thing')));
      jobs.every('0 0 1 1 *', 'test.yearly', async () => void seen.push('a year'));
      jobs.often(1, async () => {
        if (waiting.length > 0) await jobs.send('test.note', { word: waiting.shift() });
      });
    },
  });
});
afterAll(() => store.close());
beforeEach(() => void seen.splice(0));

const send = (word: string, options = {}) => store.deps.jobs.send('test.note', { word }, options);

describe('jobs', () => {
  test('run once they are due, each key once', async () => {
    await send('a', { key: 'a' });
    await send('a', { key: 'a' });
    expect(await store.deps.jobs.runDue()).toBe(1);
    expect(await store.deps.jobs.runDue()).toBe(0);
    expect(seen).toEqual(['a']);
  });

  test('of a transaction that fails are never done', async () => {
    await expect(
      tx(async () => {
        await send('lost');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await tx(() => send('kept'));
    await store.deps.jobs.runDue();
    expect(seen).toEqual(['kept']);
  });

  test('what a clock starts is done without data', async () => {
    // as pg-boss's own clock sends it
    await store.deps.database.query(`insert into pgboss.job(name, data) values ('test.yearly', null)`);
    expect(await store.deps.jobs.runDue()).toBe(1);
    expect(seen).toEqual(['a year']);
  });

  test('a job is a span of the trace that sent it', async () => {
    const receiver = await openOtlpReceiver();
    await startTracing({ name: 'api', version: '1' }, { endpoint: receiver.url, headers: undefined, share: 1 });
    await inTrace('press', { kind: 'server', parent: '' }, () => send('traced'));
    await store.deps.jobs.runDue();
    await stopTracing();
    await receiver.close();
    const press = receiver.spans.find(({ name }) => name === 'press');
    expect(receiver.spans.find(({ name }) => name === 'job test.note')).toMatchObject({
      traceId: press?.traceId,
      parentSpanId: press?.spanId,
    });
    expect(seen).toEqual(['traced']);
  });

  test('for later wait for the store’s clock', async () => {
    await send('later', { at: new Date(store.deps.clock.now().getTime() + 3_600_000) });
    expect(await store.deps.jobs.runDue()).toBe(0);
    await store.deps.clock.advance(3_600_001);
    expect(await store.deps.jobs.runDue()).toBe(1);
    await send('after', { at: new Date(store.deps.clock.now().getTime() - 1) });
    expect(await store.deps.jobs.runDue()).toBe(1);
  });
});

test('the schedule of work that an earlier release did under another name is taken back', async () => {
  const before = createJobs({ ...store.deps, onError: () => undefined });
  before.every('0 0 1 1 *', 'cart.forget', async () => undefined);
  await before.start();
  await before.stop();
  const now = createJobs({ ...store.deps, onError: () => undefined });
  await now.start();
  await now.stop();
  expect(await rows(sql`select name from pgboss.schedule where name = 'cart.forget'`)).toEqual([]);
});

test('a queue that an earlier release made works by the settings of this one', async () => {
  const settingsOf = async (retries?: {
    retryLimit: number;
    retryDelay: number;
    retryBackoff: boolean;
    retryDelayMax?: number;
  }) => {
    const jobs = createJobs({ ...store.deps, onError: () => undefined });
    jobs.define('test.renewed', async () => undefined, retries ? { retries } : {});
    await jobs.start(false);
    await jobs.stop();
    return row(sql`
      select retry_limit as tries, retry_delay as first, retry_delay_max as most from pgboss.queue where name = 'test.renewed'`);
  };
  expect(await settingsOf()).toEqual({ tries: 8, first: 5, most: null });
  const long = { retryLimit: 200, retryDelay: 7, retryBackoff: true, retryDelayMax: 900 };
  expect(await settingsOf(long)).toEqual({ tries: 200, first: 7, most: 900 });
  expect(await settingsOf()).toEqual({ tries: 8, first: 5, most: null });
});

test('what a clock starts has all the time it needs while its process says that it lives, and never runs beside itself', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let [running, most] = [0, 0];
  const process = async () => {
    const jobs = createJobs({ ...store.deps, onError: () => undefined });
    jobs.every('0 0 1 1 *', 'test.slow', async () => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
    });
    await jobs.start(false);
    return jobs;
  };
  const settings = sql`
    select expire_seconds / 3600 as hours, heartbeat_seconds as silence, policy from pgboss.queue where name = 'test.slow'`;
  const wanted = { hours: 12, silence: 60, policy: 'singleton' };
  await (await process()).stop();
  expect(await row(settings)).toEqual(wanted);
  // as a release before made it
  await run(sql`
    update pgboss.queue set expire_seconds = 900, heartbeat_seconds = null, policy = 'standard' where name = 'test.slow'`);
  const [one, other] = [await process(), await process()];
  expect(await row(settings)).toEqual(wanted);
  for (const jobs of [one, one, other]) await jobs.send('test.slow', {});
  const first = one.runDue();
  while (running === 0) await pause(10);
  // what waited before it began is done with it; what comes meanwhile is one run more
  for (const jobs of [one, other]) await jobs.send('test.slow', {});
  expect(await other.runDue()).toBe(0);
  const job = await row(sql`
    select expire_seconds / 3600 as hours, heartbeat_seconds as silence, policy from pgboss.job
    where name = 'test.slow' and state = 'active'`);
  expect(job).toEqual(wanted);
  open();
  expect(await first).toBe(2);
  expect(most).toBe(1);
  await one.stop();
  await other.stop();
});

test('work that no further try would do is given up at once, and a person has it tried again', async () => {
  await store.deps.jobs.send('test.useless', {});
  await store.deps.jobs.runDue();
  const found = () =>
    row<{ id: string }>(sql`
      select id, state::text as state, output ->> 'message' as said from pgboss.job where name = 'test.useless'`);
  const job = await found();
  expect(job).toMatchObject({ state: 'failed', said: 'Error: there is no such thing' });
  await store.deps.jobs.retry('test.useless', job!.id);
  expect(await store.deps.jobs.runDue()).toBe(1);
  expect(await found()).toMatchObject({ state: 'failed' });
});

test('the log names the work that failed and why, with where it came from; System says why as well', async () => {
  const told: Error[] = [];
  const jobs = createJobs({ ...store.deps, onError: (error) => void told.push(error) });
  const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  jobs.define('test.tells', () => Promise.reject(refused));
  await jobs.start(false);
  await jobs.send('test.tells', {});
  await jobs.runDue();
  expect(told).toMatchObject([{ message: 'job test.tells failed: ECONNREFUSED', cause: refused }]);
  const job = await row(sql`select output ->> 'message' as said from pgboss.job where name = 'test.tells'`);
  expect(job).toEqual({ said: 'TypeError: fetch failed: ECONNREFUSED' });
  await jobs.clear();
  await jobs.stop();
});

test('what is looked for often and fails again and again is told once, and anew when it says something else or has worked', async () => {
  const told: string[] = [];
  const jobs = createJobs({ ...store.deps, onError: ({ message }) => void told.push(message) });
  const answers = ['out', 'out', 'out', 'full', '', 'full'];
  jobs.often(1, async () => {
    const answer = answers.shift();
    if (answer) throw new Error(answer);
  });
  await jobs.start(false);
  for (let turn = 0; turn < 6; turn += 1) await jobs.runDue();
  await jobs.stop();
  expect(told).toEqual(['out', 'full', 'full']);
});

test('a database that is out is told once for all queues and workers, not at each of their looks', async () => {
  const told: string[] = [];
  let looks = 0;
  const gone = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  let isOut = false;
  const query: typeof store.deps.database.query = (...given) => {
    if (!isOut) return store.deps.database.query(...given);
    looks += 1;
    return Promise.reject(new Error(gone.message, { cause: gone }));
  };
  const database = { ...store.deps.database, query };
  const jobs = createJobs({ ...store.deps, database, onError: ({ message }) => void told.push(message) });
  for (let n = 0; n < 6; n += 1) jobs.define(`test.out${n}`, async () => undefined);
  await jobs.start();
  isOut = true;
  while (looks < 12) await pause(20);
  isOut = false;
  expect(told).toEqual([expect.stringContaining(gone.message)]);
  await jobs.stop();
});

test('one that fails fails alone, not those that were fetched with it', async () => {
  const jobs = createJobs({ ...store.deps, onError: () => undefined });
  const done: string[] = [];
  const all = new Promise<void>((resolve) => {
    jobs.define('test.batch', async ({ word }: { word: string }) => {
      done.push(word);
      if (done.length === 3) resolve();
      if (word === 'bad') throw new Error('bad');
    });
  });
  await jobs.start();
  await tx(async () => {
    for (const word of ['bad', 'fine', 'good']) await jobs.send('test.batch', { word });
  });
  await all;
  await jobs.stop();
  expect(
    await rows(
      sql`select data ->> 'word' as word, state::text as state from pgboss.job where name = 'test.batch' order by 1`,
    ),
  ).toEqual([
    { word: 'bad', state: 'retry' },
    { word: 'fine', state: 'completed' },
    { word: 'good', state: 'completed' },
  ]);
});

test('what is looked for often is done with what is due, and what it makes due as well', async () => {
  waiting.push('first', 'second');
  expect(await store.deps.jobs.runDue()).toBe(2);
  expect(seen).toEqual(['first', 'second']);
});

describe('mail', () => {
  test('is written into the outbox with the transaction, each key once', async () => {
    const message = {
      channel: 'email' as const,
      storeId: 1,
      to: 'kim@souk.test',
      letter: { locale: 'en' as const, subject: 'Hi', paragraphs: ['There'] },
      key: 'once',
    };
    await store.deps.mail.send(message);
    await store.deps.mail.send(message);
    await tx(async () => {
      await store.deps.mail.send({ ...message, key: 'lost' });
      throw new Error('no');
    }).catch(() => undefined);
    const sent = await row(
      sql<{ count: number }>`select count(*) as count from outbox where recipient = 'kim@souk.test'`,
    );
    expect(sent?.count).toBe(1);
  });
});

test('work that is done one after the other waits for its turn in the queue, where its quarter of an hour has not begun', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const done: number[] = [];
  const jobs = createJobs({ ...store.deps, onError: () => undefined });
  jobs.define('test.turns', async ({ turn }: { turn: number }) => {
    await gate;
    done.push(turn);
  });
  await jobs.start(false);
  for (let turn = 1; turn <= 5; turn += 1) await jobs.send('test.turns', { turn });
  await jobs.start();
  const states = () =>
    rows<{ state: string; count: number }>(sql`
      select state::text, count(*)::int from pgboss.job where name = 'test.turns' group by 1 order by 1`);
  while (!(await states()).some(({ state }) => state === 'active')) await pause(20);
  expect(await states()).toEqual([
    { state: 'active', count: 1 },
    { state: 'created', count: 4 },
  ]);
  open();
  const begun = Date.now();
  while (done.length < 5) await pause(20);
  // each is fetched as the last one ends, not with the next look every two seconds
  expect(Date.now() - begun).toBeLessThan(4000);
  await jobs.stop();
});
