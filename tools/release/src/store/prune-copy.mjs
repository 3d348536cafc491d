import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { historyFile } from '../history.mjs';
import { buildsOf, notBuilds, setsSince } from '../prune.mjs';
import { isFolderName } from '../verified.mjs';
import { documentKey } from './object-keys.mjs';

const dayMs = 24 * 3_600_000;
/** As many sets as a server looks back for a file, and some more. */
const fewestSets = 30;

/** Notes that somebody asked for this build: a page that is open since long, or a link. */
export const noteUsed = (dir, build, now = new Date()) => {
  if (existsSync(join(dir, build))) utimesSync(join(dir, build), now, now);
};

const liveSet = (dir) => {
  try {
    return JSON.parse(readFileSync(join(dir, documentKey), 'utf8'));
  } catch {
    return null;
  }
};

/** Builds that the live set or one of the last days names: what is shown, canaries, what a rollback goes back to, open pages. */
const neededIn = (dir, from) => {
  const live = liveSet(dir);
  return live && new Set([live, ...setsSince(dir, from)].flatMap(buildsOf));
};

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const usedAt = (dir, build) => statSync(join(dir, build), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;

/** What somebody else put into the folder is theirs. */
const isBuild = (dir, build) => ['client', 'server'].some((side) => existsSync(join(dir, build, side)));

/** Whether two folders are one: a server never deletes from the store itself. */
const isSameFolder = (one, other) => existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

/**
 * Takes a build away in one step, so that no other process finds half of it, unless a set that came at this moment names it. A file
 * that is being read stays readable to its end.
 * @returns whether it is gone
 */
const removeBuild = async (dir, build, from) => {
  const aside = join(dir, `${build}.${process.pid}`);
  renameSync(join(dir, build), aside);
  const isNeeded = neededIn(dir, from)?.has(build) !== false;
  // A folder that is there again was begun by whoever took that set, and is filled by them.
  if (isNeeded && !existsSync(join(dir, build))) renameSync(aside, join(dir, build));
  else await rm(aside, { recursive: true, force: true });
  return !isNeeded;
};

const pruneHistory = (dir, from) => {
  const numbers = readdirSync(join(dir, 'history'))
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => b - a);
  const kept = Math.max(setsSince(dir, from).length, fewestSets);
  for (const seq of numbers.slice(kept)) rmSync(historyFile(dir, seq), { force: true });
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
  if (!needed || isSameFolder(dir, storeName)) return [];
  const old = foldersIn(dir)
    .filter((name) => isFolderName(name) && !notBuilds.has(name))
    .flatMap((name) => foldersIn(join(dir, name)).map((version) => `${name}/${version}`))
    .filter((build) => isBuild(dir, build) && !needed.has(build) && !keep.includes(build) && usedAt(dir, build) < from);
  const deleted = [];
  for (const build of old) if (await removeBuild(dir, build, from)) deleted.push(build);
  pruneHistory(dir, from);
  return deleted;
};
