import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucketStandIn } from './bucket-stand-in.fixture.mjs';
import { refuseWithoutConditionalReads, refuseWithoutConditionalWrites } from './probe.mjs';
import { openReleaseStore } from './release-store.mjs';
import { releaseStoreSuite } from './release-store.suite.mjs';

let bucket;
let folder;
beforeAll(async () => {
  bucket = await openBucketStandIn();
  folder = mkdtempSync(join(tmpdir(), 'souk-release-store-'));
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => Object.assign(bucket.faults, { isDown: false, ignoresConditions: false, afterPut: undefined }));

/** Of `npm run test:s3`. */
const realUrl = process.env.TEST_STORAGE_URL;
const kinds = [
  ['a folder', () => openReleaseStore(folder)],
  ['a bucket', () => openReleaseStore(`${bucket.url}/releases`)],
  ...(realUrl ? [['a real bucket', () => openReleaseStore('s3://souk/releases', realUrl)]] : []),
];

describe.each(kinds)('a release store in %s', (_kind, open) => {
  releaseStoreSuite(open);

  test('it honours conditions: both probes pass and leave nothing behind', async () => {
    const store = open();
    await store.write('release.json', '{}');
    await refuseWithoutConditionalWrites(store);
    await refuseWithoutConditionalReads(store);
    expect(await store.list('probe/')).toEqual([]);
  });
});

test('what lies there under another name than the store gives is not listed: nobody could read it', async () => {
  const names = ['a b.json', '.DS_Store', 'ü.json', 'a&amp;b.json'];
  mkdirSync(join(folder, 'foreign'));
  for (const name of [...names, 'own.json']) {
    writeFileSync(join(folder, 'foreign', name), '{}');
    bucket.objects.set(`releases/foreign/${name}`, { bytes: Buffer.from('{}'), at: Date.now() });
  }
  for (const address of [folder, `${bucket.url}/releases`])
    expect((await openReleaseStore(address).list('foreign/')).map(({ key }) => key)).toEqual(['foreign/own.json']);
});

test('s3://bucket/prefix is a bucket of the server that the pictures lie on, with its key and region', async () => {
  const store = openReleaseStore('s3://bucket/shop/releases', `${bucket.url}?region=eu-west-3`);
  await store.write('release.json', '{}');
  const { key, headers } = bucket.requests.at(-1);
  expect([store.name, key]).toEqual(['s3://bucket/shop/releases', 'shop/releases/release.json']);
  expect(headers.authorization).toMatch(/Credential=key\/\d{8}\/eu-west-3\/s3\//);
});

test.each([
  ['s3://bucket', undefined, 'also needs STORAGE_URL'],
  ['s3://bucket', 'https://k:s@pictures.s3.example', 'has its bucket in the name of the host'],
  ['https://s3.example/bucket', undefined, 'needs a key and a secret'],
  ['ftp://host/releases', undefined, 'must be a folder, s3://bucket/prefix or'],
  [__filename, undefined, 'is no folder'],
])('RELEASE_STORE=%s with STORAGE_URL %s is refused in one line', (text, storageUrl, why) => {
  expect(() => openReleaseStore(text, storageUrl)).toThrow(why);
});

test('a conditional write whose answer was lost is told as done when it is sent again', async () => {
  const store = openReleaseStore(bucket.url);
  const tag = await store.replace('lost.json', 'before', null);
  // The first request is done by another hand: ours, whose answer never came.
  bucket.objects.set('lost.json', { bytes: Buffer.from('after'), at: Date.now() });
  expect(await store.replace('lost.json', 'after', tag)).toEqual(expect.any(String));
});

test('storage that ignores conditions is refused in one line, by publishers and by servers', async () => {
  const store = openReleaseStore(bucket.url);
  await store.write('release.json', '{}');
  bucket.faults.ignoresConditions = true;
  await expect(refuseWithoutConditionalWrites(store)).rejects.toThrow(/^s3:\/\/bucket ignores If-None-Match: .*$/);
  await expect(refuseWithoutConditionalReads(store)).rejects.toThrow(/^s3:\/\/bucket ignores If-None-Match: .*$/);
  expect(await store.list('probe/')).toEqual([]);
});

test('an outage names the object and the reason, in a folder too', async () => {
  bucket.faults.isDown = true;
  await expect(openReleaseStore(bucket.url).read('release.json')).rejects.toThrow('GET release.json: 403 AccessDenied');
  writeFileSync(join(folder, 'blocked'), '');
  await expect(openReleaseStore(folder).write('blocked/release.json', 'x')).rejects.toThrow(/EEXIST|ENOTDIR/);
});
