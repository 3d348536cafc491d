/** @jest-environment node */
import fs from 'node:fs';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import { serveReleased, type FetchMissing } from './released-files';

/** Text that does not pack by itself. */
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => createHash('sha256').update(String(at)).digest('base64')).join('\n');
const earlier = lines(400);
const later = earlier.replace('\n', '\nchanged\n');

let dir: string;
const servers: Server[] = [];
const write = (path: string, text: string) => {
  fs.mkdirSync(dirname(join(dir, path)), { recursive: true });
  fs.writeFileSync(join(dir, path), text);
  fs.writeFileSync(join(dir, `${path}.br`), brotliCompressSync(text));
};
const serve = async (fetchMissing?: FetchMissing) => {
  const server = createServer(serveReleased(dir, fetchMissing));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes`;
};

beforeEach(() => {
  dir = fs.mkdtempSync(join(tmpdir(), 'souk-earlier-'));
  write('catalog/1.0.0-a/client/entry.js', earlier);
  write('catalog/1.0.0-b/client/entry.js', later);
  write('catalog/1.0.0-b/client/other.js', lines(3));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  fs.rmSync(dir, { recursive: true });
});

const digestOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;
const kept = (text: string, version = '1.0.0-a') => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': digestOf(text),
  'dictionary-id': `"${version}"`,
});
const ask = (origin: string, path: string, headers: Record<string, string>) =>
  fetch(origin + path, { headers: { connection: 'close', ...headers } });
const entry = '/catalog/1.0.0-b/client/entry.js';

test('each file says for which later files it may be kept', async () => {
  const answer = await ask(await serve(), entry, {});
  expect(answer.headers.get('use-as-dictionary')).toBe('match="/remotes/catalog/*/client/entry.js", id="1.0.0-b"');
  expect(answer.headers.get('vary')).toBe('accept-encoding, available-dictionary');
});

test('a browser that has an earlier version is sent what is new in it', async () => {
  const answer = await ask(await serve(), entry, kept(earlier));
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'dcz',
    'cache-control': 'private, max-age=31536000, immutable',
    'use-as-dictionary': expect.stringContaining('id="1.0.0-b"') as unknown,
    vary: 'accept-encoding, available-dictionary',
    'access-control-allow-origin': '*',
  });
  expect(bytes.length).toBeLessThan(200);
  expect(bytes.subarray(8, 40)).toEqual(createHash('sha256').update(earlier).digest());
  expect(String(zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(earlier) }))).toBe(later);
});

test('a file that did not change needs no earlier version here', async () => {
  const answer = await ask(await serve(), entry, kept(later, '1.0.0-deleted'));
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(100);
  expect(String(zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(later) }))).toBe(later);
});

test('an earlier version that is not here is fetched from the release store for who comes later; nobody waits for it', async () => {
  fs.renameSync(join(dir, 'catalog/1.0.0-a'), join(dir, 'stored'));
  const asked: string[] = [];
  const arrival = Promise.withResolvers<boolean>();
  const origin = await serve((_req, path) => {
    asked.push(path);
    return arrival.promise;
  });
  const encodingNow = async () => (await ask(origin, entry, kept(earlier))).headers.get('content-encoding');
  expect([await encodingNow(), await encodingNow(), asked]).toEqual(['br', 'br', ['/catalog/1.0.0-a/client/entry.js']]);
  fs.renameSync(join(dir, 'stored'), join(dir, 'catalog/1.0.0-a'));
  arrival.resolve(true);
  expect(await encodingNow()).toBe('dcz');
});

test.each<[string, string, Record<string, string>]>([
  ['has another file than it says', entry, kept('something else')],
  ['names a version that is nowhere', entry, kept(earlier, '1.0.0-gone')],
  ['names no version but a way up', entry, kept(earlier, '../1.0.0-a')],
  ['names nothing', entry, { ...kept(earlier), 'dictionary-id': '' }],
  ['does not take what is packed so', entry, { ...kept(earlier), 'accept-encoding': 'br' }],
  ['would be sent more than by brotli', '/catalog/1.0.0-b/client/other.js', kept(earlier)],
])('a browser that %s is sent the whole file', async (_what, path, headers) => {
  const answer = await ask(await serve(async () => false), path, headers);
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(fs.readFileSync(join(dir, path), 'utf8'));
});

test('a release store that fails takes nothing from the file that is here', async () => {
  const origin = await serve(() => Promise.reject(new Error('not reached')));
  const answer = await ask(origin, entry, kept(earlier, '1.0.0-gone'));
  expect([answer.status, await answer.text()]).toEqual([200, later]);
});

test('a part of a file, and its head, are those of the file', async () => {
  const origin = await serve();
  const part = await ask(origin, entry, { ...kept(earlier), range: 'bytes=0-3' });
  expect([part.status, part.headers.get('content-encoding')]).toEqual([206, 'br']);
  const head = await fetch(origin + entry, { method: 'HEAD', headers: kept(earlier) });
  expect([head.status, head.headers.get('content-encoding')]).toEqual([200, 'br']);
});
