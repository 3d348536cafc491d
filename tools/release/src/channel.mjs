import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from './canonical.mjs';
import { historyFile, newestGood, newestSigned, remember, textOf } from './history.mjs';
import { isSignedByOwnKey, publicKeyOf, signSet } from './keys.mjs';
import { refuseLost, withLock } from './lock.mjs';
import { makeFolder } from './make-folder.mjs';
import { refuseUnfit, signedSet } from './verified.mjs';
import { inWords, writeWhole } from './whole-file.mjs';

const documentOf = (dir) => join(dir, 'release.json');
const empty = { setId: '', seq: 0, prev: null, remotes: {} };

/**
 * @returns the release document as it stands; an empty one before the first publish
 * @throws with one readable line when it is malformed, not signed, or older than what was live: nothing is built on it
 */
export const readSet = (dir) => {
  if (!existsSync(documentOf(dir))) return empty;
  const publicKeys = publicKeyOf(dir);
  const newest = newestSigned(dir, publicKeys)?.seq ?? 0; // asked first: a set is switched to before it is remembered
  try {
    const set = signedSet(readFileSync(documentOf(dir), 'utf8'), publicKeys);
    if (set.seq >= newest) return set;
    throw new Error(`it is number ${set.seq}, older than ${newest}, which was in use`);
  } catch (error) {
    const good = newestGood(dir, publicKeys);
    const mend = good ? `. Put the last good one back: cp ${historyFile(dir, good.seq)} ${documentOf(dir)}` : '';
    throw new Error(`release.json is refused: ${error.message}${mend}`, { cause: error });
  }
};

/**
 * Changes the release document: read, change, sign, verify, switch in one move. Nobody's change is lost, readers see the
 * old set or the new one and never a part. Every set stays in `history/`. A set that stays as it is gets another number where another key signs
 * now: while keys are changed, any publishing puts the new one in the place of the old one.
 * @param change remotes → remotes; may also set `shell` of its second argument: what the live shell gives
 * @param options.by who changes it, from which commit, by which run and why (`changedBy`)
 * @param options.isDryRun nothing is signed or written; the set that would be is returned
 * @throws when servers would not take it, or it could not be written; then the set that was live is
 */
export const changeSet = (dir, change, { by, isDryRun = false } = {}) => {
  if (isDryRun) return nextSet(readSet(dir), change, by);
  makeFolder(join(dir, 'history'));
  return withLock(dir, (isMine) => {
    const before = readSet(dir);
    if (before.seq) remember(dir, before); // a writer that was ended between its switch and its history left this to us
    const unsigned = nextSet(before, change, by);
    if (unsigned === before && (!before.seq || isSignedByOwnKey(dir, before))) return before;
    const set = signed(dir, unsigned === before ? againAs(before, by) : unsigned);
    refuseAsServers(dir, set);
    try {
      writeWhole(documentOf(dir), textOf(set), { beforeSwitch: () => refuseLost(isMine) });
    } catch (error) {
      throw inWords(error, 'release.json stays as it was');
    }
    try {
      remember(dir, set);
    } catch (error) {
      console.error(`Number ${set.seq} is live; the next change writes it into the history: ${error.message}`);
    }
    return set;
  });
};

const signed = (dir, set) => ({ ...set, signature: signSet(dir, set) });

/** The same content as the next set, to be signed by another key. */
const againAs = ({ signature: _signature, by: _by, ...before }, by) => ({
  ...before,
  seq: before.seq + 1,
  prev: before.setId,
  createdAt: new Date().toISOString(),
  ...(by ? { by } : {}),
});

const contentOf = ({ remotes, shell }) => canonical({ remotes, shell });

/**
 * Notes in each canary the number of the set in which it began, so that servers tell it from an earlier one of the same version: what
 * visitors met of that one is no verdict on this one. A canary goes on while it and the version that it is compared with stay.
 */
const withBeginnings = (remotes, before) => {
  const begun = (name, { stable, canary }) => {
    const known = before.remotes[name];
    const goesOn = known?.canary?.release.version === canary.release.version && known.stable.version === stable.version;
    const since = goesOn ? known.canary.since : before.seq + 1;
    return { ...canary, ...(since === undefined ? {} : { since }) };
  };
  return Object.fromEntries(
    Object.entries(remotes).map(([name, live]) => [name, live.canary ? { ...live, canary: begun(name, live) } : live]),
  );
};

const nextSet = (before, change, by) => {
  const draft = structuredClone({ remotes: before.remotes, shell: before.shell });
  const remotes = withBeginnings(change(draft.remotes, draft), before);
  const content = { remotes, ...(draft.shell ? { shell: draft.shell } : {}) };
  if (contentOf(content) === contentOf(before)) return before;
  return {
    setId: createHash('sha256').update(canonical(content)).digest('hex').slice(0, 12),
    seq: before.seq + 1,
    prev: before.setId || null,
    createdAt: new Date().toISOString(),
    ...(by ? { by } : {}),
    ...content,
  };
};

/** The same look that every server takes: a document that they would refuse is never switched to. */
const refuseAsServers = (dir, set) => {
  try {
    signedSet(textOf(set), publicKeyOf(dir));
    refuseUnfit(dir, set);
  } catch (error) {
    const isKey = /signature/.test(error.message);
    const why = isKey ? 'the key that signs is not one that servers trust (RELEASE_PRIVATE_KEY)' : error.message;
    throw new Error(`Nothing is changed: servers would refuse this set: ${why}`, { cause: error });
  }
};
