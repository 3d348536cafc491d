import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-use-hooks-'));
  mkdirSync(join(folder, 'tools/hooks'), { recursive: true });
  cpSync(join(import.meta.dirname, 'use-hooks.mjs'), join(folder, 'tools/hooks/use-hooks.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
const install = (env = {}) => {
  const { CI: _ci, ...own } = process.env;
  return spawnSync(process.execPath, ['tools/hooks/use-hooks.mjs'], { cwd: folder, env: { ...own, ...env } }).status;
};
const hooks = () => git('config', '--local', 'core.hooksPath');

test('an install has Git ask the hooks of the project', () => {
  git('init', '-q');
  expect([install(), hooks()]).toEqual([0, 'tools/hooks']);
});

test('hooks that somebody chose stay', () => {
  git('init', '-q');
  git('config', '--local', 'core.hooksPath', 'mine');
  expect([install(), hooks()]).toEqual([0, 'mine']);
});

test('a pipeline, a folder that is no clone and a machine without Git are left alone', () => {
  expect(install()).toBe(0);
  git('init', '-q');
  expect([install({ CI: 'true' }), install({ PATH: '' }), hooks()]).toEqual([0, 0, '']);
});
