import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/install.mjs';

const name = 'helm.sh/helm/v3/cmd/helm';
/** The version that the suite was last seen to pass with; another one by HELM_VERSION. */
export const version = process.env.HELM_VERSION ?? 'v3.22.0';
const limitMs = 20 * 60_000;
const cache = join(root, 'node_modules/.cache/helm', version);

/** Says in one line why there is nothing to test with. */
const leave = (line) => {
  console.error(line);
  process.exit(1);
};

/**
 * Helm, compiled with Go the first time.
 * @returns its program; ends the process with one plain line where it is not to be had
 */
export function findHelm() {
  const bin = process.env.HELM_BIN ?? join(cache, 'helm');
  if (existsSync(bin)) return bin;
  mkdirSync(cache, { recursive: true });
  // outside this repository, so that Go looks for no module of ours
  const go = (...args) =>
    spawnSync('go', args, { cwd: cache, encoding: 'utf8', timeout: limitMs, env: { ...process.env, GOBIN: cache } });
  if (go('version').status !== 0) leave('npm run test:helm needs Go, or HELM_BIN. Nothing else of the store does.');
  console.log(`Compiling ${name}@${version} (some minutes)…`);
  const { status, stderr } = go('install', `${name}@${version}`);
  if (status !== 0) leave(`Go could not install it: ${String(stderr).trim().split('\n').at(-1)}`);
  return bin;
}
