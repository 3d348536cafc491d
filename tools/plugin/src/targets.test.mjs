import { join } from 'node:path';
import { targetsOf } from './targets.mjs';

const root = join(__dirname, '../../..');

const commandsOf = (folder) =>
  Object.fromEntries(Object.entries(targetsOf(root, folder)).map(([target, { command }]) => [target, command]));

test('a remote is built, served, tested and linted', () => {
  expect(commandsOf('apps/catalog')).toEqual({
    build: 'webpack --mode production',
    serve: 'node tools/run/dev.mjs catalog',
    test: 'node tools/jest/run.mjs catalog',
    lint: 'eslint apps/catalog',
  });
});

test('the shell is served as a remote is, the api beside them', () => {
  expect(Object.keys(targetsOf(root, 'apps/shell'))).toContain('serve');
  expect(Object.keys(targetsOf(root, 'apps/api')).sort()).toEqual(['build', 'lint', 'test']);
});

test('a library is tested and linted', () => {
  expect(Object.keys(targetsOf(root, 'libs/domain'))).toEqual(['test', 'lint']);
});
