import { isRelease } from '@souk/release/verified';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOnly } from '../releases/bundles';
import type { ReleaseRegistry, Snapshot } from '../releases/registry';
import { underDevelopment } from '../releases/under-development';
import type { Release } from '../releases/release-set';
import type { Pass } from './pass';

type Deps = { releases: Pick<ReleaseRegistry, 'withVersions'>; releaseDir: string };

/**
 * A snapshot for the holder of a pass: pinned remotes in their stored versions, rendered here as any; the developer's own in
 * place of the released ones, rendered in the browser.
 */
export const developed = ({ releases, releaseDir }: Deps, released: Snapshot, pass: Pass | null): Snapshot => {
  if (!pass) return released;
  const snapshot = releases.withVersions(released, storedReleases(releaseDir, pass));
  const remotes = { ...snapshot.set.remotes };
  const bundles = { ...snapshot.bundles };
  for (const [name, { origin, routes, slots }] of Object.entries(pass.remotes)) {
    remotes[name] = underDevelopment({ ...(remotes[name] ?? unreleased(name)), routes, slots }, origin);
    bundles[name] = browserOnly(name, 'is under development');
  }
  return { ...snapshot, set: { id: `${snapshot.set.id}+developed`, remotes }, bundles };
};

/** What a pass pins, as it is stored; what was pruned since, has other bytes than were signed for, or is no build of it, is left out. */
const storedReleases = (dir: string, { versions = {} }: Pass): Release[] =>
  Object.entries(versions).flatMap(([name, { version, digest }]) => {
    try {
      const bytes = readFileSync(join(dir, name, version, 'release.json'));
      if (createHash('sha256').update(bytes).digest('base64url') !== digest) return [];
      const release = JSON.parse(bytes.toString('utf8')) as Release;
      if (!isRelease(release, name) || release.version !== version) return [];
      return [{ ...release, base: `/remotes/${name}/${version}/` }];
    } catch {
      return [];
    }
  });

/** A remote that has never been published: all that is known of it comes with the pass. */
const unreleased = (name: string): Release => ({
  name,
  version: '0.0.0-source',
  owner: '',
  globalName: name.replaceAll('-', '_'),
  entry: 'remoteEntry.js',
  exposes: {},
  routes: [],
  slots: {},
  files: {},
  server: { entry: 'server.cjs', files: {} },
  base: '',
});
