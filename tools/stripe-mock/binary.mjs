import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/install.mjs';

const name = 'github.com/stripe/stripe-mock';
/** The version that the suite was last seen to pass with; another one by STRIPE_MOCK_VERSION. */
export const version = process.env.STRIPE_MOCK_VERSION ?? 'v0.203.0';
const limitMs = 10 * 60_000;
const cache = join(root, 'node_modules/.cache/stripe-mock', version);

// outside this repository, so that Go looks for no module of ours
const go = (args, env = {}) =>
  spawnSync('go', args, { cwd: cache, encoding: 'utf8', timeout: limitMs, env: { ...process.env, ...env } });

/** Says in one line why there is nothing to test with. */
const leave = (line) => {
  console.error(line);
  process.exit(1);
};

/**
 * Stripe's own stand-in, compiled with Go the first time, and the description of Stripe's API that lies in its source.
 * @returns {{ bin: string, spec: string }} ends the process with one plain line where neither is to be had.
 */
export function findStripeMock() {
  const bin = process.env.STRIPE_MOCK_BIN ?? join(cache, 'stripe-mock');
  const spec = process.env.STRIPE_OPENAPI;
  if (existsSync(bin) && spec) return { bin, spec };
  mkdirSync(cache, { recursive: true });
  if (go(['version']).status !== 0) {
    leave('stripe-mock needs Go, or STRIPE_MOCK_BIN and STRIPE_OPENAPI. Nothing else in this project does.');
  }
  if (!existsSync(bin)) {
    console.log(`Compiling ${name}@${version} (about a minute)…`);
    const { status, stderr } = go(['install', `${name}@${version}`], { GOBIN: cache });
    if (status !== 0) leave(`Go could not install it: ${String(stderr).trim().split('\n').at(-1)}`);
  }
  const { stdout } = go(['mod', 'download', '-json', `${name}@${version}`]);
  return { bin, spec: spec ?? join(JSON.parse(stdout).Dir, 'embedded/openapi/spec3.json') };
}
