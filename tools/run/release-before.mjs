import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

const migrations = 'apps/api/src/database/migrations';
/** Where nothing was released yet, the commit before the newest twenty stands for the release before. */
const newest = 20;

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/**
 * The commit of the release before this one: RELEASE_BEFORE, else the newest tag of a release, else the commit before the newest migrations.
 * @returns {string | null} null in a clone without its history
 */
export const commitOfReleaseBefore = () => {
  const named = process.env['RELEASE_BEFORE'] || git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  if (named) return git('rev-parse', '--verify', '--quiet', `${named}^{commit}`) || null;
  const added = git('log', '--diff-filter=A', '--format=%H', `--skip=${newest - 1}`, '-1', '--', migrations);
  return (added && git('rev-parse', '--verify', '--quiet', `${added}^`)) || null;
};

/**
 * Builds the api as it was at `commit`, with the packages of that time, in a folder of its own.
 * @returns {{ program: string, remove: () => void }} the bundle, and what takes the folder away
 */
export const buildApiOf = (commit) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-release-before-'));
  const run = (program, ...args) =>
    execFileSync(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
  const archive = join(folder, 'archive.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  run('tar', '-xf', archive);
  rmSync(archive);
  run('npm', 'install', '--no-fund', '--no-audit', '--ignore-scripts', '--prefer-offline', '--loglevel=error');
  run('npm', 'run', 'build', '--', '-p', 'api');
  return {
    program: join(folder, 'apps/api/dist/server/server.cjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
