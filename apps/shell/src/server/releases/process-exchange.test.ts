/** @jest-environment node */
import { openBucketStandIn } from '@souk/release/bucket-stand-in';
import { openReleaseStore } from '@souk/release/release-store';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seen } from './error-watch';
import { createProcessExchange } from './process-exchange';

/** Of `npm run test:s3`. */
const realUrl = process.env['TEST_STORAGE_URL'];

let bucket: Awaited<ReturnType<typeof openBucketStandIn>>;
let dir: string;
let said: string[];
beforeAll(async () => {
  bucket = await openBucketStandIn();
});
afterAll(() => bucket.close());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-exchange-'));
  bucket.objects.clear();
  bucket.faults.isDown = false;
  said = [];
  for (const level of ['log', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...line) => void said.push(line.join(' ')));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  jest.restoreAllMocks();
});

const key = 'the-key-between-the-servers-of-one-store';
const seen = (failed: number, broken: string[] = []): Seen => ({
  counts: { 'catalog@2': { shown: 1, failed, totalMs: 5 } },
  broken,
});
const nothing: Seen = { counts: {}, broken: [] };

const kinds: [string, () => string][] = [
  ['a folder', () => join(dir, 'store')],
  ['a bucket', () => `${bucket.url}/releases`],
  ...(realUrl ? [['a real bucket', () => `${realUrl}/${dir.split('/').at(-1)}`] as [string, () => string]] : []),
];

describe.each(kinds)('servers that meet in %s', (_kind, address) => {
  const server = (name: string, own = key) => createProcessExchange(openReleaseStore(address()), { key: own, name });

  test('each hears what all the others saw, as it is now, and nothing of its own', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((name) => server(name));
    await one?.swap(seen(1));
    expect(await two?.swap(seen(2))).toEqual([seen(1)]);
    await one?.swap(seen(4));
    const heard = await three?.swap(nothing);
    expect(heard?.map(({ counts }) => counts['catalog@2']?.failed).sort()).toEqual([2, 4]);
    expect(await openReleaseStore(address()).list('health/')).toHaveLength(2); // who has nothing to tell writes nothing
    expect([one?.judgedBy(), said]).toEqual(['all servers', []]);
  });

  test('twenty that write and read at once hear each other, whatever the order', async () => {
    const all = Array.from({ length: 20 }, (_, n) => server(`server-${n}`));
    await Promise.all(all.map((each, n) => each.swap(seen(n))));
    const heard = await Promise.all(all.map((each, n) => each.swap(seen(n))));
    expect(heard.map((others) => others.length)).toEqual(all.map(() => 19));
  });

  test('what somebody else wrote there, or a server of another store, counts for nothing', async () => {
    const store = openReleaseStore(address());
    await server('other', 'the-key-between-the-servers-of-another-store').swap(seen(50, ['catalog@2']));
    await store.write('health/forged.json', `${'0'.repeat(64)}\n${JSON.stringify(seen(50))}`);
    await store.write('health/large.json', 'x'.repeat(100_000));
    await server('known').swap(seen(3));
    const { bytes } = (await store.read('health/known.json')) as { bytes: Buffer };
    await store.write('health/copied.json', bytes); // one visitor would count twice
    said.length = 0;
    expect(await server('one').swap(nothing)).toEqual([seen(3)]);
    expect(said).toEqual([expect.stringMatching(/^health\/\w+\.json was written with another INTERNAL_KEY/)]);
  });

  test('who leaves takes back what they told', async () => {
    const one = server('one');
    await one.swap(seen(1));
    await one.close();
    expect(await server('two').swap(nothing)).toEqual([]);
  });
});

test('while the storage is out a server keeps what it heard, says so once, and is heard again when it is back', async () => {
  const clock = jest.spyOn(performance, 'now');
  const server = (name: string) => createProcessExchange(openReleaseStore(`${bucket.url}/releases`), { key, name });
  const [one, two] = [server('one'), server('two')];
  await one.swap(seen(1));
  await two.swap(seen(2));
  bucket.faults.isDown = true;
  for (let n = 0; n < 3; n += 1) expect(await two.swap(seen(6))).toEqual([seen(1)]);
  expect(two.judgedBy()).toBe('this server');
  const line = `canaries are judged by this server's own visitors, s3://bucket/releases does not take part: PUT health/two.json: 403 AccessDenied`;
  expect(said).toEqual([line]);
  bucket.faults.isDown = false;
  clock.mockImplementation(() => 1e9); // seconds later
  await two.swap(seen(6));
  expect([two.judgedBy(), said.at(-1)]).toEqual([
    'all servers',
    'canaries are judged by the visitors of all servers again',
  ]);
  expect(await one.swap(seen(1))).toEqual([seen(6)]);
});

test('a server whose folder cannot be written judges by itself and says so', async () => {
  writeFileSync(join(dir, 'health'), 'no folder');
  const one = createProcessExchange(openReleaseStore(dir), { key, name: 'one' });
  expect([await one.swap(seen(1)), one.judgedBy(), said.length]).toEqual([[], 'this server', 1]);
});

test('a server that has written nothing for a minute is forgotten, by the storage’s clock alone', async () => {
  const server = (name: string) => createProcessExchange(openReleaseStore(bucket.url), { key, name });
  await server('gone').swap(seen(1));
  const own = bucket.objects.get('health/gone.json') as { at: number };
  own.at -= 90_000;
  jest.spyOn(Date, 'now').mockImplementation(() => 0); // this machine's clock is of no concern
  await server('one').swap(seen(2));
  jest.mocked(Date.now).mockRestore();
  bucket.objects.set('health/one.json', { ...(bucket.objects.get('health/one.json') as object), at: own.at + 90_000 });
  expect(await server('two').swap(nothing)).toEqual([seen(2)]);
  expect([...bucket.objects.keys()]).toEqual(['health/one.json']);
});

test('processes of one host with one number are told apart', async () => {
  const store = openReleaseStore(dir);
  const [one, two] = [createProcessExchange(store, { key }), createProcessExchange(store, { key })];
  await one.swap(seen(1));
  expect(await two.swap(seen(2))).toEqual([seen(1)]);
});
