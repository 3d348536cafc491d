import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSet } from './channel.mjs';
import { history } from './history.mjs';
import { withLock } from './lock.mjs';
import { listingOf } from './store/listed-build.mjs';
import { isFolderName, releasesOf } from './verified.mjs';

const dayMs = 24 * 3_600_000;
/** Folders of a store that hold no builds. */
export const notBuilds = new Set(['keys', 'history', 'health', 'probe']);

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Sets that were live at any moment since `from`: the last one that was made before it still was. */
export const setsSince = (dir, from) => {
  const sets = history(dir);
  const older = sets.findIndex(({ createdAt }) => Date.parse(createdAt) < from);
  return older === -1 ? sets : sets.slice(0, older + 1);
};

const shellsOf = ({ shell }) => [shell, shell?.last, shell?.canary].flatMap((each) => (each ? [each.version] : []));

/** @returns the builds that a set names, canaries and what a rollback goes back to among them, as `catalog/1.0.0-a` */
export const buildsOf = (set) => [
  ...releasesOf(set).map(({ name, version }) => `${name}/${version}`),
  ...shellsOf(set).map((version) => `shell/${version}`),
];

/**
 * Deletes stored builds that nobody needs any more. What stays: all that a set of the last days names, since an open tab may
 * ask for it; what lies there for less than that, since somebody stored it to try it; and what a rollback goes back to.
 * @returns the deleted, as `{ name, version }`
 */
export const prune = (dir, { days = 7, isDryRun = false, now = Date.now() } = {}) =>
  withLock(dir, () => {
    const from = now - days * dayMs;
    const needed = new Set([readSet(dir), ...setsSince(dir, from)].flatMap(buildsOf));
    const found = foldersIn(dir)
      .filter((name) => isFolderName(name) && !notBuilds.has(name))
      .flatMap((name) => foldersIn(join(dir, name)).map((version) => ({ name, version })))
      .filter(({ name, version }) => !needed.has(`${name}/${version}`) && storedAt(dir, name, version) < from);
    if (!isDryRun)
      for (const { name, version } of found) rmSync(join(dir, name, version), { recursive: true, force: true });
    return found;
  });

const storedAt = (dir, name, version) => {
  const file = join(dir, name, version, 'release.json');
  const listing = listingOf(join(dir, name, version));
  if (listing) return listing.at;
  return statSync(existsSync(file) ? file : join(dir, name, version)).mtimeMs;
};
