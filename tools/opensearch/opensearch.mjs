import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../run/install.mjs';
import { freePort } from '../run/port.mjs';
import { opensearchJars } from './distribution.mjs';

const startLimitMs = 2 * 60_000;

const untilUp = async (url, child) => {
  const end = Date.now() + startLimitMs;
  while (Date.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`OpenSearch ended with ${child.exitCode}: see test-results/opensearch.log`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await wait(200);
  }
  throw new Error('OpenSearch did not start in time: see test-results/opensearch.log');
};

/**
 * Starts an OpenSearch server of its own: two free ports, an empty folder, of its modules the network alone.
 * @param {{ memory?: string, kept?: string }} options memory of its heap, as Java writes it; a folder that stays
 */
export const startOpenSearch = async ({ memory = '1g', kept } = {}) => {
  const jars = opensearchJars();
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'souk-opensearch-'));
  mkdirSync(join(folder, 'config'), { recursive: true });
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const log = openSync(join(root, 'test-results/opensearch.log'), 'a');
  const [port, transport] = [await freePort(), await freePort()];
  const words = [
    `-Xms${memory}`,
    `-Xmx${memory}`,
    '-cp',
    join(jars, '*'),
    join(import.meta.dirname, 'SearchNode.java'),
  ];
  const child = spawn('java', [...words, folder, String(port), String(transport)], { stdio: ['ignore', log, log] });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  await untilUp(url, child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, pid: child.pid, stop };
};
