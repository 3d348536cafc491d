import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellsOf } from './shells.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-shells-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const fileWith = (content) => {
  const file = join(dir, `secret-${content.length}`);
  writeFileSync(file, content);
  return file;
};
const releases = () => join(dir, 'releases');
const key = { RELEASE_PUBLIC_KEY: 'a key' };

test('`npm run shell` reads the release store from the file that RELEASE_STORE_FILE names', async () => {
  const store = join(dir, 'store');
  mkdirSync(store);
  const shells = shellsOf(releases(), { ...key, RELEASE_STORE_FILE: fileWith(`${store}\n`) });
  await expect(shells.update()).rejects.toThrow(`none comes from ${store}`);
});

test('a bucket on the server of STORAGE_URL_FILE is asked there', async () => {
  const storage = fileWith('http://key:secret@127.0.0.1:9/souk');
  const shells = shellsOf(releases(), { ...key, RELEASE_STORE: 's3://releases', STORAGE_URL_FILE: storage });
  await expect(shells.update()).rejects.toThrow('none comes from s3://releases: GET release.json');
});

test('a store that is named twice is refused in one line', () => {
  const env = { RELEASE_STORE: '/srv/releases', RELEASE_STORE_FILE: fileWith('/srv/other') };
  expect(() => shellsOf(releases(), env)).toThrow(/^RELEASE_STORE and RELEASE_STORE_FILE are both set: leave one out$/);
});

test('without a store the shells are there already', async () => {
  const shells = shellsOf(releases(), {});
  await expect(shells.update()).resolves.toBeUndefined();
  await expect(shells.fetch()).resolves.toBeUndefined();
});
