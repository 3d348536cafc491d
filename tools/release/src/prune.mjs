import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { storedBuilds } from './builds-in.mjs';
import { readSet } from './channel.mjs';
import { history } from './history.mjs';
import { withLock } from './lock.mjs';
import { listingOf } from './store/listed-build.mjs';
import { releasesOf } from './verified.mjs';

const dayMs = 24 * 3_600_000;

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
    const found = storedBuilds(dir).filter((build) => !needed.has(build) && storedAt(join(dir, build)) < from);
    if (!isDryRun) for (const build of found) rmSync(join(dir, build), { recursive: true, force: true });
    return found.map((build) => {
      const [name, version] = build.split('/');
      return { name, version };
    });
  });

/** When a build was stored here, in milliseconds since 1970. */
export const storedAt = (folder) => {
  const file = join(folder, 'release.json');
  const listing = listingOf(folder);
  if (listing) return listing.at;
  return statSync(existsSync(file) ? file : folder).mtimeMs;
};
