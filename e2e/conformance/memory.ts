import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Megabytes of a process after its garbage was collected. */
export type Memory = { heapUsed: number; heapTotal: number; external: number; arrayBuffers: number; rss: number };

/** What a store's processes are started with so that they can be asked. */
export const probed = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  return {
    MEMORY_PROBE: folder,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${join(import.meta.dirname, 'memory-probe.cjs')}`,
  };
};

/** Asks a process to collect its garbage and to say what is left. */
export const memoryOf = async (folder: string, pid: number): Promise<Memory> => {
  const file = join(folder, `${pid}.json`);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  await expect.poll(() => existsSync(file), { intervals: [50], timeout: 30_000 }).toBe(true);
  return JSON.parse(readFileSync(file, 'utf8')) as Memory;
};
