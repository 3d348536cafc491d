import { browserOnly, underDevelopment, type Snapshot } from '../releases/registry';
import type { Release } from '../releases/release-set';
import type { Pass } from './pass';

/** A snapshot with the developer's own remotes in place of the released ones; they are rendered in the browser. */
export const developed = (snapshot: Snapshot, pass: Pass | null): Snapshot => {
  if (!pass) return snapshot;
  const remotes = { ...snapshot.set.remotes };
  const bundles = { ...snapshot.bundles };
  for (const [name, { origin, routes, slots }] of Object.entries(pass.remotes)) {
    remotes[name] = underDevelopment({ ...(remotes[name] ?? unreleased(name)), routes, slots }, origin);
    bundles[name] = browserOnly(name, 'is under development');
  }
  return { ...snapshot, set: { id: `${snapshot.set.id}+developed`, remotes }, bundles };
};

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
