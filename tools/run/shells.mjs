import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSet } from '@souk/release';
import { openLocalCopy } from '@souk/release/local-copy';
import { openReleaseStore } from '@souk/release/release-store';
import { secretOf } from '@souk/release/secret';

/**
 * Brings shells from the release store that `RELEASE_STORE` names into `releaseDir`, so that their servers can be started from there.
 * Without one they are there already.
 * @throws one line when a secret's file cannot be read, is empty, or says what the variable says too
 * @returns `update` takes the document that is live; `fetch` the shell that the document here names
 */
export const shellsOf = (releaseDir, env) => {
  const releaseStore = secretOf('RELEASE_STORE', env);
  if (!releaseStore) return { update: async () => undefined, fetch: async () => undefined };
  const keyFile = join(releaseDir, 'keys/release.pub');
  const publicKeys = () => env.RELEASE_PUBLIC_KEY || readFileSync(keyFile, 'utf8');
  let copy;
  return {
    update: async () => {
      if (!env.RELEASE_PUBLIC_KEY && !existsSync(keyFile))
        throw new Error(
          `RELEASE_STORE needs the key that proves releases: set RELEASE_PUBLIC_KEY, or put it into ${keyFile}`,
        );
      const store = openReleaseStore(releaseStore, secretOf('STORAGE_URL', env));
      copy = openLocalCopy(store, releaseDir, publicKeys);
      try {
        await copy.update();
      } catch (error) {
        // The server that is started says why nothing newer is taken.
        if (existsSync(join(releaseDir, 'release.json'))) return;
        const why = `There is no release in ${releaseDir} and none comes from ${store.name}: ${error.message}`;
        throw new Error(why, { cause: error });
      }
    },
    fetch: async () => copy?.copyShell(readSet(releaseDir).shell),
  };
};
