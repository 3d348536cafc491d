import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from './canonical.mjs';
import { ownerKeys, refuseForeign } from './owners.mjs';
import { isSignedByOne } from './signed.mjs';
import { listingOf } from './store/listed-build.mjs';

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name or a version is one folder's name: nothing leads out of the place of builds. */
export const isFolderName = (text) => typeof text === 'string' && /^[\w-][\w.-]*$/.test(text);

/** Every release that a document names: live for everybody, canary, and the version before. */
export const releasesOf = ({ remotes }) =>
  Object.values(remotes).flatMap(({ stable, canary, last }) => [stable, canary?.release, last].filter(Boolean));

/**
 * Reads a release document. The release tool asks before it switches, and every server before it takes one, so what
 * was published is what servers take.
 * @param publicKeys PEM text; while keys are changed, the old one and the new one
 * @throws when it is malformed or not signed for this store
 */
export const signedSet = (text, publicKeys) => {
  const set = parsed(text);
  const { signature, ...content } = set;
  const bytes = Buffer.from(typeof signature === 'string' ? signature : '', 'base64');
  if (!isSignedByOne(Buffer.from(canonical(content)), bytes, publicKeys))
    throw new Error('its signature does not fit its content');
  return set;
};

const parsed = (text) => {
  const set = jsonOf(text);
  if (!isRecord(set) || !Number.isInteger(set.seq) || typeof set.setId !== 'string' || !isRecord(set.remotes))
    throw new Error('it is not a release document');
  for (const [name, live] of Object.entries(set.remotes)) {
    const named = isRecord(live) ? [live.stable, live.canary?.release, live.last] : [];
    const [stable, ...others] = named;
    if (!isRelease(stable, name) || others.some((release) => release !== undefined && !isRelease(release, name)))
      throw new Error(`it is not a release document: ${name} is not described as a release`);
  }
  return set;
};

const jsonOf = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isRelease = (release, name) =>
  isRecord(release) &&
  release.name === name &&
  isFolderName(release.name) &&
  isFolderName(release.version) &&
  typeof release.entry === 'string' &&
  Array.isArray(release.routes) &&
  [release.slots, release.exposes, release.files, release.server, release.server?.files].every(isRecord);

/** @throws when a file that the document names is not there or has no hash, or a build is not signed by its owner where owners sign */
export const refuseUnfit = (dir, set, owners = ownerKeys()) => {
  for (const release of releasesOf(set)) {
    refuseIncomplete(dir, release);
    refuseForeign(release, owners);
  }
};

const sha384 = /^sha384-[\w+/=]{64}$/;

const refuseIncomplete = (dir, { name, version, entry, files, server, exposes }) => {
  const folder = join(dir, name, version);
  const own = [...Object.keys(files).map((file) => `client/${file}`), `server/${server.entry}`];
  const listed = new Set(listingOf(folder)?.files);
  const missing = own.find((file) => !listed.has(file) && !existsSync(join(folder, file)));
  if (missing) throw new Error(`${name} ${version} names ${missing}, which is not there`);
  const needed = [entry, ...Object.values(exposes).flatMap(({ js }) => js), ...Object.keys(files)];
  const unhashed =
    needed.find((file) => !sha384.test(files[file]?.integrity ?? '')) ??
    (sha384.test(server.files[server.entry]?.integrity ?? '') ? undefined : server.entry);
  if (unhashed) throw new Error(`${name} ${version} has no hash for ${unhashed}`);
};
