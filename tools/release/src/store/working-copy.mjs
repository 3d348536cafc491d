import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { storedBuilds } from '../builds-in.mjs';
import { storedAt } from '../prune.mjs';
import { isFolderName } from '../verified.mjs';
import { listingOf, markListed, unmarkListed } from './listed-build.mjs';
import { documentKey, notBuilds } from './object-keys.mjs';

const atOnce = 16;
const dayMs = 24 * 3_600_000;
const fewestSets = 30;
const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Does work for each item, some at once. */
export const forEach = async (items, work) => {
  const rest = [...items];
  const worker = async () => {
    while (rest.length) await work(rest.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** `catalog/1.0.0-a/client/x.js` → its build and path in it; undefined for the document, the history and other objects. */
const partOf = (key) => {
  const [name, version, ...path] = key.split('/');
  const isBuild = path.length > 0 && isFolderName(name) && isFolderName(version) && !notBuilds.has(name);
  return isBuild ? { build: `${name}/${version}`, path: path.join('/') } : undefined;
};

/** @returns build → `{ files, at }` of all objects; one without its release file was stored by halves and is no version */
const buildsIn = (objects) => {
  const builds = new Map();
  for (const { key, at } of objects) {
    const part = partOf(key);
    if (!part) continue;
    const { files, at: first } = builds.get(part.build) ?? { files: [], at: 0 };
    builds.set(part.build, { files: [...files, part.path], at: part.path === 'release.json' ? at : first });
  }
  return new Map([...builds].filter(([, { files }]) => files.includes('release.json')));
};

/** The sets that a command looks at: all, or those of its days and the one before, some at least. Newest first. */
const setsFor = (objects, { needsAllHistory, days = 7 }) => {
  const sets = objects.filter(({ key }) => /^history\/\d+\.json$/.test(key)).sort((a, b) => (a.key < b.key ? 1 : -1));
  const older = sets.findIndex(({ at }) => at < Date.now() - (Number(days) + 1) * dayMs);
  return needsAllHistory || older === -1 ? sets : sets.slice(0, Math.max(older + 1, fewestSets));
};

/**
 * A folder of this process's own with what a command needs of a release store: document and history as they are, of builds the names
 * alone until a command asks for one. What the command changed in it is given to the store by `publish-copy.mjs`.
 * @param options.keysDir folder whose `keys/` signs, where no key comes from outside
 */
export const openWorkingCopy = async (store, command, { keysDir }) => {
  const dir = mkdtempSync(join(tmpdir(), 'souk-release-'));
  const copied = new Map(); // object → digest of what the store has
  let builds = new Map();
  let document = { text: '', tag: null };
  if (existsSync(join(keysDir, 'keys'))) symlinkSync(join(keysDir, 'keys'), join(dir, 'keys'));

  const save = (key, bytes) => {
    mkdirSync(dirname(join(dir, key)), { recursive: true });
    writeFileSync(join(dir, key), bytes);
    copied.set(key, digestOf(bytes));
  };
  const copy = async (key) => {
    const found = await store.read(key);
    if (found) save(key, found.bytes);
    return found;
  };
  /** Takes document, history and names of builds as they are now. What builds were copied or made here stays. */
  const refresh = async () => {
    rmSync(join(dir, 'history'), { recursive: true, force: true });
    rmSync(join(dir, documentKey), { force: true });
    const found = await copy(documentKey);
    document = found ? { text: String(found.bytes), tag: found.tag } : { text: '', tag: null };
    const objects = await store.list('');
    await forEach(setsFor(objects, command), ({ key }) => copy(key));
    builds = buildsIn(objects);
    for (const [build, listing] of builds) if (!existsSync(join(dir, build))) markListed(join(dir, build), listing);
  };
  /** Copies all files of one build. */
  const copyBuild = async ({ name, version }) => {
    const build = `${name}/${version}`;
    const { files = [], at } = builds.get(build) ?? {};
    await forEach(files, (file) => copy(`${build}/${file}`));
    unmarkListed(join(dir, build));
    const release = join(dir, build, 'release.json');
    if (existsSync(release)) utimesSync(release, new Date(at), new Date(at));
  };

  await refresh();
  return {
    dir,
    /** Whether the store has these bytes under this key, as far as is known here. */
    hasInStore: (key, bytes) => copied.get(key) === digestOf(bytes),
    /** Whether the store has anything under this key, as far as is known here. */
    isKnown: (key) => copied.has(key),
    /** Whether the command stored a build once more that the store had. */
    isStoredAnew: (build) => builds.has(build) && Math.floor(storedAt(join(dir, build))) > builds.get(build).at,
    noteStored: (key, bytes) => copied.set(key, digestOf(bytes)),
    refresh,
    copyBuild,
    document: () => document,
    /** The document's text as the command left it. */
    changedText: () => (existsSync(join(dir, documentKey)) ? readFileSync(join(dir, documentKey), 'utf8') : ''),
    /** The builds that the store had, with their files. */
    builds: () => builds,
    /** The builds that lie here whole: copied, or made by the command. */
    ownBuilds: () => storedBuilds(dir).filter((build) => !listingOf(join(dir, build))),
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
};

/** @returns every file of a build's folder with its bytes; its release file last, since with it the build is a version */
export const filesOf = (dir, build) =>
  readdirSync(join(dir, build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ key: file.slice(dir.length + 1), bytes: readFileSync(file) }))
    .sort((a, b) => Number(a.key === `${build}/release.json`) - Number(b.key === `${build}/release.json`));
