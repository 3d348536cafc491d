import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, whenNpmIsGone } from './orphan.mjs';
import { root } from './root.mjs';

export { root };
const mark = join(root, 'node_modules/.souk-installed');
const lockFile = join(root, 'package-lock.json');
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
export const projectNode = join(root, 'node_modules/.bin/node');

/**
 * Installs what the lock file says, when it is not there yet. Uses nothing but Node's own modules.
 * Not `npm ci`: it would install everything again whenever the lock file changed a line. The lock file is put back as it was: npm
 * leaves out binaries of other platforms where a registry does not carry them, and a start never changes the tree.
 */
export const ensureInstalled = () => {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash() && existsSync(projectNode)) return;
  console.log('Installing packages (about two minutes the first time)…');
  const hash = lockHash();
  const lock = readFileSync(lockFile);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  writeFileSync(lockFile, lock);
  if (status !== 0) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(1);
  }
  writeFileSync(mark, hash);
};

/**
 * Goes on in the project's own Node (a dev dependency), so that the system's version does not matter. Nothing is left
 * running behind a process that was killed: the one here ends with npm, the one in the project's Node with this one.
 */
export const underProjectNode = (script) => {
  if (process.env['SOUK_NODE'] === '1') {
    endWithParent();
    return true;
  }
  const bin = join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    SOUK_NODE: '1',
    PATH: `${bin}:${process.env['PATH']}`,
    NX_DAEMON: process.env['NX_DAEMON'] || 'false',
  };
  const forward = (signal) => child.kill(signal);
  const child = spawnLater(script, env);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => forward(signal));
  whenNpmIsGone(() => forward('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
  return false;
};

const spawnLater = (script, env) =>
  spawn(projectNode, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
