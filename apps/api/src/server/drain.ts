import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** What the process that started a pair says before it ends the api: tools/package/souk.mjs. */
const isShellEnded = (message: unknown): boolean => (message as { shellEnded?: unknown } | null)?.shellEnded === true;

/**
 * Waits for the shell server that renders pages beside this api, when both are told to end: it goes on answering visitors for a while and asks
 * this process meanwhile. A program that ends the shell server first says so, and then there is nothing left to wait for.
 * @param source where messages of the program that started this process come from
 * @returns `untilEnded`: resolves once the shell server has ended, after `ms` milliseconds at the latest
 */
export const watchShellServer = (source: EventEmitter = process) => {
  const ended = new Promise<void>((resolve) => {
    source.on('message', (message: unknown) => {
      if (isShellEnded(message)) resolve();
    });
  });
  return {
    untilEnded: async (ms: number): Promise<void> => {
      const timer = new AbortController();
      const { signal } = timer;
      await Promise.race([wait(ms, undefined, { signal }).catch(() => undefined), ended]);
      timer.abort();
    },
  };
};
