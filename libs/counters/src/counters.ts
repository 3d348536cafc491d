/** How often within what time. */
export interface Limit {
  max: number;
  windowMs: number;
}

/** What was counted under a key in its window of time, and how long that window still lasts. */
export interface Tally {
  count: number;
  endsInMs: number;
}

/** Counts one more under a key. It answers at once: no visitor waits for a counter. */
export type Count = (key: string) => Tally;

/** `alone`: every process counts by itself. `shared`: all count together. `not reached`: they would, but count alone for now. */
export type CounterState = 'alone' | 'shared' | 'not reached';

/** Counts requests by address, to limit them. All of it may be lost: guesses at passwords are counted in the database. */
export interface Counters {
  /** @param kind what is counted; the windows of two kinds are apart */
  open(kind: string, limit: Limit): Count;
  state(): CounterState;
  close(): Promise<void>;
}

/** What this process knows of a key in its window. */
export interface CountWindow {
  count: number;
  endsAt: number;
  /** How many of these the shared server was told of and has not answered yet. */
  unanswered: number;
}

/** Of all kinds together, some ten megabytes: a flood of addresses must not fill the memory. */
const mostWindows = 50_000;

/** The windows of this process. Whoever asked longest ago is forgotten first. */
export const createWindows = (now: () => number) => {
  const windows = new Map<string, CountWindow>();
  /** Counts one more. */
  return (kind: string, key: string, { windowMs }: Limit): CountWindow => {
    const name = `${kind} ${key}`;
    const known = windows.get(name);
    const window = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + windowMs, unanswered: 0 };
    window.count += 1;
    windows.delete(name);
    windows.set(name, window);
    if (windows.size > mostWindows) windows.delete(windows.keys().next().value ?? name);
    return window;
  };
};

/** Counts in this process alone: the default. */
export const createOwnCounters = (now: () => number = Date.now): Counters => {
  const countOne = createWindows(now);
  return {
    open: (kind, limit) => (key) => {
      const { count, endsAt } = countOne(kind, key, limit);
      return { count, endsInMs: endsAt - now() };
    },
    state: () => 'alone',
    close: async () => undefined,
  };
};

/** @returns seconds that whoever counted so often must wait; 0 when they need not */
export const waitSeconds = ({ count, endsInMs }: Tally, { max }: Limit): number =>
  count > max ? Math.max(1, Math.ceil(endsInMs / 1000)) : 0;
