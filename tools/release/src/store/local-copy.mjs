import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { history, historyFile, newestSigned, remember, textOf } from '../history.mjs';
import { makeFolder } from '../make-folder.mjs';
import { isFolderName, releasesOf, signedSet } from '../verified.mjs';
import { writeWhole } from '../whole-file.mjs';
import { documentKey } from './object-keys.mjs';
import { createUseNotes, noteUsed, pruneCopy } from './prune-copy.mjs';
import { documentFilesOf, hasHashes, hashesOf } from './verified-files.mjs';

const atOnce = 16;
const mostBytes = 64 << 20;
const olderSets = 20;
/** How long the history in the store is not asked again for a build that nobody knows: addresses come from outside. */
const restMs = 5_000;
const packed = new Set(['.js', '.css', '.json', '.svg']);

const sriOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
/** What somebody signed the digest of may still be of another tool. @throws when it is no release file */
const releaseIn = (bytes, build) => {
  const release = JSON.parse(String(bytes));
  if (!hasHashes(release)) throw new Error(`${build}/${documentKey} is no release file`);
  return release;
};
const notReleased = (key) => new Error(`${key} in the release store is not what was released`);

/**
 * A server's own copy of what is live in a release store. Nothing is written into it that no signature covers: the document is checked
 * before it is looked into, every file by the hash that the document or its build's release file has for it.
 * @param dir folder of the copy; nobody but this machine's processes write there
 * @param publicKeys gives the PEM text of the keys that sign; they never come from the store
 */
