import { closureOf, manifestsOf, packagesOf } from './dependencies.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { '@fonts/one': '1.0.0', a: '1.0.0' } },
    'node_modules/@fonts/one': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1' }, optionalDependencies: { gone: '^1' } },
    'node_modules/a/node_modules/b': { version: '1.1.0', dependencies: { c: '^1' } },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/c': { version: '1.2.0' },
  },
};

test('what a bundle asks for is found, however it asks; Node’s own and its own files are not', () => {
  const bundle = `require("pg"); import("@scope/x/y"); require("node:fs"); require("fs"); require("./own.js");`;
  expect(packagesOf(bundle)).toEqual(['@scope/x', 'pg']);
});

test('what those need in turn is taken as the lock file has it, the nearest one first', () => {
  expect([...closureOf(lock, ['a']).keys()]).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(() => closureOf(lock, ['nobody'])).toThrow('nobody is not in the lock file');
});

test('the folder’s own package.json and lock file name exact versions, and nothing of development', () => {
  const { manifest, lock: own } = manifestsOf(lock, ['a'], { name: 'souk', version: '0.1.0' });
  expect(manifest.dependencies).toEqual({ a: '1.0.0' });
  expect(Object.keys(own.packages)).toEqual(['', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
});

test('of a scope that is asked for by a name made up at run time, everything is taken', () => {
  const bundle = '(0, folder.installedPath)(`@fonts/${name}`, "files"); (0, folder.installedPath)("a", name);';
  expect(packagesOf(bundle)).toEqual(['@fonts/', 'a']);
  expect(manifestsOf(lock, ['@fonts/'], {}).manifest.dependencies).toEqual({ '@fonts/one': '1.0.0' });
});
