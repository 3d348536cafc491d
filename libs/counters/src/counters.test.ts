import { describeWhere } from '@souk/run/where';
import { findRedis, type RunningRedis, startRedis } from '@souk/run/redis';
import { type Counters, createOwnCounters, waitSeconds } from './counters';
import { createSharedCounters } from './shared-counters';

const minute = { max: 10, windowMs: 60_000 };
const bin = findRedis();
let server: RunningRedis;
let now = 1_000_000;
const opened: Counters[] = [];

/** A counter of one process, and the changes of its state as they come. */
const openShared = () => {
  const states: string[] = [];
  let heard: () => void = () => undefined;
  const counters = createSharedCounters(
    server.url,
    (state) => {
      states.push(state);
      heard();
    },
    () => now,
  );
  opened.push(counters);
  /** Waits until the state has changed to that. */
  const until = async (state: string) => {
    while (states.at(-1) !== state) await new Promise<void>((resolve) => (heard = resolve));
  };
  return { ...counters, states, until };
};

const own = async () => ({ ...createOwnCounters(() => now), settled: async () => undefined });
const shared = async () => {
  const counters = openShared();
  await counters.until('shared');
  return counters;
};

afterEach(async () => void (await Promise.all(opened.splice(0).map((counters) => counters.close()))));

const theSame = (open: () => Promise<Counters & { settled(): Promise<void> }>, endWindows: () => Promise<unknown>) => {
  test('each key counts for itself, each kind too, and says how long its window lasts', async () => {
    const counters = await open();
    const [pages, calls] = [counters.open('pages', minute), counters.open('calls', minute)];
    expect([pages('a'), pages('a'), pages('b'), calls('a')].map(({ count }) => count)).toEqual([1, 2, 1, 1]);
    await counters.settled();
    const { count, endsInMs } = pages('a');
    expect(count).toBe(3);
    expect(endsInMs).toBeGreaterThan(0);
    expect(endsInMs).toBeLessThanOrEqual(60_000);
    await counters.settled();
  });

  test('whoever counted more than the limit waits, until the window has ended', async () => {
    const counters = await open();
    const pages = counters.open('limited', minute);
    const waits = Array.from({ length: 11 }, () => waitSeconds(pages('a'), minute));
    expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(waits[10]).toBeGreaterThan(0);
    await counters.settled();
    expect(waitSeconds(pages('a'), minute)).toBeGreaterThan(0);
    await counters.settled();
    await endWindows();
    expect(waitSeconds(pages('a'), minute)).toBe(0);
    await counters.settled();
    expect(pages('a').count).toBe(2);
    await counters.settled();
  });
};

describe('counted in one process', () => {
  theSame(own, async () => void (now += 60_000));

  test('a flood of addresses does not fill the memory: whoever asked longest ago is forgotten first', async () => {
    const pages = (await own()).open('flood', minute);
    pages('first');
    for (let n = 0; n < 50_000; n += 1) pages(String(n));
    expect([pages('49999').count, pages('first').count]).toEqual([2, 1]);
  });
});

const together = () => {
  beforeAll(async () => void (server = await startRedis(bin ?? '')));
  afterAll(() => server.stop());

  theSame(shared, async () => {
    now += 60_000;
    await server.ask('FLUSHALL');
  });

  test('two processes count together: what one address asked of either is limited at both', async () => {
    const [one, other] = [await shared(), await shared()];
    const [a, b] = [one.open('fleet', minute), other.open('fleet', minute)];
    for (let n = 0; n < 6; n += 1) {
      expect(waitSeconds(a('198.51.100.7'), minute)).toBe(0);
      await one.settled();
      if (n < 4) expect(waitSeconds(b('198.51.100.7'), minute)).toBe(0);
      await other.settled();
    }
    expect(waitSeconds(a('198.51.100.7'), minute)).toBeGreaterThan(0);
    await one.settled();
    b('198.51.100.7'); // hears of it
    await other.settled();
    expect(waitSeconds(b('198.51.100.7'), minute)).toBeGreaterThan(0);
    expect(waitSeconds(b('198.51.100.8'), minute)).toBe(0);
    await other.settled();
  });

  test('what is stored ends with its window, and who is over the limit costs the server nothing more', async () => {
    const counters = await shared();
    const pages = counters.open('over', minute);
    for (let n = 0; n < 50; n += 1) pages('a');
    await counters.settled();
    expect(Number((await server.ask('PTTL souk:count:over:a')).slice(1))).toBeGreaterThan(0);
    expect(await server.ask('GET souk:count:over:a')).toMatch(/\r\n11$/);
  });

  test('without the server nothing is lost and nobody is free: each process limits by its own count, and joins again', async () => {
    const counters = await shared();
    const pages = counters.open('outage', minute);
    for (let n = 0; n < 8; n += 1) pages('a');
    await counters.settled();
    await server.kill();
    await counters.until('not reached');
    expect(counters.state()).toBe('not reached');
    expect([pages('a'), pages('a'), pages('a')].map(({ count }) => count)).toEqual([9, 10, 11]);
    await server.restart();
    await counters.until('shared');
    expect(waitSeconds(pages('a'), minute)).toBeGreaterThan(0);
    expect(pages('b').count).toBe(1);
    await counters.settled();
    expect(await server.ask('GET souk:count:outage:b')).toMatch(/\r\n1$/);
  });

  test('a server that hangs makes nobody wait; it is left and tried again', async () => {
    const counters = await shared();
    const pages = counters.open('hangs', minute);
    server.hang();
    try {
      expect([pages('a'), pages('a')].map(({ count }) => count)).toEqual([1, 2]);
      await counters.until('not reached');
    } finally {
      server.resume();
    }
    while (counters.states.at(-1) !== 'shared') {
      pages('b');
      await counters.settled();
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
};

// Without Debian's `redis-server`, `valkey-server` or REDIS_BIN there is nothing to count together in.
describeWhere(bin !== null, 'redis-server or valkey-server')('counted together, in a Redis or Valkey server', together);
