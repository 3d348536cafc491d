/** @jest-environment node */
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { serveReleased } from './released-files';
import { log } from './log';

let dir: string;
let server: Server;
let origin: string;
const client = () => join(dir, 'catalog/1.0.0-a/client');

beforeAll(async () => {
  dir = fs.mkdtempSync(join(tmpdir(), 'souk-files-'));
  fs.mkdirSync(client(), { recursive: true });
  fs.mkdirSync(join(dir, 'catalog/1.0.0-a/server'));
  fs.writeFileSync(join(dir, 'catalog/1.0.0-a/server/server.cjs'), 'secret');
  fs.writeFileSync(join(client(), 'entry.js'), 'plain');
  fs.writeFileSync(join(client(), 'entry.js.br'), brotliCompressSync('packed'));
  fs.writeFileSync(join(client(), 'only.js'), 'only');
  server = createServer(serveReleased(dir));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(dir, { recursive: true });
});
let lines: unknown[][];
beforeEach(() => {
  lines = [];
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(log, level).mockImplementation((...line) => void lines.push(line));
});
afterEach(() => jest.restoreAllMocks());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const entry = '/catalog/1.0.0-a/client/entry.js';

test.each([entry, `/~2${entry}`, `${entry}?again=1`])('%s never changes and says what it is', async (path) => {
  const answer = await ask(path, { 'accept-encoding': 'br' });
  expect(await answer.text()).toBe('packed');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding, available-dictionary',
  });
});

test('a file goes plain where it is not packed, or the browser takes it so', async () => {
  expect(await (await ask(entry, { 'accept-encoding': 'identity' })).text()).toBe('plain');
  const answer = await ask('/catalog/1.0.0-a/client/only.js', { 'accept-encoding': 'gzip, br' });
  expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual(['only', null]);
});

test('a file that is gone answers 404, is logged, and the server goes on', async () => {
  const path = '/catalog/1.0.0-a/client/gone.js';
  fs.writeFileSync(join(client(), 'gone.js'), 'here');
  expect((await ask(path)).status).toBe(200);
  fs.rmSync(join(client(), 'gone.js'));
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
    404,
    'no-store',
    null,
  ]);
  expect(lines).toEqual([[`file not there: ${path}`]]);
  expect((await ask(entry)).status).toBe(200);
});

test('a build is noted as used before a file of it is read, where old builds are deleted', async () => {
  const folder = join(dir, 'catalog/1.0.0-a');
  const { createReadStream } = fs;
  const usedAt: number[] = [];
  jest.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    usedAt.push(fs.statSync(folder).mtimeMs);
    return createReadStream(...args);
  });
  const copy = createServer(serveReleased(dir, async () => false));
  await new Promise<void>((resolve) => copy.listen(0, '127.0.0.1', resolve));
  const begun = Date.now();
  fs.utimesSync(folder, new Date(0), new Date(0));
  expect((await ask(entry)).status).toBe(200); // nobody deletes there
  const { port } = copy.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/remotes${entry}`, { headers: { connection: 'close' } });
  expect(reply.status).toBe(200);
  await new Promise((resolve) => copy.close(resolve));
  expect(usedAt[0]).toBe(0);
  expect(usedAt[1]).toBeGreaterThan(begun - 1_000);
});

const failing = (before: string, code: string) => () => {
  const stream = new Readable({ read: () => undefined });
  if (before) stream.push(before);
  setImmediate(() => stream.destroy(Object.assign(new Error(`${code}: disk`), { code })));
  return stream as fs.ReadStream;
};

test.each([
  ['is gone between two looks', 'ENOENT', 404],
  ['is not given by the disk', 'EIO', 500],
])('a file that %s ends nothing', async (_what, code, status) => {
  jest.spyOn(fs, 'createReadStream').mockImplementation(failing('', code));
  const answer = await ask(entry);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  jest.restoreAllMocks();
  expect((await ask(entry)).status).toBe(200);
});

test('a disk that fails in the middle of a file cuts the answer off and ends nothing', async () => {
  jest.spyOn(fs, 'createReadStream').mockImplementation(failing('pl', 'EIO'));
  await expect(ask(entry, { 'accept-encoding': 'identity' }).then((answer) => answer.text())).rejects.toThrow();
  jest.restoreAllMocks();
  expect((await ask(entry)).status).toBe(200);
});

test.each([
  '/catalog/1.0.0-a/server/server.cjs',
  '/catalog/1.0.0-a/client/../server/server.cjs',
  '/catalog/1.0.0-a/client/%2e%2e/server/server.cjs',
  '/catalog/1.0.0-a/client/..%2fserver%2fserver.cjs',
  '/catalog/1.0.0-a/client/%00',
  '/catalog/1.0.0-a/client/%',
  '/catalog/1.0.0-a/client/',
  '/catalog/1.0.0-a/client',
  '/catalog',
  '',
])('"%s" is nobody’s business', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toContain('secret');
});
