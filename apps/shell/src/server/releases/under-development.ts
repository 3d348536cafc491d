import type { Release } from './release-set';

/** A remote on its developer's own server: other addresses, no hashes, no server bundle. */
export const underDevelopment = (release: Release, origin: string): Release => ({
  ...release,
  base: `${origin}/`,
  exposes: {},
  files: {},
  isDev: true,
});
