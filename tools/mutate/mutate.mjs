import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, underProjectNode } from '../run/install.mjs';

/** Fetched when it is first asked for: nobody else's install grows by it. */
const packages = [
  '@stryker-mutator/core@10.0.0',
  '@stryker-mutator/jest-runner@10.0.0',
  // It rewrites tsconfig files on the way into its sandbox.
  'typescript@6.0.3',
];
const cache = join(root, 'node_modules/.cache/mutate');
const stryker = join(cache, 'node_modules/@stryker-mutator/core/bin/stryker.js');

if (underProjectNode(import.meta.filename)) mutate(process.argv.slice(2));

/**
 * `npm run mutate`: breaks the rules of `libs/domain` one small change at a time and names each that no test noticed.
 * Files by name: `npm run mutate money coupons`.
 */
function mutate(names) {
  if (!existsSync(stryker)) fetchStryker();
  const args = [stryker, 'run', join(import.meta.dirname, 'stryker.config.mjs')];
  if (names.length) args.push('--mutate', names.map((name) => `libs/domain/src/**/${name}.ts`).join(','));
  process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
}

function fetchStryker() {
  mkdirSync(cache, { recursive: true });
  console.log('Fetching Stryker (about half a minute the first time)…');
  const options = ['--prefix', cache, '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, ...packages], { cwd: cache, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
