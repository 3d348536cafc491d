import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storedBuilds } from '../builds-in.mjs';
import { historyFile, numbersIn } from '../history.mjs';
import { buildsOf, setsSince } from '../prune.mjs';
import { isReleaseSet } from '../verified.mjs';
import { documentKey } from './object-keys.mjs';

const dayMs = 24 * 3_600_000;
const noteEveryMs = 3_600_000;
/** As many sets as a server looks back for a file, and some more. */
const fewestSets = 30;

/** Notes that somebody asked for this build: a page that is open since long, or a link. The folder's own time says when. */
export const noteUsed = (dir, build, now = new Date()) => {
  try {
    utimesSync(join(dir, build), now, now);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
};

/**
 * Notes uses while files are served: of each build at most once an hour, since its files are asked for all the time.
 * @returns to be called with `catalog/1.0.0-a` before a file of it is read
 */
export const createUseNotes = (dir) => {
  const notedAt = new Map();
  return (build) => {
    const now = performance.now();
    if (now - (notedAt.get(build) ?? -Infinity) < noteEveryMs) return;
    notedAt.set(build, now);
    noteUsed(dir, build);
  };
};

const liveSet = (dir) => {
  try {
    const set = JSON.parse(readFileSync(join(dir, documentKey), 'utf8'));
    return isReleaseSet(set) ? set : null;
  } catch {
    return null;
  }
};

/** Builds that the live set or one of the last days names: what is shown, canaries, what a rollback goes back to, open pages. */
const neededIn = (dir, from) => {
  const live = liveSet(dir);
  return live && new Set([live, ...setsSince(dir, from)].flatMap(buildsOf));
};

const folderAt = (...path) => statSync(join(...path), { throwIfNoEntry: false });

/** By device and number: one folder may be mounted under two names. */
const isSame = (one, other) => Boolean(one && other) && one.dev === other.dev && one.ino === other.ino;

/** What somebody else put into the folder is theirs. */
const isBuild = (dir, build) => ['client', 'server'].some((side) => existsSync(join(dir, build, side)));

/** @returns false when another process of this machine was first */
const moveIfThere = (place, aside) => {
  try {
    renameSync(place, aside);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
};

const isOld = (folder, from) => Boolean(folder) && folder.mtimeMs < from;

/**
 * Takes a build away in one step, so that no other process finds half of it. It stays when somebody asked for it at this moment, when
 * another folder stands there by now, or when a set that came at this moment names it. A file that is being read stays readable to its end.
 * @param old the folder as it was found to be old
 * @returns whether it is gone
 */
const removeBuild = async (dir, build, { old, from }) => {
  const place = join(dir, build);
  const now = folderAt(place);
  if (!isSame(now, old) || !isOld(now, from)) return false;
  const aside = `${place}.${process.pid}`;
  if (!moveIfThere(place, aside)) return false;
  // A use that was noted between the two steps went aside with the folder.
  const moved = folderAt(aside);
  const stays = !isSame(moved, old) || !isOld(moved, from) || neededIn(dir, from)?.has(build) !== false;
  // A folder that is there again was begun by whoever needs it, and is filled by them.
  if (stays && !existsSync(place)) moveIfThere(aside, place);
  else await rm(aside, { recursive: true, force: true });
  return !stays;
};

const pruneHistory = (dir, from) => {
  const kept = Math.max(setsSince(dir, from).length, fewestSets);
  for (const seq of numbersIn(dir).slice(kept)) rmSync(historyFile(dir, seq), { force: true });
};

/**
 * Deletes builds from a server's own copy of a release store that no set of the last days names and nobody asked for since. What is
 * asked for later is fetched again, as long as the store has it. Nothing is deleted without a live document, or from the store itself.
 * @param options.keep builds that stay in any case, `shell/<version>`: the program that runs
 * @returns the deleted builds, `catalog/1.0.0-a`
 */
export const pruneCopy = async (dir, storeName, { keep = [], days = 7, now = Date.now() } = {}) => {
  const from = now - days * dayMs;
  for (const build of keep) noteUsed(dir, build); // so that another process here leaves it, too
  const needed = neededIn(dir, from);
  // A server never deletes from the store itself.
  if (!needed || isSame(folderAt(dir), folderAt(storeName))) return [];
  const found = storedBuilds(dir)
    .filter((build) => isBuild(dir, build) && !needed.has(build) && !keep.includes(build))
    .map((build) => ({ build, old: folderAt(dir, build) }))
    .filter(({ old }) => isOld(old, from));
  const deleted = [];
  for (const { build, old } of found) if (await removeBuild(dir, build, { old, from })) deleted.push(build);
  pruneHistory(dir, from);
  return deleted;
};
