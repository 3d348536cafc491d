import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canonical, signSet } from './keys.mjs';

const documentOf = (dir) => join(dir, 'release.json');
const empty = { setId: '', seq: 0, prev: null, remotes: {} };

/** @returns the release document as it stands; an empty one before the first publish */
export const readSet = (dir) =>
  existsSync(documentOf(dir)) ? JSON.parse(readFileSync(documentOf(dir), 'utf8')) : empty;

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const lockDeadlineMs = 15_000;

/** One writer at a time. A lock older than the deadline belongs to a writer that died. */
const withLock = (dir, work) => {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'release.lock');
  for (const begun = Date.now(); ; pause(20)) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > lockDeadlineMs) rmSync(lock, { force: true });
      if (Date.now() - begun > lockDeadlineMs) throw new Error('Another release is being written: try again');
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/**
 * Changes the release document: read, change, sign, switch in one move. Nobody's change is lost, readers see the old
 * set or the new one and never a part. Every set is kept in `history/`.
 * @param change remotes → remotes
 */
export const changeSet = (dir, change) =>
  withLock(dir, () => {
    const before = readSet(dir);
    const remotes = change(structuredClone(before.remotes));
    if (canonical(remotes) === canonical(before.remotes)) return before;
    const setId = createHash('sha256').update(canonical(remotes)).digest('hex').slice(0, 12);
    const unsigned = {
      setId,
      seq: before.seq + 1,
      prev: before.setId || null,
      createdAt: new Date().toISOString(),
      remotes,
    };
    const set = { ...unsigned, signature: signSet(dir, unsigned) };
    const text = `${JSON.stringify(set, null, 1)}\n`;
    mkdirSync(join(dir, 'history'), { recursive: true });
    writeFileSync(join(dir, 'history', `${String(set.seq).padStart(6, '0')}.json`), text);
    writeFileSync(`${documentOf(dir)}.next`, text);
    renameSync(`${documentOf(dir)}.next`, documentOf(dir));
    return set;
  });

/** Every set that was ever live, newest first. */
export const history = (dir) =>
  existsSync(join(dir, 'history'))
    ? readdirSync(join(dir, 'history'))
        .sort()
        .reverse()
        .map((name) => JSON.parse(readFileSync(join(dir, 'history', name), 'utf8')))
    : [];
