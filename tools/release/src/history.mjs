import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReleaseSet, refuseUnfit, signedSet } from './verified.mjs';
import { writeWhole } from './whole-file.mjs';

/** The file in which a set is remembered after it was live. */
export const historyFile = (dir, seq) => join(dir, 'history', `${String(seq).padStart(6, '0')}.json`);

export const textOf = (set) => `${JSON.stringify(set, null, 1)}\n`;

export const remember = (dir, set) => {
  if (!existsSync(historyFile(dir, set.seq))) writeWhole(historyFile(dir, set.seq), textOf(set));
};

/** Numbers of all sets that the history has, newest first. */
export const numbersIn = (dir) =>
  existsSync(join(dir, 'history'))
    ? readdirSync(join(dir, 'history'))
        .filter((name) => /^\d+\.json$/.test(name))
        .map((name) => Number.parseInt(name, 10))
        .sort((a, b) => b - a)
    : [];

/** Every set that was ever live, newest first; a file that is no set is passed over. @param most how many of them */
export const history = (dir, most = Infinity) =>
  numbersIn(dir)
    .slice(0, most)
    .flatMap((seq) => setIn(historyFile(dir, seq)));

const setIn = (file) => {
  try {
    const set = JSON.parse(readFileSync(file, 'utf8'));
    return isReleaseSet(set) ? [set] : [];
  } catch {
    return []; // written by halves, or deleted at this moment
  }
};

/** @returns the newest set that was signed for this store; what somebody else wrote into the folder counts for nothing */
export const newestSigned = (dir, publicKeys) => newestThat(dir, (text) => signedSet(text, publicKeys));

/** @returns the newest set that a server would take today: signed, and all its files are there */
export const newestGood = (dir, publicKeys) =>
  newestThat(dir, (text) => {
    const set = signedSet(text, publicKeys);
    refuseUnfit(dir, set);
    return set;
  });

const newestThat = (dir, read) => {
  for (const seq of numbersIn(dir)) {
    try {
      const set = read(readFileSync(historyFile(dir, seq), 'utf8'));
      if (set.seq === seq) return set;
    } catch {
      // the one before it is looked at
    }
  }
  return null;
};
