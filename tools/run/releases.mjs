import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prune, publish } from '@souk/release';
import { root } from './root.mjs';

const apps = join(root, 'apps');

/**
 * Where tests have their releases: a place of their own, so that no test changes what is released in `deploy/`. RELEASE_DIR
 * names a set to be tested as it stands.
 */
export const testReleaseDir = resolve(process.env.RELEASE_DIR || join(root, 'test-results/deploy'));

/**
 * Where the versions lie that journeys are pinned to: a store that runs (E2E_BASE) has them where `release store` put them, a store
 * of the tests in its own releases.
 */
export const pinnedReleaseDir = ({ RELEASE_DIR, E2E_BASE } = process.env) =>
  resolve(RELEASE_DIR || join(root, E2E_BASE ? 'deploy' : 'test-results/deploy'));

/** @returns the folders of all builds in `apps/` */
export const builtDists = () =>
  readdirSync(apps)
    .map((name) => join(apps, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));

/** Makes all that is built the set that tests see, unless RELEASE_DIR names one. @returns where it lies */
export const releaseForTests = () => {
  if (process.env.RELEASE_DIR) return testReleaseDir;
  publish(testReleaseDir, builtDists(), { isWhole: true, by: { command: 'test' } });
  prune(testReleaseDir, { days: 1 });
  return testReleaseDir;
};
