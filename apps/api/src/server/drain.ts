import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** What the process that started a pair says before it ends the api: tools/package/souk.mjs. */
const isShellEnded = (message: unknown): boolean => (message as { shellEnded?: unknown } | null)?.shellEnded === true;

/**
 * Listens whether the shell server beside this process has ended. Without it a pair that is told to end took twice its time to drain, and
 * was killed over its work.
 * @param source where messages of the process that started this one come from
 * @returns `wait`: for the shell server's answers, so many milliseconds at most, or until it has ended
 */
export const watchShell = (source: EventEmitter = process) => {
  const ended = new Promise<void>((resolve) => {
    source.on('message', (message: unknown) => {
      if (isShellEnded(message)) resolve();
    });
  });
  return {
    wait: async (ms: number): Promise<void> => {
      const timer = new AbortController();
      const { signal } = timer;
      await Promise.race([wait(ms, undefined, { signal }).catch(() => undefined), ended]);
      timer.abort();
    },
  };
};
