import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isTaken } from './port.mjs';

const fixture = join(__dirname, 'orphan.fixture.mjs');
const env = { ...process.env, SOUK_NODE: '', npm_config_update_notifier: 'false' };
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-orphan-'));
  const scripts = { start: `node ${JSON.stringify(fixture)}` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'orphan', scripts }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts it, and tells which port it took once it serves. */
const startedBy = async (command, args) => {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of child.stdout) {
    const told = /\{"port".*\}/.exec(String(line))?.[0];
    if (told) return { child, ...JSON.parse(told) };
  }
  throw new Error(`${command} ended before it served`);
};

const killed = async (child) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Resolves when the port is free; the test's own deadline is the limit. */
const untilFree = async (port) => {
  while (await isTaken(port)) await wait(20);
};

test.each([
  ['the first process of a command', 'node', [fixture]],
  // Only where the system tells who started whom.
  ...(existsSync('/proc/self/comm') ? [['npm', 'npm', ['start']]] : []),
])('%s killed: what it started ends, and its port is free', async (_who, command, args) => {
  const { child, port } = await startedBy(command, args);
  expect(await isTaken(port)).toBe(true);
  await killed(child);
  await untilFree(port);
});
