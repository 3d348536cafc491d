import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { makeFolder } from './make-folder.mjs';
import { signAsOwner } from './owners.mjs';
import { refuseNotCopied } from './store/listed-build.mjs';
import { notBuilds } from './store/object-keys.mjs';
import { isFolderName, isRecord } from './verified.mjs';
import { faultOf, isIntact } from './whole-build.mjs';
import { inWords } from './whole-file.mjs';

const readRelease = (folder) => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));

const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

const signatureFile = (folder) => join(folder, 'owner.sig');

/** @returns the release file of a stored build, with its owner's signature where there is one; a shell's with the digest of that file */
const readStored = (folder) => {
  const release = readRelease(folder);
  const file = signatureFile(folder);
  if (release.name === 'shell') return { ...release, digest: digestOf(join(folder, 'release.json')) };
  return existsSync(file) ? { ...release, ownerSignature: readFileSync(file, 'utf8') } : release;
};

const signStored = (folder) => {
  const signature = signAsOwner(readRelease(folder));
  if (signature) writeFileSync(signatureFile(folder), signature);
};

/**
 * @returns the release file of a build, every file of which is there and is what was built
 * @throws naming the first file that is not
 */
export const readBuild = (dist) => {
  const release = describedIn(join(dist, 'release.json'));
  refuseName(release.name);
  const fault = faultOf(dist, release);
  if (fault) throw new Error(`${release.name} ${release.version} is not whole: ${fault}: build it again`);
  return release;
};

/** @throws when a release file was cut short, or names a folder that leads elsewhere: a build that was ended halfway leaves one */
const describedIn = (file) => {
  const none = (cause) => new Error(`${file} describes no build: build it again`, { cause });
  let release;
  try {
    release = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw none(error);
  }
  if (!isRecord(release) || ![release.name, release.version].every(isFolderName)) throw none();
  return release;
};

/** @throws for a name under which a folder of releases has something else than builds */
export const refuseName = (name) => {
  if (notBuilds.has(name))
    throw new Error(`No remote can be called ${name}: a folder of releases has another use for that name`);
};

/** Whether this version has a folder already. */
export const isStored = (dir, { name, version }) => {
  refuseNotCopied(dir, name, version);
  return existsSync(join(dir, name, version, 'release.json'));
};

/**
 * Copies one build into its immutable folder `{dir}/{name}/{version}`. Of a folder that is there already, only files that
 * are gone or spoiled are restored, from the same build, and it counts as stored now.
 * @param isPacked with compressed copies beside the files; a build that lives until the next save goes without
 * @returns the release file of what is stored
 */
export const storeBuild = (dir, dist, { isPacked = true } = {}) => {
  const release = readBuild(dist);
  const folder = join(dir, release.name, release.version);
  refuseNotCopied(dir, release.name, release.version);
  try {
    if (existsSync(folder)) restore(folder, dist, isPacked);
    else copyWhole(folder, dist, isPacked);
    signStored(folder);
  } catch (error) {
    throw inWords(error, `${release.name} ${release.version} is not stored`);
  }
  return readStored(folder);
};

const copyWhole = (folder, dist, isPacked) => {
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true }); // of a publisher that was ended halfway
  try {
    makeFolder(join(folder, '..'));
    cpSync(dist, fresh, { recursive: true });
    if (isPacked) compress(join(fresh, 'client'));
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another publisher may have been first with the same bytes.
    if (!existsSync(folder)) throw error;
  }
};

/** A power cut can leave a file without its content; nothing else tells that a release file is spoiled. */
const dropBroken = (file) => {
  try {
    if (existsSync(file)) JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    rmSync(file);
  }
};

/** A build under another's version is left alone: what stands under a version is never written again. */
const restore = (folder, dist, isPacked) => {
  dropBroken(join(folder, 'release.json'));
  const release = existsSync(join(folder, 'release.json')) ? readRelease(folder) : readRelease(dist);
  if (JSON.stringify(release) !== JSON.stringify(readRelease(dist))) return;
  let count = 0;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const file = source.slice(dist.length + 1);
    if (isIntact(folder, file, release)) continue;
    makeFolder(join(folder, file, '..'));
    cpSync(source, `${join(folder, file)}.next`);
    renameSync(`${join(folder, file)}.next`, join(folder, file));
    for (const ending of ['.gz', '.br']) rmSync(`${join(folder, file)}${ending}`, { force: true });
    count += 1;
  }
  if (isPacked) compress(join(folder, 'client'));
  const now = new Date();
  utimesSync(join(folder, 'release.json'), now, now); // stored anew: `prune` counts from here
  if (count) console.error(`${release.name} ${release.version}: ${count} ${count === 1 ? 'file' : 'files'} restored`);
};

/**
 * @returns the release file of a version that was stored
 * @throws when there is none, or its files are not all there as they were built
 */
export const storedRelease = (dir, name, version) => {
  const folder = join(dir, name, version);
  if (isFolderName(name) && isFolderName(version)) refuseNotCopied(dir, name, version);
  if (!isFolderName(name) || !isFolderName(version) || !existsSync(join(folder, 'release.json'))) {
    const known = isFolderName(name) ? storedVersions(dir, name).slice(-5) : [];
    const hint = known.length ? `; there are ${known.join(', ')}` : '';
    throw new Error(`${name} ${version} is not published here${hint}`);
  }
  const release = storedFile(folder, `${name} ${version} is not whole`);
  const fault = faultOf(folder, release);
  if (fault) throw new Error(`${name} ${version} is not whole: ${fault}`);
  return release;
};

const storedFile = (folder, what) => {
  try {
    return readStored(folder);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${what}: release.json is not what was built`, { cause: error });
  }
};

/** @returns the versions of a remote that were stored, in no order */
export const storedVersions = (dir, name) =>
  isFolderName(name) && existsSync(join(dir, name))
    ? readdirSync(join(dir, name)).filter((version) => !/\.\d+$/.test(version))
    : [];
