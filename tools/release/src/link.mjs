import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedRelease } from './builds.mjs';
import { signPass } from './keys.mjs';

const hourMs = 3_600_000;

/**
 * Makes a pass that pins one browser to stored versions, released or not.
 * @param versions name → version
 * @param more.isSilent without the banner: for journeys
 * @throws when a version is not stored, or not whole
 */
export const pinningPass = (dir, versions, { hours = 12, isSilent = false } = {}) => {
  const pinned = Object.entries(versions).map(([name, version]) => {
    storedRelease(dir, name, version);
    const bytes = readFileSync(join(dir, name, version, 'release.json'));
    return [name, { version, digest: createHash('sha256').update(bytes).digest('base64url') }];
  });
  const until = Date.now() + hours * hourMs;
  const pass = { remotes: {}, versions: Object.fromEntries(pinned), until, ...(isSilent ? { isSilent } : {}) };
  return { pass: signPass(dir, pass), until };
};
