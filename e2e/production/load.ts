import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from './fleet';

/** Shoppers who go from page to page until they are stopped. */
export const openLoad = (fleet: Fleet, paths: readonly string[], shoppers = 6) => {
  const failures: string[] = [];
  let count = 0;
  let isStopped = false;
  const shop = async (n: number) => {
    while (!isStopped) {
      const visitor = fleet.visitor(`198.18.${n}.${count % 250}`); // many shoppers: none of them asks too often
      const path = paths[count % paths.length] ?? '/';
      try {
        const reply = await visitor.ask(path);
        await reply.arrayBuffer();
        if (reply.status !== 200) failures.push(`${path}: ${reply.status}`);
      } catch (error) {
        failures.push(`${path}: ${String((error as { cause?: unknown }).cause ?? error)}`);
      }
      count += 1;
    }
  };
  const running = Array.from({ length: shoppers }, (_, n) => shop(n));
  return {
    /** Waits until so many more were answered. */
    async answered(more: number) {
      const wanted = count + more;
      while (count < wanted) await wait(10);
    },
    /** @returns every request that was not answered with 200 */
    async stop(): Promise<string[]> {
      isStopped = true;
      await Promise.all(running);
      return failures;
    },
  };
};
