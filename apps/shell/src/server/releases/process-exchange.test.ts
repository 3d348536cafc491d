/** @jest-environment node */
import { openBucketStandIn } from '@souk/release/bucket-stand-in';
import { healthPrefix } from '@souk/release/object-keys';
import { openReleaseStore } from '@souk/release/release-store';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seen } from './error-watch';
import { reportText } from './health-report';
import { createProcessExchange } from './process-exchange';
import { log } from '../log';

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
  Object.assign(bucket.faults, { isDown: false, refuses: undefined });
  said = [];
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(log, level).mockImplementation((...line) => void said.push(line.join(' ')));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  jest.restoreAllMocks();
});

const key = 'the-key-between-the-servers-of-one-store';
const seen = (failed: number, broken: string[] = []): Seen => ({
  counts: { 'catalog@2#1': { shown: 1, failed, totalMs: 5 } },
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
    expect(heard?.map(({ counts }) => counts['catalog@2#1']?.failed).sort()).toEqual([2, 4]);
    expect(await openReleaseStore(address()).list(healthPrefix)).toHaveLength(2); // who has nothing to tell writes nothing
    expect([one?.judgedBy(), one?.isHeard(), said]).toEqual(['all servers', true, []]);
  });

  test('twenty that write and read at once hear each other, whatever the order', async () => {
    const all = Array.from({ length: 20 }, (_, n) => server(`server-${n}`));
    await Promise.all(all.map((each, n) => each.swap(seen(n))));
    const heard = await Promise.all(all.map((each, n) => each.swap(seen(n))));
    expect(heard.map((others) => others.length)).toEqual(all.map(() => 19));
  });

  test('what somebody else wrote there, or a server of another store, counts for nothing', async () => {
    const store = openReleaseStore(address());
    const other = server('other', 'the-key-between-the-servers-of-another-store');
    const writeForeign = async (failed: number) => {
      await other.swap(seen(failed, ['catalog@2#1']));
      await store.write('health/forged.json', `${'0'.repeat(64)}\n${JSON.stringify(seen(failed))}`);
      await store.write('health/large.json', 'x'.repeat(100_000 + failed));
    };
    await writeForeign(50);
    await server('known').swap(seen(3));
    const { bytes } = (await store.read('health/known.json')) as { bytes: Buffer };
    await store.write('health/copied.json', bytes); // one visitor would count twice
    said.length = 0;
    const one = server('one');
    expect([await one.swap(nothing), said]).toEqual([[seen(3)], []]); // it may have been left by whoever ran before
    await writeForeign(500);
    said.length = 0;
    for (let n = 0; n < 2; n += 1) expect(await one.swap(nothing)).toEqual([seen(3)]);
    // Which of the three is read first, and named, is chance.
    const isUnsigned =
      /^health\/(copied|forged|other)\.json is not counted: it was not signed with this server's INTERNAL_KEY/;
    const isLarge = /^health\/large\.json is not counted: it is larger than any server writes/;
    expect(said).toHaveLength(2);
    expect(said).toEqual(expect.arrayContaining([isUnsigned, isLarge].map((one) => expect.stringMatching(one))));
  });

  test.each([
    ['no record', '"catalog@2"'],
    ['no JSON', 'catalog'],
    ['without counts', '{"broken":[]}'],
    ['with a list of counts', '{"counts":[],"broken":[]}'],
    ['with one verdict', '{"counts":{},"broken":"catalog@2"}'],
    ['nothing', 'null'],
  ])('what a server of another release wrote, %s, is not counted, and one line says so', async (_what, text) => {
    const store = openReleaseStore(address());
    const one = server('one');
    for (const each of [text, `${text} `]) {
      await store.write('health/newer.json', reportText('health/newer.json', each, key));
      for (let n = 0; n < 2; n += 1) expect(await one.swap(nothing)).toEqual([]);
    }
    expect(said).toEqual([
      'health/newer.json is not counted: a server wrote it whose release of the shell counts otherwise. It counts when all servers run the same release',
    ]);
    expect(one.judgedBy()).toBe('all servers');
  });

  test('of what another server wrote, counts that are no numbers from 0 on are left out, and verdicts that are no text', async () => {
    const store = openReleaseStore(address());
    const counts = [
      '"a@1#1":{"shown":1,"failed":0,"totalMs":2}',
      '"b@1#1":{"shown":-1,"failed":0,"totalMs":2}',
      '"c@1#1":{"shown":1,"failed":"7","totalMs":2}',
      '"d@1#1":{"shown":1,"failed":1e999,"totalMs":2}',
      '"e@1#1":{"shown":1,"failed":1}',
      '"f@1#1":null',
      '"g@1#1":7',
    ];
    const text = `{"counts":{${counts.join()}},"broken":["a@1#1",7,null]}`;
    await store.write('health/odd.json', reportText('health/odd.json', text, key));
    const expected: Seen = { counts: { 'a@1#1': { shown: 1, failed: 0, totalMs: 2 } }, broken: ['a@1#1'] };
    expect(await server('one').swap(nothing)).toEqual([expected]);
  });
});

test('an object of a name that no server has keeps nobody from hearing the others', async () => {
  await createProcessExchange(openReleaseStore(dir), { key, name: 'one' }).swap(seen(1));
  const two = createProcessExchange(openReleaseStore(dir), { key, name: 'two' });
  for (const name of ['.DS_Store.json', 'a b.json']) writeFileSync(join(dir, 'health', name), '{}');
  expect([await two.swap(nothing), two.judgedBy(), said]).toEqual([[seen(1)], 'all servers', []]);
});

