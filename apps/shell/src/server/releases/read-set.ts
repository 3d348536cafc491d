import { isSignedByOne } from '@souk/release/signed';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from './canonical';
import { releasesOf } from './canary';
import type { Release, ReleaseSet } from './release-set';

const publicKeysOf = (dir: string, env: NodeJS.ProcessEnv) =>
  env['RELEASE_PUBLIC_KEY'] ?? readFileSync(join(dir, 'keys/release.pub'), 'utf8');

/** What is in use: a document that is older, or another with the same number, was played back. */
type InUse = { seq: number; setId?: string };

/**
 * Reads the release document and refuses what must not go live.
 * @throws with one readable line: malformed, unsigned, older, or a named file that is not there
 */
export const readReleaseSet = (dir: string, inUse: InUse, env: NodeJS.ProcessEnv = process.env): ReleaseSet => {
  const set = parsed(readText(dir));
  const { signature, ...content } = set;
  const isSigned = isSignedByOne(
    Buffer.from(canonical(content)),
    Buffer.from(typeof signature === 'string' ? signature : '', 'base64'),
    publicKeysOf(dir, env),
  );
  if (!isSigned) throw new Error('its signature does not fit its content');
  if (set.seq < inUse.seq) throw new Error(`it is number ${set.seq}, older than ${inUse.seq}, which was in use`);
  if (set.seq === inUse.seq && inUse.setId !== undefined && set.setId !== inUse.setId)
    throw new Error(`it is another number ${set.seq} than the one in use`);
  for (const release of releasesOf(set)) refuseIncomplete(dir, release);
  return set;
};

/** The highest number that was ever live here, so that an old document is refused after a restart too. */
export const newestNumber = (dir: string): number =>
  existsSync(join(dir, 'history'))
    ? Math.max(
        0,
        ...readdirSync(join(dir, 'history'))
          .filter((name) => /^\d+\.json$/.test(name))
          .map((name) => Number.parseInt(name, 10)),
      )
    : 0;

const readText = (dir: string) => {
  try {
    return readFileSync(join(dir, 'release.json'), 'utf8');
  } catch {
    throw new Error('it is not there');
  }
};

const parsed = (text: string): ReleaseSet => {
  const set = jsonOf(text) as ReleaseSet | null;
  const isSet = set && Number.isInteger(set.seq) && typeof set.setId === 'string' && isRecord(set.remotes);
  if (!isSet) throw new Error('it is not a release document');
  for (const [name, live] of Object.entries(set.remotes)) {
    const named = isRecord(live) ? [live.stable, live.canary?.release, live.last] : [undefined];
    const [stable, ...others] = named;
    if (!isRelease(stable, name) || others.some((release) => release !== undefined && !isRelease(release, name)))
      throw new Error(`it is not a release document: ${name} is not described as a release`);
  }
  return set;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRelease = (release: Release | undefined, name: string): boolean =>
  isRecord(release) &&
  release.name === name &&
  /^[\w.-]+$/.test(release.name) &&
  /^[\w.-]+$/.test(String(release.version)) &&
  typeof release.entry === 'string' &&
  Array.isArray(release.routes) &&
  isRecord(release.slots) &&
  isRecord(release.exposes) &&
  isRecord(release.files) &&
  isRecord(release.server) &&
  isRecord(release.server.files);

const sha384 = /^sha384-[\w+/=]{64}$/;

const refuseIncomplete = (dir: string, { name, version, entry, files, server, exposes }: Release) => {
  const folder = join(dir, name, version);
  const own = [...Object.keys(files).map((file) => `client/${file}`), `server/${server.entry}`];
  const missing = own.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`${name} ${version} names ${missing}, which is not there`);
  const needed = [entry, ...Object.values(exposes).flatMap(({ js }) => js)];
  const unhashed =
    [...needed, ...Object.keys(files)].find((file) => !sha384.test(files[file]?.integrity ?? '')) ??
    (sha384.test(server.files[server.entry]?.integrity ?? '') ? undefined : server.entry);
  if (unhashed) throw new Error(`${name} ${version} has no hash for ${unhashed}`);
};
