import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const patienceMs = 15_000;
const tryAgain = () => new Error('Another release is being written: try again');

/**
 * One writer at a time. A writer that died leaves its lock behind: on its own machine that is seen at once, on another
 * when the same lock stands for the whole of our patience; nobody's clock is asked.
 * @param work gets `isMine`: whether nobody has taken the lock away meanwhile; asked before anything is switched
 */
export const withLock = (dir, work) => {
  const lock = join(dir, 'release.lock');
  const mine = `${process.pid} ${hostname()} ${randomBytes(8).toString('hex')}`;
  take(lock, mine);
  const isMine = () => contentOf(lock) === mine;
  try {
    return work(isMine);
  } finally {
    if (isMine()) rmSync(lock, { force: true });
  }
};

const take = (lock, mine) => {
  let seen = contentOf(lock);
  let since = performance.now();
  const begun = since;
  while (!create(lock, mine)) {
    const now = contentOf(lock);
    if (now !== seen) [seen, since] = [now, performance.now()];
    else if (now !== undefined && (isDead(now) || performance.now() - since > patienceMs))
      rmSync(lock, { force: true });
    if (performance.now() - begun > 2 * patienceMs) throw tryAgain();
    pause(20);
  }
};

const create = (lock, mine) => {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, mine);
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

const contentOf = (lock) => {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
};

/** A writer of this machine whose process is gone. */
const isDead = (content) => {
  const [pid, host] = content.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};

/** @throws when the lock was taken away from a writer that had fallen silent for too long */
export const refuseLost = (isMine) => {
  if (!isMine()) throw tryAgain();
};
