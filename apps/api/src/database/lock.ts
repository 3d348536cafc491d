import { mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Holder {
  pid: number;
  /** The process's start time where the system tells it, so that a reused pid is not taken for the holder. */
  start: string | null;
}

/** What the system tells of a process after its name: its state, and 19 words later when it began. */
const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
};
const startOf = (pid: number): string | null => statOf(pid)[19] ?? null;
/** Killed, but its parent has not looked yet: in a container without an init process that lasts for ever. */
const isZombie = (pid: number) => statOf(pid)[0] === 'Z';

const readHolder = (file: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
};

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const isAlive = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
    return !isZombie(holder.pid) && (holder.start === null || startOf(holder.pid) === holder.start);
  } catch (error) {
    return hasCode(error, 'EPERM');
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
      if (isLastTry || !hasCode(error, 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (holder && isAlive(holder)) {
        throw new Error(
          `Data folder ${dirname(folder)} is in use by process ${holder.pid}: its store is running. Stop that, or set DATA_DIR or DATABASE_URL.`,
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Cannot lock ${file}`);
}
