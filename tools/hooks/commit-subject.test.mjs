import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
