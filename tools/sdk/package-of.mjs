import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import { sharedRange } from '@souk/release/shared-range';

export const root = join(import.meta.dirname, '../..');

/** What a remote compiles against, and what builds and stores it: name → folder. The desks' parts and the test kit stay at home. */
export const folders = Object.fromEntries(
  [
    ...['analytics', 'api-client', 'contract', 'domain', 'i18n', 'mfe', 'query', 'router', 'state', 'ui'].map(
      (name) => `libs/${name}`,
    ),
    'tools/build',
    'tools/release',
  ].map((folder) => [`@souk/${basename(folder)}`, folder]),
);

/** Packages that a bundler or its configuration names in a string, where no import says so. */
const namedInStrings = { '@souk/build': ['swc-loader', '@swc/core', '@swc/plugin-styled-components', 'react-refresh'] };

/** What must be one in a page: whoever builds with us installs them, as far as shells take them. */
const peers = ['react', 'react-dom', 'styled-components'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const isForTests = (path) => /\.(test|fixture|stories)\.\w+$|(^|\/)testing(\/|$)/.test(path);

/** What the desks and the servers share is no part of a shop's page. */
const isForDesks = (subpath) => /desk|internal/.test(subpath);

const packageNameOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns the packages that some sources import, ours among them */
export const importsOf = (folder) => {
  const found = new Set();
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!/\.([cm]?js|tsx?)$/.test(file)) continue;
    const source = readFileSync(join(folder, file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const matches = source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*)'([^']+)'/g);
    for (const [, request] of matches)
      if (/^[@a-z][\w./@-]*$/i.test(request) && !builtinModules.includes(request)) found.add(packageNameOf(request));
  }
  return [...found].sort();
};

/** `./src/phone.ts` → types as declared, code as source: a remote's build compiles it as it does its own. */
const exportsOf = (manifest, hasTypes) =>
  Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([subpath, file]) => !isForDesks(subpath) && !isForTests(file))
      .map(([subpath, file]) => [
        subpath,
        hasTypes ? { types: file.replace('./src/', './types/').replace(/\.ts$/, '.d.ts'), default: file } : file,
      ]),
  );

const dependenciesOf = (name, folder, version) => {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  const installed = { ...dependencies, ...devDependencies };
  const wanted = { dependencies: {}, peerDependencies: {} };
  for (const each of [...importsOf(folder), ...(namedInStrings[name] ?? [])].sort()) {
    if (each === name) continue;
    if (folders[each]) wanted.dependencies[each] = version;
    else if (!installed[each]) throw new Error(`${name} imports ${each}, which package.json does not name`);
    else if (peers.includes(each)) wanted.peerDependencies[each] = sharedRange(each, installed[each]);
    else wanted.dependencies[each] = installed[each];
  }
  return wanted;
};

/**
 * Writes the folder of one package as it is packed.
 * @param version of all packages of this repository: they are packed together and used together
 * @param more.types folder of declarations, for a library
 */
export const writePackage = (name, to, version, { types } = {}) => {
  const from = join(root, folders[name]);
  const { nx: _nx, scripts: _scripts, private: _private, ...manifest } = readJson(join(from, 'package.json'));
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'src'), join(to, 'src'), { recursive: true, filter: (path) => !isForTests(path) });
  for (const extra of ['tsconfig.json', 'globals.d.ts', 'README.md'])
    if (existsSync(join(from, extra))) cpSync(join(from, extra), join(to, extra));
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  if (types) cpSync(types, join(to, 'types'), { recursive: true, filter: (path) => !isForTests(path) });
  const isLibrary = folders[name].startsWith('libs/');
  const own = {
    ...manifest,
    version,
    exports: exportsOf(manifest, isLibrary),
    ...dependenciesOf(name, join(to, 'src'), version),
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
};
