import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOf } from './commit-subject.mjs';

test.each([
  'fix(shell): no visitor is refused while another shell takes over',
  'docs: each decision has a number of its own',
  'feat(api)!: a call is gone',
  'Merge branch "main"',
  '\n# a comment of the editor\nfix: a line\n\nA body of any length, which says why and goes on for as long as that takes to say.',
])('%j is a subject', (message) => {
  expect(faultOf(message)).toBeNull();
});

test('a subject of 73 characters is told its length', () => {
  const subject = `fix(api): ${'x'.repeat(63)}`;
  expect(faultOf(subject)).toBe('the subject has 73 characters, 72 at most: the reason belongs into the body');
  expect(faultOf(subject.slice(0, -1))).toBeNull();
});

test('a subject without a type is told the shape', () => {
  expect(faultOf('Fixed things')).toBe('write "type(scope): what changes for whom", not "Fixed things"');
});

test('Git refuses the commit through the hook that is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-hook-'));
  const git = (...args) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@souk.test', ...args], { cwd: folder, encoding: 'utf8' });
  try {
    git('init', '-q');
    git('config', 'core.hooksPath', import.meta.dirname);
    writeFileSync(join(folder, 'a'), 'a');
    git('add', 'a');
    const refused = git('commit', '-m', 'Fixed things');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('type(scope)')]);
    expect(git('commit', '-m', 'fix: a thing').status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('Git refuses a commit while a check of a second fails, and shows what the check says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-hook-'));
  const commit = () =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@souk.test', 'commit', '-m', 'fix: a thing'], {
      cwd: folder,
      encoding: 'utf8',
    });
  const check = (name, code) => writeFileSync(join(folder, 'tools/check', `${name}.mjs`), code);
  try {
    spawnSync('git', ['init', '-q'], { cwd: folder });
    spawnSync('git', ['config', 'core.hooksPath', import.meta.dirname], { cwd: folder });
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    mkdirSync(join(folder, 'tools/check'), { recursive: true });
    symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
    check('messages', '');
    check('requirements', '');
    check('promises', 'console.error("a promise without its proof"); process.exitCode = 1;');
    spawnSync('git', ['add', 'tools'], { cwd: folder });
    const refused = commit();
    expect(refused.status).toBe(1);
    expect(refused.stderr).toBe('commit: promises\na promise without its proof\n');
    check('promises', '');
    expect(commit().status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
