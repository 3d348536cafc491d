import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { goProgram } from './go-program.mjs';
import { freePort } from './port.mjs';

/** Versity's S3 gateway: object storage in a folder. */
export const versitygw = goProgram({
  name: 'versitygw',
  module: 'github.com/versity/versitygw',
  folder: '/cmd/versitygw',
  version: 'v1.8.0',
  variable: 'VERSITYGW',
});

const isUp = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const user = 'souk';
const secret = 'souk-secret/with+signs';

/**
 * Starts a server of object storage of its own: a free port, an empty bucket.
 * @param {string} bin the gateway's program
 */
export const startObjectStorage = async (bin) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-s3-'));
  // A folder of the gateway's own is a bucket.
  for (const part of ['data/souk', 'meta']) mkdirSync(join(folder, part), { recursive: true });
  const port = await freePort();
  const keys = ['--access', user, '--secret', secret, '--port', `127.0.0.1:${port}`, '--quiet'];
  const words = [...keys, 'posix', '--sidecar', join(folder, 'meta'), join(folder, 'data')];
  const launch = async () => {
    const child = spawn(bin, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 200 && !(await isUp(port)); tries += 1) await wait(50);
    return child;
  };
  let server = await launch();
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    port,
    url: `http://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}/souk`,
    /** Ends it in the middle of what it does. What it stored stays. */
    kill,
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
