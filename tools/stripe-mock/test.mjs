import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';
import { freePort } from '../run/port.mjs';
import { stripeDescription, stripeMock } from './binary.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) process.exitCode = await test();

/** Waits for its own word that it listens; ends with it when it ends before. */
function listening(mock) {
  return new Promise((resolve, reject) => {
    mock.stdout.on('data', (text) => String(text).includes('Listening') && resolve());
    mock.once('exit', (code) => reject(new Error(`stripe-mock ended with ${code}`)));
    setTimeout(() => reject(new Error('stripe-mock did not listen within 30 s')), 30_000).unref();
  });
}

/** `npm run test:stripe-mock`: every call of the api to Stripe, and the sandbox's answers, against Stripe's own description. */
async function test() {
  const [bin, spec] = [stripeMock.find(), stripeDescription()];
  const port = await freePort();
  const mock = spawn(bin, ['-http-addr', `127.0.0.1:${port}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await listening(mock);
    const { info } = JSON.parse(readFileSync(spec, 'utf8'));
    console.log(`stripe-mock ${stripeMock.version} describes Stripe's version ${info.version}`);
    const args = ['-c', 'jest.config.mjs', 'apps/api/src/payments/stripe-mock.test.ts'];
    const env = { ...process.env, STRIPE_MOCK_URL: `http://127.0.0.1:${port}`, STRIPE_OPENAPI: spec };
    return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
  } finally {
    mock.kill();
  }
}