test('a server that may read and not write hears the others, is not heard by them, and says that and what to do', async () => {
  const server = (name: string) => createProcessExchange(openReleaseStore(`${bucket.url}/releases`), { key, name });
  const [one, reader] = [server('one'), server('reader')];
  await one.swap(seen(1));
  Object.assign(bucket.faults, { refuses: (method: string) => method === 'PUT' });
  for (let n = 0; n < 2; n += 1) expect(await reader.swap(seen(6))).toEqual([seen(1)]);
  expect([reader.judgedBy(), reader.isHeard()]).toEqual(['all servers', false]);
  expect(said).toEqual([
    "other servers do not count this server's visitors: its report is not written to s3://bucket/releases: PUT health/reader.json: 403 AccessDenied. Let this server write health/ there",
  ]);
  jest.spyOn(performance, 'now').mockImplementation(() => 1e9); // seconds later
  Object.assign(bucket.faults, { refuses: undefined });
  await reader.swap(seen(6));
  expect([reader.isHeard(), said.at(-1)]).toEqual([true, "other servers count this server's visitors again"]);
  expect(await one.swap(seen(1))).toEqual([seen(6)]);
});

test('one report that cannot be read keeps nobody from hearing the others', async () => {
  const server = (name: string) => createProcessExchange(openReleaseStore(`${bucket.url}/releases`), { key, name });
  const two = server('two');
  await server('one').swap(seen(1));
  await two.swap(seen(2));
  const isOfTwo = (method: string, at: string) => method === 'GET' && at.endsWith('/two.json');
  Object.assign(bucket.faults, { refuses: isOfTwo });
  const three = server('three');
  expect([await three.swap(nothing), three.judgedBy()]).toEqual([[seen(1)], 'all servers']);
  await two.swap(seen(20));
  expect([await three.swap(nothing), three.judgedBy()]).toEqual([[seen(1)], 'all servers']);
  expect(said).toEqual([expect.stringMatching(/^health\/two\.json is not counted: it cannot be read, as others can/)]);
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
  expect(two.isHeard()).toBe(false);
  expect(said).toEqual([
    "canaries are judged by this server's own visitors: what others reported to s3://bucket/releases cannot be read: GET list of health/: 403 AccessDenied. Let this server list and read health/ there",
  ]);
  bucket.faults.isDown = false;
  clock.mockImplementation(() => 1e9); // seconds later
  await two.swap(seen(6));
  expect([two.judgedBy(), two.isHeard(), said.slice(1)]).toEqual([
    'all servers',
    true,
    ['canaries are judged by the visitors of all servers again'],
  ]);
  expect(await one.swap(seen(1))).toEqual([seen(6)]);
});

test('a server whose folder can be neither read nor written judges by itself and says so once', async () => {
  writeFileSync(join(dir, 'health'), 'no folder');
  const one = createProcessExchange(openReleaseStore(dir), { key, name: 'one' });
  for (let n = 0; n < 2; n += 1)
    expect([await one.swap(seen(1)), one.judgedBy(), one.isHeard()]).toEqual([[], 'this server', false]);
  expect(said).toEqual([
    expect.stringMatching(/^canaries are judged by this server's own visitors: .*It is tried again/),
  ]);
});

/** Looks of all given servers, as many seconds later as said. */
const later = async (seconds: number, ...servers: ReturnType<typeof createProcessExchange>[]) => {
  const now = performance.now() + seconds * 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const heard = [];
  for (const each of servers) heard.push(await each.swap(seen(2)));
  return heard;
};

test('a server that has written nothing for a minute is forgotten, whatever clock the storage has', async () => {
  const server = (name: string) => createProcessExchange(openReleaseStore(bucket.url), { key, name });
  await server('gone').swap(seen(1));
  Object.assign(bucket.objects.get('health/gone.json') as object, { at: Date.now() + 3_600_000 });
  const [one, two] = [server('one'), server('two')];
  await later(0, one, two);
  for (let n = 0; n < 3; n += 1) expect((await later(20, one, two))[1]).toContainEqual(seen(1));
  expect(await later(20, one, two)).toEqual([[seen(2)], [seen(2)]]);
  expect([...bucket.objects.keys()].sort()).toEqual(['health/one.json', 'health/two.json']);
});

test('an outage of an hour, or a machine that slept, makes nobody forget the others', async () => {
  const server = (name: string) => createProcessExchange(openReleaseStore(bucket.url), { key, name });
  const [one, two] = [server('one'), server('two')];
  await later(0, one, two);
  bucket.faults.isDown = true;
  await later(1_800, one, two);
  bucket.faults.isDown = false;
  expect(await later(1_800, one)).toEqual([[seen(2)]]);
});

test('a report that the servers before left, with another key, is deleted without a word', async () => {
  const store = openReleaseStore(bucket.url);
  await createProcessExchange(store, { key: 'a key that was made anew at the start', name: 'before' }).swap(seen(9));
  const one = createProcessExchange(store, { key, name: 'one' });
  for (let n = 0; n < 5; n += 1) expect(await later(20, one)).toEqual([[]]);
  expect([[...bucket.objects.keys()], said]).toEqual([['health/one.json'], []]);
});

test('processes of one host with one number are told apart', async () => {
  const store = openReleaseStore(dir);
  const [one, two] = [createProcessExchange(store, { key }), createProcessExchange(store, { key })];
  await one.swap(seen(1));
  expect(await two.swap(seen(2))).toEqual([seen(1)]);
});
