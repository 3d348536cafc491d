import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf } from '../commands/commands';
import { people } from '../seed/shoppers/people';
import { createFolderStore } from '../storage/folder-store';
import { bytesOf } from '../storage/layered-store';
import { type ObjectKey, type ObjectStore, StorageError } from '../storage/object-store';
import { openStorage } from '../storage/storage';
import { aPng, sendPicture } from '../testing/send-picture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { removeDueObjects } from './upload-files';

const folder = mkdtempSync(join(tmpdir(), 'souk-bucket-'));
/** The bucket of `npm run test:s3`; without one a folder, of which every test of a store has shown that it does the same. */
const realUrl = process.env.TEST_STORAGE_URL;
let isOut = false;
let shop: TestApp;
let bucket: ObjectStore;

/** A bucket that can be out. */
const withOutages = (store: ObjectStore): ObjectStore => {
  const ask = <T>(work: () => Promise<T>) => (isOut ? Promise.reject(new StorageError('out')) : work());
  return {
    put: (key, data) => ask(() => store.put(key, data)),
    get: (key) => ask(() => store.get(key)),
    remove: (key) => ask(() => store.remove(key)),
  };
};

beforeAll(async () => {
  const real = openStorage({ dataDir: folder, storageUrl: realUrl }, () => undefined);
  bucket = withOutages(real.uploads ?? createFolderStore(folder));
  shop = await createTestApp({
    products: 20,
    onDeps: (deps) => {
      const { pictures } = deps.storage;
      deps.storage = { pictures, uploads: bucket, state: () => 'ready', close: real.close };
    },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = async <T extends object>(text: string): Promise<T[]> => {
  const { rows } = await shop.deps.database.query(text);
  return rows as T[]; // the statement says what it selects
};
const nameOf = (url: string) => /([0-9a-f]{32})/.exec(url)?.[1] ?? '';
const send = async (model: string, user = 'ann') => {
  const { data } = await sendPicture(shop, { user, fields: { model } });
  const name = nameOf(data.url);
  const key: ObjectKey = `${model === 'application' ? 'private' : 'public'}/uploads/${name}.webp`;
  return { url: data.url, name, key };
};
const isStored = async (key: ObjectKey) => {
  const found = await bucket.get(key);
  return found !== null && (await bytesOf(found)).length > 0;
};
const removeDue = () => removeDueObjects(bucket, shop.deps.clock.now());

test('a picture lies in the bucket and not in the database, and is shown as ever', async () => {
  const { url, name, key } = await send('review');
  expect(await rowsOf(`select data, object from upload where name = '${name}'`)).toEqual([{ data: null, object: key }]);
  expect(await isStored(key)).toBe(true);
  const shown = await shop.app.inject({ url });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(shown.rawPayload.length),
  });
  expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});

test('an identity document lies apart, for whoever was given its address alone, and nobody keeps it', async () => {
  const { url, key } = await send('application');
  expect(key).toMatch(/^private\//);
  expect(await isStored(key)).toBe(true);
  const shown = await shop.app.inject({ url });
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await shop.app.inject({ url: url.split('?')[0] ?? '' })).statusCode).toBe(404);
});

test('whatever deletes an upload removes its object, also when the bucket was out meanwhile', async () => {
  const [unused, used] = [await send('review'), await send('ticket')];
  await rowsOf(`update upload set used_at = created_at where name = '${used.name}'`);
  await rowsOf(`delete from upload where name = '${unused.name}'`);
  isOut = true;
  await expect(removeDue()).rejects.toThrow('out');
  isOut = false;
  await removeDue();
  expect([await isStored(unused.key), await isStored(used.key)]).toEqual([false, true]);
  expect((await shop.app.inject({ url: unused.url })).statusCode).toBe(404);
  expect(await rowsOf('select 1 from object_removal')).toEqual([]);
});

test('[ACCT-01] whoever deletes their account leaves no picture in the bucket', async () => {
  const { sub, email } = people.second;
  const own = [await send('avatar', sub), await send('application', sub), await send('application')];
  // the last was sent before they signed in, by a code to their e-mail
  await rowsOf(`update upload set user_id = null, email = '${email}' where name = '${own[2]?.name}'`);
  const { data } = await shop.call('userDelete', { user: sub, body: { confirm: email } });
  expect(data).toBe(true);
  await removeDue();
  expect(await Promise.all(own.map(({ key }) => isStored(key)))).toEqual([false, false, false]);
});

test('while the bucket is out an upload says so and leaves nothing; pictures of products are shown', async () => {
  const { url } = await send('review');
  const before = await rowsOf('select name from upload');
  isOut = true;
  const refused = await sendPicture(shop, { user: 'ann' });
  const shown = await shop.app.inject({ url });
  const product = await shop.app.inject({ url: '/img/stool.webp?w=64' });
  isOut = false;
  expect([refused.status, shown.statusCode, product.statusCode]).toEqual([503, 503, 200]);
  expect([Number(shown.headers['retry-after']) > 0, shown.headers['cache-control']]).toEqual([true, 'no-store']);
  expect(await rowsOf('select name from upload')).toHaveLength(before.length);
  expect((await shop.app.inject({ url })).statusCode).toBe(200);
  await rowsOf('delete from object_removal');
});

test('an object whose row was never written is removed an hour later; one that has its row stays', async () => {
  const { key } = await send('review');
  const lost: ObjectKey = 'public/uploads/00000000000000000000000000000000.webp';
  await bucket.put(lost, Buffer.from('x'));
  const due = new Date(shop.deps.clock.now().getTime() + 3_600_000).toISOString();
  await rowsOf(`insert into object_removal values ('${lost}', '${due}'), ('${key}', '${due}')`);
  await removeDue();
  expect(await isStored(lost)).toBe(true);
  await shop.deps.clock.advance(3_600_001);
  await removeDue();
  await shop.deps.clock.advance(-3_600_001);
  expect([await isStored(lost), await isStored(key)]).toEqual([false, true]);
  await rowsOf('delete from object_removal');
});

describe('a store that gets a bucket, or loses it', () => {
  const move = async (where: string) => {
    const lines: string[] = [];
    const asked = commandOf(['storage', where]);
    await asked?.command.run(asked.args, shop.deps, (line) => lines.push(line));
    return lines.join('\n');
  };
  const shownBytes = async (url: string) => (await shop.app.inject({ url })).rawPayload.toString('base64');

  test('moves what it has there and back, and every address shows the same picture', async () => {
    const { url, name } = await send('avatar');
    const first = await shownBytes(url);
    expect(await move('to-database')).toMatch(/^[1-9]\d* uploads were moved$/);
    expect(await rowsOf(`select object from upload where name = '${name}'`)).toEqual([{ object: null }]);
    expect(await shownBytes(url)).toBe(first);
    expect(await move('to-bucket')).toMatch(/^[1-9]\d* uploads were moved$/);
    expect(await rowsOf('select 1 from upload where data is not null')).toEqual([]);
    expect(await shownBytes(url)).toBe(first);
    expect(await move('to-bucket')).toBe('0 uploads were moved');
    expect(await rowsOf('select 1 from object_removal')).toEqual([]);
  });

  test('one that the bucket has lost is named, and keeps no other from being brought back', async () => {
    const [lost, kept] = [await send('avatar'), await send('avatar')];
    // the first that is looked at
    await rowsOf(`update upload set name = '${'0'.repeat(32)}' where name = '${lost.name}'`);
    await bucket.remove(lost.key);
    await expect(move('to-database')).rejects.toThrow(
      /^[1-9]\d* uploads were moved; not in the bucket, and left as they are: public\/uploads\/[^,]+$/,
    );
    expect(await rowsOf(`select object from upload where name = '${kept.name}'`)).toEqual([{ object: null }]);
    await rowsOf(`delete from upload where name = '${'0'.repeat(32)}'`);
    await move('to-bucket');
    await rowsOf('delete from object_removal');
  });
});

test('the same picture twice is two uploads: one that is deleted takes nothing from the other', async () => {
  const file = await aPng(7);
  const [one, other] = [await sendPicture(shop, { user: 'ann', file }), await sendPicture(shop, { user: 'bea', file })];
  await rowsOf(`delete from upload where name = '${nameOf(one.data.url)}'`);
  await removeDue();
  expect((await shop.app.inject({ url: other.data.url })).statusCode).toBe(200);
});
