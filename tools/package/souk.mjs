#!/usr/bin/env node
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a packaged store, from any folder: `node souk.mjs`, or a command of the api's program: `node souk.mjs migrate`.
 * ROLE=web serves visitors, ROLE=worker does what is queued, ROLE=all (default) both. `node souk.mjs --version` says which package it is.
 */
const here = import.meta.dirname;
const api = join(here, 'api/dist/server/server.cjs');
const { version } = JSON.parse(readFileSync(join(here, 'releases/shell.json'), 'utf8'));
const shell = join(here, 'releases/shell', version, 'server/server.cjs');
const graceMs = 10_000;

/**
 * The releases that came with the package. With a release store this pod has a copy of its own, which begins with their builds: less to
 * fetch, and the shell's own files. Their document stays behind: the store counts from one of its own, and an older set beside newer pods
 * would be a surprise.
 */
const packaged = join(here, 'releases');
const releaseDir = () => {
  if (process.env.RELEASE_DIR) return process.env.RELEASE_DIR;
  if (!process.env.RELEASE_STORE && !process.env.RELEASE_STORE_FILE) return packaged;
  const copy = join(process.env.DATA_DIR || join(here, 'data'), 'releases');
  const document = join(packaged, 'release.json');
  cpSync(packaged, copy, { recursive: true, force: false, filter: (file) => file !== document });
  return copy;
};

const env = {
  ...process.env,
  NODE_ENV: 'production',
  INTERNAL_KEY: process.env.INTERNAL_KEY || (process.env.INTERNAL_KEY_FILE ? '' : randomBytes(32).toString('hex')),
};

const start = (file, more = {}, args = []) =>
  new Promise((resolve) => {
    const child = fork(file, args, { env: { ...env, ...more }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('message', ({ port }) => resolve({ child, port }));
    child.once('exit', (code) => void end(code ?? 1));
    running.unshift(child);
  });

const stop = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    // Nobody asks the api any more: it need not go on answering for as long again.
    if (child === running.at(-1) && child.connected) child.send({ shellEnded: true }, () => undefined);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), graceMs + Number(env.DRAIN_MS || 0)).unref();
  });

/** The newest first: the shell server ends before the api that it asks. */
const running = [];
let isEnding = false;
const end = async (code) => {
  if (isEnding) return;
  isEnding = true;
  for (const child of running) await stop(child);
  process.exit(code);
};

const words = process.argv.slice(2);
const [command] = words;
const asksForHelp = words.some((word) => word === '--help' || word === '-h');
if (command === '--version') {
  console.log(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).version);
} else if (command && (!command.startsWith('-') || asksForHelp)) {
  const child = spawn(process.execPath, [api, ...words], { env, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
} else {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end(0));
  const { port } = await start(api, { API_PORT: env.API_PORT || '0' }, words);
  if (env.ROLE !== 'worker') await start(shell, { RELEASE_DIR: releaseDir(), API_ORIGIN: `http://127.0.0.1:${port}` });
}
