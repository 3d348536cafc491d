import { createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from './canonical';
import type { Release, ReleaseSet } from './release-set';

const publicKeyOf = (dir: string, env: NodeJS.ProcessEnv) =>
  env['RELEASE_PUBLIC_KEY'] ?? readFileSync(join(dir, 'keys/release.pub'), 'utf8');

/**
 * Reads the release document and refuses what must not go live.
 * @param newest the highest number that was in use; a lower one is an old document played back
 * @throws with one readable line: malformed, unsigned, older, or a named file that is not there
 */
export const readReleaseSet = (dir: string, newest: number, env: NodeJS.ProcessEnv = process.env): ReleaseSet => {
  const set = parsed(readFileSync(join(dir, 'release.json'), 'utf8'));
  const { signature, ...content } = set;
  const isSigned = verify(
    null,
    Buffer.from(canonical(content)),
    createPublicKey(publicKeyOf(dir, env)),
    Buffer.from(signature ?? '', 'base64'),
  );
  if (!isSigned) throw new Error('its signature does not fit its content');
  if (set.seq < newest) throw new Error(`it is number ${set.seq}, older than ${newest}, which was in use`);
  for (const { stable, canary } of Object.values(set.remotes)) {
    refuseIncomplete(dir, stable);
    if (canary) refuseIncomplete(dir, canary.release);
  }
  return set;
};

const parsed = (text: string): ReleaseSet => {
  try {
    const set = JSON.parse(text) as ReleaseSet;
    if (typeof set.seq === 'number' && typeof set.setId === 'string' && typeof set.remotes === 'object') return set;
  } catch {
    // told below, with the same words as a document of another shape
  }
  throw new Error('it is not a release document');
};

const refuseIncomplete = (dir: string, release: Release) => {
  const folder = join(dir, release.name, release.version);
  const missing = [
    ...Object.keys(release.files).map((file) => `client/${file}`),
    `server/${release.server.entry}`,
  ].find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`${release.name} ${release.version} names ${missing}, which is not there`);
  const unhashed = Object.entries(release.files).find(([, { integrity }]) => !/^sha384-[\w+/=]{64}$/.test(integrity));
  if (unhashed) throw new Error(`${release.name} ${release.version} has no hash for ${unhashed[0]}`);
};