export const openLocalCopy = (store, dir, publicKeys) => {
  let tag;
  let known = new Map();
  let lookedBackAt = -Infinity;
  const save = (key, bytes) => {
    makeFolder(dirname(join(dir, key)));
    writeWhole(join(dir, key), bytes);
  };

  /** By its compressed copy where there is one: a fourth of the bytes, and what comes out of it has to have the same hash. */
  const copyPacked = async (key, integrity) => {
    const found = await store.read(`${key}.br`);
    const plain =
      found && (await promisify(brotliDecompress)(found.bytes, { maxOutputLength: mostBytes }).catch(() => null));
    if (!plain || sriOf(plain) !== integrity) return false;
    save(`${key}.br`, found.bytes);
    save(`${key}.gz`, await promisify(gzip)(plain, { level: 9 }));
    save(key, plain);
    return true;
  };
  const copyFile = async (key, integrity) => {
    if (packed.has(extname(key)) && key.includes('/client/') && (await copyPacked(key, integrity))) return true;
    const found = await store.read(key);
    if (!found) return false;
    if (sriOf(found.bytes) !== integrity) throw notReleased(key);
    save(key, found.bytes);
    return true;
  };
  /** @throws when the store lacks a file, or has another one than was released */
  const copyFiles = async (build, hashes) => {
    const rest = Object.entries(hashes).filter(([file]) => !existsSync(join(dir, build, file)));
    const worker = async () => {
      for (let next = rest.shift(); next; next = rest.shift())
        if (!(await copyFile(`${build}/${next[0]}`, next[1])))
          throw new Error(`${build}/${next[0]} is not in the release store`);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };

  /** A build that no document describes, by its release file, whose digest somebody signed. @returns its hashes, null: it is not there */
  const hashesByDigest = async (build, digest, encoding) => {
    const file = join(dir, build, documentKey);
    const bytes = existsSync(file) ? readFileSync(file) : (await store.read(`${build}/${documentKey}`))?.bytes;
    if (!bytes) return null;
    if (createHash('sha256').update(bytes).digest(encoding) !== digest) throw notReleased(`${build}/${documentKey}`);
    const hashes = hashesOf(releaseIn(bytes, build));
    if (!existsSync(file)) save(`${build}/${documentKey}`, bytes);
    return hashes;
  };

  const refuseOlder = (set) => {
    const newest = newestSigned(dir, publicKeys());
    if (newest && set.seq < newest.seq)
      throw new Error(`it is number ${set.seq}, older than ${newest.seq}, which was in use`);
    if (newest && set.seq === newest.seq && set.setId !== newest.setId)
      throw new Error(`it is another number ${set.seq} than the one in use`);
  };

  /**
   * Takes the document that is live, if it is another than the last time: its files first, then itself.
   * @returns the set, null when nothing changed
   * @throws in one line when the store is not reached, or its document must not go live; what was taken before stays
   */
  const update = async () => {
    const found = await store.read(documentKey, tag);
    if (found === 'same') return null;
    if (!found) throw new Error(`${store.name} has no release.json: publish something first`);
    const set = signedSet(String(found.bytes), publicKeys());
    refuseOlder(set);
    const copyAll = async () => {
      for (const release of releasesOf(set)) await copyFiles(`${release.name}/${release.version}`, hashesOf(release));
    };
    await copyAll();
    makeFolder(join(dir, 'history'));
    remember(dir, set);
    writeWhole(join(dir, documentKey), textOf(set));
    await copyAll(); // what another process of this machine deleted before it could see the document
    tag = found.tag;
    known = new Map();
    return set;
  };

  /** What signed sets say of each build: its hashes, or for a shell the digest of its release file. */
  const described = () => {
    if (known.size) return known;
    for (const set of history(dir, olderSets).reverse()) {
      for (const release of releasesOf(set)) known.set(`${release.name}/${release.version}`, hashesOf(release));
      if (set.shell?.digest) known.set(`shell/${set.shell.version}`, set.shell.digest);
    }
    return known;
  };
  /** @returns the set in an object of the history; null when it is not signed: what else lies there keeps no set from being found */
  const signedIn = (found) => {
    try {
      return found && signedSet(String(found.bytes), publicKeys());
    } catch {
      return null;
    }
  };
  /** Takes the sets before the live one, for pages that are open since then. */
  const lookBack = async () => {
    if (performance.now() - lookedBackAt < restMs) return;
    lookedBackAt = performance.now();
    await update();
    const keys = (await store.list('history/')).map(({ key }) => key).sort();
    for (const key of keys.slice(-olderSets).filter((each) => !existsSync(join(dir, each)))) {
      const set = signedIn(await store.read(key));
      if (set && join(dir, key) === historyFile(dir, set.seq)) remember(dir, set);
    }
    known = new Map();
  };
  const hashesIn = async (build) => {
    const found = described().get(build);
    return typeof found === 'string' ? hashesByDigest(build, found, 'hex') : found;
  };

  return {
    update,
    /**
     * Fetches one file of a build that is live, or was, when it is not here.
     * @returns whether it is here now @throws when the store is not reached, or has other bytes than were released
     */
    copyOne: async (name, version, file) => {
      if (!isFolderName(name) || !isFolderName(version)) return false;
      const build = `${name}/${version}`;
      const isHere = existsSync(join(dir, build, file));
      if (!isHere && !described().has(build)) await lookBack();
      const integrity = isHere || (await hashesIn(build))?.[file];
      if (!integrity) return false;
      noteUsed(dir, build); // before the file is fetched: its folder must not be deleted meanwhile
      return isHere || copyFile(`${build}/${file}`, integrity);
    },
    /** Copies a stored version that somebody pinned by a link, which names the digest of its release file. @returns whether it is there */
    copyPinned: async (name, version, digest) => {
      const build = `${name}/${version}`;
      noteUsed(dir, build);
      const hashes = await hashesByDigest(build, digest, 'base64url');
      if (hashes) await copyFiles(build, hashes);
      return hashes !== null;
    },
    /** Notes that somebody is shown this build. @see createUseNotes */
    noteShown: createUseNotes(dir),
    /** Deletes what nobody needs any more; see `pruneCopy`. @param options.keep builds that stay in any case */
    prune: (options) => pruneCopy(dir, store.name, options),
    /** Copies the shell that a set names, program and all. @throws when the set does not name the digest of its release file */
    copyShell: async ({ version, digest }) => {
      const build = `shell/${version}`;
      if (existsSync(join(dir, build, 'server/server.cjs'))) return;
      const hashes = digest && (await hashesByDigest(build, digest, 'hex'));
      if (!hashes) throw new Error(`${build} cannot be taken from ${store.name}: publish it again`);
      const release = releaseIn(readFileSync(join(dir, build, documentKey)), build);
      for (const [file, bytes] of await documentFilesOf(store, build, release)) save(`${build}/${file}`, bytes);
      await copyFiles(build, hashes);
    },
  };
};
