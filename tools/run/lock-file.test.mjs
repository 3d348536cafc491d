import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Packages of the lock file by their folder. */
const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Folders in which a package looks for what it depends on, its own first. */
const foldersOf = (folder) => {
  const at = folder.lastIndexOf('node_modules/');
  const outer = at < 0 ? (folder === '' ? [] : ['']) : foldersOf(folder.slice(0, at).replace(/\/$/, ''));
  return [folder, ...outer];
};

const isLocked = (folder, name) =>
  foldersOf(folder).some((outer) => packages[`${outer === '' ? '' : `${outer}/`}node_modules/${name}`]);

const toldOptional = () =>
  Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [folder, name]),
  );

test('the lock file holds the binaries of every platform, not only of the one that wrote it', () => {
  expect(toldOptional().length).toBeGreaterThan(50);
  const missing = toldOptional().filter(([folder, name]) => !isLocked(folder, name));
  expect(missing.map(([folder, name]) => `${folder} asks for ${name}`)).toEqual([]);
});

test('the lock file names no address to download from', () => {
  const told = Object.entries(packages).filter(([, { resolved = '', link }]) => !link && resolved !== '');
  expect(told.map(([folder]) => folder)).toEqual([]);
});
