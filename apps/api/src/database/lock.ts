import { mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Holder {
  pid: number;
  /** The process's start time where the system tells it, so that a reused pid is not taken for the holder. */
  start: string | null;
}

const startOf = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const readHolder = (file: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
};

const isAlive = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
    return holder.start === null || startOf(holder.pid) === holder.start;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Takes the embedded database's folder for this process; the database itself would let two in.
 * A lock left by a killed process is taken over.
 * @returns the function that gives it back.
 * @throws when another living process holds it; the message says which.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const file = join(dirname(folder), `${basename(folder)}.lock`);
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) } satisfies Holder);
  const release = () => {
    try {
      if (readFileSync(file, 'utf8') === mine) unlinkSync(file);
    } catch {
      // already gone
    }
  };
  for (const isLastTry of [false, true]) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      process.once('exit', release);
      return release;
    } catch (error) {
      if (isLastTry || !(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (holder && isAlive(holder)) {
        throw new Error(
          `Data folder ${dirname(folder)} is in use by process ${holder.pid}. Stop it, or set DATA_DIR or DATABASE_URL.`,
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Cannot lock ${file}`);
}
