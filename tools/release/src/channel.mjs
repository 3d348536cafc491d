import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.mjs';
import { canonical, isSigned, publicKeyOf, signSet } from './keys.mjs';
import { refuseLost, withLock } from './lock.mjs';
import { inWords, writeWhole } from './whole-file.mjs';

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

/**
 * Changes the release document: read, change, sign, switch in one move. Nobody's change is lost, readers see the old
 * set or the new one and never a part. Every set is kept in `history/`.
 * @param change remotes → remotes; may also set `shell` of its second argument: what the live shell gives
 * @throws when it could not be written; then the set that was live is
 */
export const changeSet = (dir, change) => {
  makeFolder(join(dir, 'history'));
  return withLock(dir, (isMine) => {
    const before = readSet(dir);
    if (before.seq) keep(dir, before); // a writer that was ended between its switch and its history left this to us
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
    try {
      writeWhole(documentOf(dir), textOf(set), () => refuseLost(isMine));
    } catch (error) {
      throw inWords(error, 'release.json stays as it was');
    }
    try {
      keep(dir, set);
    } catch (error) {
      console.error(`Number ${set.seq} is live; the next change writes it into the history: ${error.message}`);
    }
    return set;
  });
};

const textOf = (set) => `${JSON.stringify(set, null, 1)}\n`;

const keep = (dir, set) => {
  if (!existsSync(fileOf(dir, set.seq))) writeWhole(fileOf(dir, set.seq), textOf(set));
};

const fileOf = (dir, seq) => join(dir, 'history', `${String(seq).padStart(6, '0')}.json`);

/** Numbers of all sets that were ever live, newest first. */
const numbersIn = (dir) =>
  existsSync(join(dir, 'history'))
    ? readdirSync(join(dir, 'history'))
        .filter((name) => /^\d+\.json$/.test(name))
        .map((name) => Number.parseInt(name, 10))
        .sort((a, b) => b - a)
    : [];

/** Every set that was ever live, newest first. */
export const history = (dir) => numbersIn(dir).map((seq) => JSON.parse(readFileSync(fileOf(dir, seq), 'utf8')));
