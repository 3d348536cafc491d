/** The server's only source of time, so that tests and the sandbox can move it on. */
export interface Clock {
  now(): Date;
  /** How far this clock is ahead of the machine's, in milliseconds. */
  aheadMs(): number;
  /** Moves the clock on and tells everyone who asked to know. Only the sandbox calls it. */
  advance(ms: number): Promise<void>;
  /** Runs after each advance, with the step in milliseconds. */
  onAdvance(listener: (ms: number) => Promise<void> | void): void;
}

/**
 * A clock that follows `base` and can be moved ahead of it.
 * @param base the machine's time in milliseconds; tests hand in their own.
 */
export function createClock(base: () => number = Date.now): Clock {
  let ahead = 0;
  const listeners: ((ms: number) => Promise<void> | void)[] = [];
  return {
    now: () => new Date(base() + ahead),
    aheadMs: () => ahead,
    async advance(ms) {
      ahead += ms;
      for (const listener of listeners) await listener(ms);
    },
    onAdvance: (listener) => void listeners.push(listener),
  };
}
