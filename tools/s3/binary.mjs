import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/install.mjs';

const name = 'github.com/versity/versitygw';
/** The version that the suite was last seen to pass with; another one by VERSITYGW_VERSION. */
export const version = process.env.VERSITYGW_VERSION ?? 'v1.8.0';
const limitMs = 10 * 60_000;
const cache = join(root, 'node_modules/.cache/versitygw', version);

/** Says in one line why there is nothing to test with. */
const leave = (line) => {
  console.error(line);
  process.exit(1);
};

/**
 * Versity's S3 gateway, compiled with Go the first time: object storage in a folder.
 * @returns its program; ends the process with one plain line where it is not to be had
 */
export function findVersitygw() {
  const bin = process.env.VERSITYGW_BIN ?? join(cache, 'versitygw');
  if (existsSync(bin)) return bin;
  mkdirSync(cache, { recursive: true });
  // outside this repository, so that Go looks for no module of ours
  const go = (...args) =>
    spawnSync('go', args, { cwd: cache, encoding: 'utf8', timeout: limitMs, env: { ...process.env, GOBIN: cache } });
  if (go('version').status !== 0)
    leave('npm run test:s3 needs Go, or VERSITYGW_BIN. Nothing else of the storage does.');
  console.log(`Compiling ${name}@${version} (some minutes)…`);
  const { status, stderr } = go('install', `${name}/cmd/versitygw@${version}`);
  if (status !== 0) leave(`Go could not install it: ${String(stderr).trim().split('\n').at(-1)}`);
  return bin;
}
