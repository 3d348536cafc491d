import { Redis } from 'ioredis';
import { type Counters, type CounterState, type CountWindow, createOwnCounters, createWindows } from './counters';

/** What every key of ours begins with. */
const prefix = 'souk:count';
const mostDelayMs = 5_000;

const connect = (url: string) =>
  new Redis(url, {
    connectionName: 'souk',
    // A count that cannot be sent now is worth nothing later: nothing waits in a queue, nothing is sent twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // Nobody waits for an answer, so these are long: a process that is busy with its start must not take the server for gone.
    connectTimeout: 10_000,
    commandTimeout: 3_000,
    // A server that hangs is left, and tried again like one that is gone.
    socketTimeout: 6_000,
    retryStrategy: (tries) => Math.min(tries * 200, mostDelayMs),
  });

/** Adds one under a key, whose window begins with its first. @returns what all processes counted, and how long it still lasts */
const addOne = async (client: Redis, key: string, windowMs: number) => {
  const replies = await client.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec();
  const [, counted, left] = replies ?? [];
  const failure = replies ? (counted?.[0] ?? left?.[0]) : new Error('the counters took nothing');
  if (failure) throw failure;
  return { count: Number(counted?.[1]), endsInMs: Number(left?.[1]) };
};

/** Tells when the store of counters is reached and when it is not, once for each change. */
const watch = (onChange: (state: CounterState, reason: string) => void) => {
  let state: CounterState | undefined;
  return {
    now: (): CounterState => state ?? 'not reached',
    set: (next: CounterState, reason = '') => {
      if (next === state) return;
      state = next;
      onChange(next, reason);
    },
  };
};

/**
 * Counts together with every other process, in a Redis or Valkey server.
 * Each process adds to its own count at once and sends the same to the server, whose answer corrects it: a limit holds for the fleet but
 * for the requests of one round trip, no request waits, and while the server is out every process goes on by its own count.
 * @param url `redis://…` or `rediss://…`
 */
export const createSharedCounters = (
  url: string,
  onChange: (state: CounterState, reason: string) => void,
  now: () => number = Date.now,
): Counters & { settled(): Promise<void> } => {
  const client = connect(url);
  const state = watch(onChange);
  const countOne = createWindows(now);
  const underWay = new Set<Promise<void>>();
  let isClosed = false;
  const set = (next: CounterState, reason?: string) => void (isClosed || state.set(next, reason));
  client.on('ready', () => set('shared'));
  client.on('error', (error: Error) => set('not reached', error.message));
  client.on('close', () => set('not reached', 'the connection is closed'));

  /** Corrects what this process counted by what all did. What it sent meanwhile is not in that answer yet. */
  const correct = async (window: CountWindow, key: string, windowMs: number) => {
    window.unanswered += 1;
    try {
      const all = await addOne(client, key, windowMs).finally(() => void (window.unanswered -= 1));
      set('shared');
      const count = all.count + window.unanswered;
      if (count >= window.count) Object.assign(window, { count, endsAt: now() + Math.max(0, all.endsInMs) });
    } catch (error) {
      set('not reached', (error as Error).message);
    }
  };

  return {
    open: (kind, limit) => (key) => {
      const window = countOne(kind, key, limit);
      const tally = { count: window.count, endsInMs: window.endsAt - now() };
      // Who is over the limit already costs the server nothing more.
      if (window.count > limit.max + 1) return tally;
      const correction = correct(window, `${prefix}:${kind}:${key}`, limit.windowMs);
      underWay.add(correction);
      void correction.then(() => underWay.delete(correction));
      return tally;
    },
    state: state.now,
    settled: async () => void (await Promise.all(underWay)),
    close: async () => {
      isClosed = true;
      client.disconnect();
    },
  };
};

/** @param url of the server that all processes share; absent: each counts alone */
export const openCounters = (
  url: string | undefined,
  onChange: (state: CounterState, reason: string) => void,
): Counters => (url ? createSharedCounters(url, onChange) : createOwnCounters());
