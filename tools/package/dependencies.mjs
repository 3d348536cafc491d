import { cpSync, existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
const isPackage = (request) => !/^[./]|^node:/.test(request) && !builtinModules.includes(request);

/** Packages that a bundle asks for while it runs, and those of which it serves files. */
export const packagesOf = (bundle) => {
  const asked = [...bundle.matchAll(/\b(?:require|import)\("([^"\\]+)"\)/g)].map(([, request]) => request);
  const served = [...bundle.matchAll(/installedPath\)\(['"`]([^'"`$]+)/g)].map(([, request]) => request);
  return [...new Set([...asked, ...served].filter(isPackage).map(packageOf))].sort();
};

/** Where a package that `from` asks for lies in the lock file: beside it, or in a folder above. */
const placeOf = (lock, from, name) => {
  for (let at = from; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (lock.packages[place]) return place;
    if (at === '.' || at === '') return undefined;
  }
};

/**
 * Everything that some packages need in turn, as the project's lock file has it.
 * @returns the entries of the lock file, by place
 */
export const closureOf = (lock, names) => {
  const found = new Map();
  const follow = (from, name, isOptional) => {
    const place = placeOf(lock, from, name);
    if (!place && isOptional) return;
    if (!place) throw new Error(`${name} is not in the lock file`);
    if (found.has(place)) return;
    const entry = lock.packages[place];
    found.set(place, entry);
    for (const next of Object.keys(entry.dependencies ?? {})) follow(place, next, false);
    for (const next of Object.keys(entry.optionalDependencies ?? {})) follow(place, next, true);
    for (const next of Object.keys(entry.peerDependencies ?? {})) follow(place, next, true);
  };
  for (const name of names) follow('', name, false);
  return found;
};

const withoutDev = ({ dev: _dev, devOptional: _devOptional, ...entry }) => entry;

/** A scope of which a bundle asks for whatever it is told: all that the project has of it. */
const named = (lock, names) => {
  const own = Object.keys(lock.packages[''].dependencies ?? {});
  return names.flatMap((name) => (name.endsWith('/') ? own.filter((one) => one.startsWith(name)) : [name]));
};

/** Writes down what a folder needs, exactly as the project has it. @returns its package.json and package-lock.json */
export const manifestsOf = (lock, asked, about) => {
  const names = named(lock, asked);
  const closure = closureOf(lock, names);
  const dependencies = Object.fromEntries(names.map((name) => [name, lock.packages[`node_modules/${name}`].version]));
  const manifest = { ...about, dependencies };
  const entries = [...closure]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([place, entry]) => [place, withoutDev(entry)]);
  const packages = { '': manifest, ...Object.fromEntries(entries) };
  return {
    manifest,
    lock: { name: about.name, version: about.version, lockfileVersion: lock.lockfileVersion, requires: true, packages },
    places: [...closure.keys()],
  };
};

const isForReaders = /\.(map|d\.[cm]?ts|tsbuildinfo|md|markdown)$|\/(test|tests|docs|example|examples|\.github)(\/|$)/i;
const isLicence = /licen[cs]e|notice|copying/i;

/** Nothing of a package that only its authors and its readers need; whoever ships it ships its licence. */
const isNeeded = (path) => isLicence.test(path) || !isForReaders.test(path);

/** Copies packages as they are installed here: no network is asked, and platforms that are not this one's stay out. */
export const copyPackages = (root, folder, places) => {
  for (const place of places) {
    if (!existsSync(join(root, place))) continue;
    const nested = join(root, place, 'node_modules');
    const base = join(root, place).length;
    cpSync(join(root, place), join(folder, place), {
      recursive: true,
      dereference: true,
      filter: (path) => path !== nested && (path.length <= base || isNeeded(path.slice(base))),
    });
  }
};

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
