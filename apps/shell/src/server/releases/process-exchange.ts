import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Seen } from './error-watch';

/** A process that has written nothing for so long is gone: what it saw is forgotten. */
const goneMs = 60_000;
const beatMs = 20_000;

/**
 * Shares what pages told between the processes of one store, by a file of each in `health/` of the folder that they all read. Where
 * that folder cannot be written, each process judges by what it saw itself.
 * @param name of this process, different from every other's
 */
export const createProcessExchange = (releaseDir: string, name = `${hostname()}-${process.pid}`) => {
  const folder = join(releaseDir, 'health');
  const own = join(folder, `${name}.json`);
  let written = '';
  let at = 0;
  let isClosed = false;

  const write = (seen: Seen) => {
    const text = JSON.stringify(seen);
    if (isClosed || (text === written && Date.now() - at < beatMs)) return;
    if (!written && text === '{"counts":{},"broken":[]}') return;
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${own}.next`, text);
      renameSync(`${own}.next`, own);
      [written, at] = [text, Date.now()];
    } catch (error) {
      isClosed = true;
      console.warn(`health of releases is not shared with other processes: ${(error as Error).message}`);
    }
  };

  const read = (file: string): Seen[] => {
    try {
      if (Date.now() - statSync(file).mtimeMs <= goneMs) return [JSON.parse(readFileSync(file, 'utf8')) as Seen];
      rmSync(file, { force: true });
    } catch {
      // of a process that ends at this moment, or on a disk that only reads
    }
    return [];
  };

  const others = (): Seen[] => {
    try {
      return readdirSync(folder)
        .filter((file) => file.endsWith('.json') && join(folder, file) !== own)
        .flatMap((file) => read(join(folder, file)));
    } catch {
      return []; // no process has told anything yet
    }
  };

  return {
    /** Tells what this process saw, and returns what the others did. */
    swap: (seen: Seen): Seen[] => {
      write(seen);
      return others();
    },
    close: () => {
      isClosed = true;
      rmSync(own, { force: true });
    },
  };
};
export type ProcessExchange = ReturnType<typeof createProcessExchange>;
