import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, testsBeside } from './changed-files.mjs';

let folder;
const git = (...args) => {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@souk.test', '-c', 'core.hooksPath=/dev/null'];
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
const write = (name) => {
  mkdirSync(join(folder, 'a'), { recursive: true });
  writeFileSync(join(folder, name), `${name} ${Math.random()}`);
};
const commit = (...names) => {
  names.forEach(write);
  git('add', '-A');
  git('commit', '-qm', 'fix: a thing');
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-changed-'));
  git('init', '-q', '-b', 'main');
  commit('kept.ts', 'gone.ts', 'a/one.ts', 'a/one.test.ts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what a branch changed since it left main, and what is not committed yet; what main changed since is not its own', () => {
  git('checkout', '-qb', 'catalog/care');
  commit('committed.ts');
  git('checkout', '-q', 'main');
  commit('of-main.ts');
  git('checkout', '-q', 'catalog/care');
  git('rm', '-q', 'gone.ts');
  ['a/one.ts', 'a/été.ts'].forEach(write);
  expect(changedFiles(folder).sort()).toEqual(['a/one.ts', 'a/été.ts', 'committed.ts']);
});

test('the main of origin comes before the main of the clone, which may be old', () => {
  commit('fetched.ts');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '-qb', 'catalog/care');
  git('branch', '-f', 'main', 'HEAD~1');
  commit('own.ts');
  expect(changedFiles(folder)).toEqual(['own.ts']);
});

test('a clone without a main does not know what changed', () => {
  git('branch', '-m', 'main', 'trunk');
  expect(changedFiles(folder)).toBeUndefined();
});

test('the tests of a change are those in the folders of its code', () => {
  commit('a/two.test.tsx', 'a/readme.md');
  expect(testsBeside(['a/one.ts', 'kept.ts'], folder)).toEqual(['a/one.test.ts', 'a/two.test.tsx']);
  expect(testsBeside(['a/readme.md'], folder)).toEqual([]);
});
