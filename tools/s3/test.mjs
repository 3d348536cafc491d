import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';
import { freePort } from '../run/port.mjs';
import { versitygw } from './binary.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) process.exitCode = await test();

function isUp(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** `npm run test:s3`: the storage of uploads and pictures against a server of object storage, started for it on this machine. */
async function test() {
  const bin = versitygw.find();
  const folder = mkdtempSync(join(tmpdir(), 'souk-s3-'));
  // A folder of the gateway's own is a bucket.
  for (const part of ['data/souk', 'meta']) mkdirSync(join(folder, part), { recursive: true });
  const port = await freePort();
  const keys = ['--access', 'souk', '--secret', 'souk-secret/with+signs', '--port', `127.0.0.1:${port}`, '--quiet'];
  const words = [...keys, 'posix', '--sidecar', join(folder, 'meta'), join(folder, 'data')];
  const gateway = spawn(bin, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    for (let tries = 0; tries < 200 && !(await isUp(port)); tries += 1) await wait(50);
    console.log(`versitygw ${versitygw.version} on port ${port}`);
    const args = ['-c', 'jest.config.mjs', 'apps/api/src/storage', 'apps/api/src/uploads'];
    const url = `http://souk:${encodeURIComponent('souk-secret/with+signs')}@127.0.0.1:${port}/souk`;
    const env = { ...process.env, TEST_STORAGE_URL: url };
    return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
  } finally {
    gateway.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
