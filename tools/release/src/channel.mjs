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
import { canonical, isSigned, publicKeyOf, signSet } from './keys.mjs';

const documentOf = (dir) => join(dir, 'release.json');
const empty = { setId: '', seq: 0, prev: null, remotes: {} };

/**
 * @returns the release document as it stands; an empty one before the first publish
 * @throws with one readable line when it is malformed, not signed, or older than what was live: nothing is built on it
 */
export const readSet = (dir) => {
  if (!existsSync(documentOf(dir))) return empty;
  const set = parsed(readFileSync(documentOf(dir), 'utf8'), wayBack(dir));
  if (!isSigned(set, publicKeyOf(dir)))
    throw new Error(`release.json is refused: its signature does not fit its content.${wayBack(dir)}`);
  const newest = numbersIn(dir)[0] ?? 0;
  if (set.seq < newest)
    throw new Error(
      `release.json is refused: it is number ${set.seq}, older than ${newest}, which was in use.${wayBack(dir)}`,
    );
  return set;
};

/** What mends a document that is refused: the last good one. */
const wayBack = (dir) => {
  const [newest] = numbersIn(dir);
  return newest ? ` Put the last good one back: cp ${fileOf(dir, newest)} ${documentOf(dir)}` : '';
};

const parsed = (text, mending) => {
  try {
    const set = JSON.parse(text);
    if (Number.isInteger(set?.seq) && set.remotes && typeof set.remotes === 'object') return set;
  } catch {
    // told below, with the same words as a document of another shape
  }
  throw new Error(`release.json is refused: it is not a release document.${mending}`);
};

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
 * @param change remotes → remotes; may also set `shell` of its second argument: what the live shell gives
 */
export const changeSet = (dir, change) =>
  withLock(dir, () => {
    const before = readSet(dir);
    const draft = structuredClone({ remotes: before.remotes, shell: before.shell });
    const remotes = change(draft.remotes, draft);
    const content = { remotes, ...(draft.shell ? { shell: draft.shell } : {}) };
    if (canonical(content) === canonical({ remotes: before.remotes, shell: before.shell })) return before;
    const setId = createHash('sha256').update(canonical(content)).digest('hex').slice(0, 12);
    const unsigned = {
      setId,
      seq: before.seq + 1,
      prev: before.setId || null,
      createdAt: new Date().toISOString(),
      ...content,
    };
    const set = { ...unsigned, signature: signSet(dir, unsigned) };
    const text = `${JSON.stringify(set, null, 1)}\n`;
    mkdirSync(join(dir, 'history'), { recursive: true });
    writeFileSync(fileOf(dir, set.seq), text);
    writeFileSync(`${documentOf(dir)}.next`, text);
    renameSync(`${documentOf(dir)}.next`, documentOf(dir));
    return set;
  });

const fileOf = (dir, seq) => join(dir, 'history', `${String(seq).padStart(6, '0')}.json`);

/** Numbers of all sets that were ever live, newest first. */
const numbersIn = (dir) =>
  existsSync(join(dir, 'history'))
    ? readdirSync(join(dir, 'history'))
        .map((name) => Number.parseInt(name, 10))
        .filter(Number.isInteger)
        .sort((a, b) => b - a)
    : [];

/** Every set that was ever live, newest first. */
export const history = (dir) => numbersIn(dir).map((seq) => JSON.parse(readFileSync(fileOf(dir, seq), 'utf8')));
