import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from './canonical.mjs';
import { ownerKeys, refuseForeign } from './owners.mjs';
import { isSignedByOne, publicKeysIn } from './signed.mjs';
import { listingOf } from './store/listed-build.mjs';

export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

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
  if (publicKeysIn(publicKeys).length === 0)
    throw new Error(
      'there is no key to prove it by: RELEASE_PUBLIC_KEY, or keys/release.pub, holds no ed25519 key as PEM text',
    );
  if (!isSignedByOne(Buffer.from(canonical(content)), bytes, publicKeys))
    throw new Error('its signature does not fit its content');
  return set;
};

const parsed = (text) => {
  const set = jsonOf(text);
  const fault = faultOfSet(set);
  if (fault) throw new Error(fault);
  return set;
};

const faultOfSet = (set) => {
  const isSet =
    isRecord(set) &&
    Number.isInteger(set.seq) &&
    [set.setId, set.createdAt].every((text) => typeof text === 'string') &&
    isRecord(set.remotes) &&
    (set.shell === undefined || isShell(set.shell));
  if (!isSet) return 'it is not a release document';
  const name = Object.keys(set.remotes).find((each) => !isLiveRemote(set.remotes[each], each));
  return name === undefined ? undefined : `it is not a release document: ${name} is not described as a release`;
};

/** Whether a value has the shape of a release document. That it is signed is another question: `signedSet`. */
export const isReleaseSet = (value) => faultOfSet(value) === undefined;

const isShell = (shell) =>
  isRecord(shell) && isFolderName(shell.version) && ['string', 'undefined'].includes(typeof shell.digest);

const isLiveRemote = (live, name) =>
  isRecord(live) &&
  isRelease(live.stable, name) &&
  (live.last === undefined || isRelease(live.last, name)) &&
  (live.canary === undefined || isCanary(live.canary, name));

/** `since` is missing in documents of an older release tool. */
const isCanary = (canary, name) =>
  isRecord(canary) &&
  isRelease(canary.release, name) &&
  canary.percent >= 0 &&
  canary.percent <= 100 &&
  typeof canary.salt === 'string' &&
  (canary.since === undefined || Number.isInteger(canary.since));

const jsonOf = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether a value describes a build of this remote, as its release file does. */
export const isRelease = (release, name) =>
  isRecord(release) &&
  release.name === name &&
  isFolderName(release.name) &&
  isFolderName(release.version) &&
  isOffer(release) &&
  [release.exposes, release.server].every(isRecord) &&
  [release.entry, release.server.entry].every((file) => typeof file === 'string') &&
  Object.values(release.exposes).every((expose) => Array.isArray(expose?.js)) &&
  [release.files, release.server.files].every((files) => isRecord(files) && Object.values(files).every(isRecord));

/** Whether a value says which pages and parts a remote has: of a build, or of a developer's source. */
export const isOffer = ({ routes, slots }) =>
  Array.isArray(routes) &&
  routes.every((route) => isRecord(route) && typeof route.path === 'string') &&
  isRecord(slots) &&
  Object.values(slots).every((expose) => typeof expose === 'string');

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
