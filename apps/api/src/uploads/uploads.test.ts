import { existsSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import { rows, run } from '../database/tx';
import type { ObjectKey } from '../storage/object-store';
import { createFolderStore } from '../storage/folder-store';
import { giveDesk } from '../testing/desk';
import { aPng, sendDeskPicture, sendPicture } from '../testing/send-picture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { deleteSizesInFolder } from './delete-sizes-in-folder';
import { removeDueObjects } from './upload-files';

let shop: TestApp;
/** What the process does by itself, whatever its role. */
const looks = { 'a minute after its start': [] as (() => void)[], 'each hour': [] as (() => void)[] };
beforeAll(async () => {
  const once = jest.spyOn(globalThis, 'setTimeout');
  const again = jest.spyOn(globalThis, 'setInterval');
  shop = await createTestApp();
  looks['a minute after its start'] = once.mock.calls.flatMap(([look, ms]) => (ms === 60_000 ? [look] : []));
  looks['each hour'] = again.mock.calls.flatMap(([look, ms]) => (ms === 3_600_000 ? [look] : []));
  once.mockRestore();
  again.mockRestore();
  await giveDesk(shop);
});
afterAll(() => shop.close());

/** As large as an upload is kept. */
const aPhoto = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
const nameIn = (url: string) => /([0-9a-f]{32})/.exec(url)?.[1] ?? '';
const sizesOf = (url: string) => rows(sql<{ key: ObjectKey }>`select key from upload_size where name = ${nameIn(url)}`);

describe('[ACCT-06] pictures of shoppers', () => {
  test('the name of a product’s picture ends in its mean colour, for the page; not where it is seen through, nor a shopper’s', async () => {
    const nameOf = async (sent: ReturnType<typeof sendPicture>) => nameIn(((await sent).data as { url: string }).url);
    const colourOf = (name: string) => /^[0-9a-f]{22}c010([0-9a-f]{6})$/.exec(name)?.[1];
    const photo = await aPhoto();
    const colour = colourOf(await nameOf(sendDeskPicture(shop, { user: 'admin', file: photo })));
    const [red = 0, green = 9, blue = 9] = Buffer.from(colour ?? '', 'hex');
    expect([red > 250, green < 5, blue < 5]).toEqual([true, true, true]);
    const glass = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#f008' } })
      .png()
      .toBuffer();
    expect(colourOf(await nameOf(sendDeskPicture(shop, { user: 'admin', file: glass })))).toBeUndefined();
    const review = sendPicture(shop, { user: 'ann', file: photo, type: 'image/jpeg' });
    expect(colourOf(await nameOf(review))).toBeUndefined();
  });

  test('a PNG is drawn anew, named at random and served where nothing of it can run', async () => {
    const sent = await sendPicture(shop, { user: 'ann' });
    expect(sent).toMatchObject({ code: 200, data: { type: 'image/webp', fileName: 'photo.png' } });
    const shown = await shop.app.inject({ url: sent.data.url });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  test('an identity document is for whoever was given its address, for an hour, and nobody keeps it', async () => {
    const sent = await sendPicture(shop, { user: 'ann', fields: { model: 'application' } });
    const { url } = sent.data as { url: string };
    const look = (at: string) => shop.app.inject({ url: at });
    const shown = await look(url);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const [bare = '', query = ''] = url.split('?');
    const otherUpload = `/img/u/${'0'.repeat(32)}.webp?${query}`;
    const later = url.replace(/until=(\d+)/, (_whole, until) => `until=${Number(until) + 1}`);
    for (const at of [bare, `${bare}?until=99999999999999&key=x`, later, `${url}x`, otherUpload]) {
      const refused = await look(at);
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    await shop.deps.clock.advance(3_600_001);
    expect((await look(url)).statusCode).toBe(404);
    await shop.deps.clock.advance(-3_600_001);
  });

  test('nothing of the old file is left: where it was taken, what was written into it', async () => {
    const file = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer();
    const sent = await sendPicture(shop, { user: 'ann', file, type: 'image/jpeg' });
    const shown = await shop.app.inject({ url: sent.data.url });
    expect(file.includes('secret-place')).toBe(true);
    expect(shown.rawPayload.includes('secret-place')).toBe(false);
  });

  test.each<[string, () => Promise<Buffer>, number, string]>([
    ['a page that calls itself a picture', async () => Buffer.from('<script>alert(1)</script>'), 415, 'JPG or PNG'],
    [
      'a picture of another kind',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      415,
      'JPG or PNG',
    ],
    ['half a picture', async () => (await aPng()).subarray(0, 30), 415, 'cannot be opened'],
    ['a file of 6 MB', async () => Buffer.concat([await aPng(), Buffer.alloc(6_000_000)]), 413, '5 MB'],
    ['nothing', async () => Buffer.alloc(0), 400, 'choose a picture'],
  ])('%s is refused with a plain word', async (_what, file, code, words) => {
    const sent = await sendPicture(shop, { user: 'ann', file: await file() });
    expect(sent).toMatchObject({ status: code, code });
    expect(sent.message).toContain(words);
  });

  test('a PNG of 40 megapixels is refused before it is unpacked', async () => {
    const file = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(await sendPicture(shop, { user: 'ann', file })).toMatchObject({ code: 413 });
  });

  test('nobody in particular may send one, nor for no purpose', async () => {
    expect(await sendPicture(shop, {})).toMatchObject({ code: 401 });
    expect(await sendPicture(shop, { user: 'ann', fields: { model: 'program' } })).toMatchObject({ code: 400 });
    expect(await shop.call('uploadImage', { user: 'ann', body: {} })).toMatchObject({ code: 415 });
  });

  test('a form that says not where its parts begin, or breaks off, is refused', async () => {
    const send = (type: string, payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/front/upload/image',
        headers: { 'content-type': type, authorization: 'Bearer user:ann' },
        payload,
      });
    expect((await send('multipart/form-data', 'x')).json()).toMatchObject({ code: 400 });
    const begun = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    expect((await send('multipart/form-data; boundary=b', begun)).json()).toMatchObject({ code: 400 });
  });

  test('a photograph is sent in the width and format that is asked for, and whole without either', async () => {
    const { data } = await sendPicture(shop, { user: 'ann', file: await aPhoto() });
    const shown = async (query: string, accept = 'image/webp,*/*') => {
      const { statusCode, headers, rawPayload } = await shop.app.inject({
        url: data.url + query,
        headers: { accept },
      });
      const { width, format } = await sharp(rawPayload).metadata();
      return { statusCode, headers, width, format };
    };
    expect(await shown('')).toMatchObject({ width: 1600, format: 'webp' });
    const small = await shown('?w=300');
    expect(small).toMatchObject({ statusCode: 200, width: 320, format: 'webp' });
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(small.headers['content-security-policy']).toContain('sandbox');
    expect(await shown('?w=320', 'image/png')).toMatchObject({ width: 320, format: 'jpeg' });
  });

  test('an identity document is sent as it is, whatever size is asked for, and no size of it is stored', async () => {
    const sent = await sendPicture(shop, { user: 'ann', file: await aPhoto(), fields: { model: 'application' } });
    const { url } = sent.data as { url: string };
    const shown = await shop.app.inject({ url: `${url}&w=160` });
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(1600);
    expect((await sizesOf(url)).length).toBe(0);
    expect((await shop.app.inject({ url: `${url.split('?')[0]}?w=160` })).statusCode).toBe(404);
  });

  test('[DESK-09] the first who sees a new product has AVIF: its sizes are made before', async () => {
    const { data } = await sendDeskPicture(shop, { user: 'admin' });
    await shop.deps.jobs.runDue();
    expect((await sizesOf(data.url)).map(({ key }) => key.replace(/.*-/, '')).sort()).toEqual([
      '1280.avif',
      '160.avif',
      '320.avif',
      '480.avif',
      '640.avif',
      '960.avif',
    ]);
    const first = await shop.app.inject({ url: `${data.url}?w=640`, headers: { accept: 'image/avif,image/webp' } });
    expect(first.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('[ACCT-01] what deletes an upload removes its sizes', async () => {
    const { data } = await sendPicture(shop, { user: 'ann', file: await aPhoto() });
    await shop.app.inject({ url: `${data.url}?w=160` });
    const [size] = await sizesOf(data.url);
    expect(await shop.deps.storage.pictures.get(size?.key ?? 'public/none')).not.toBeNull();
    await run(sql`delete from upload where name = ${nameIn(data.url)}`);
    expect((await shop.app.inject({ url: `${data.url}?w=160` })).statusCode).toBe(404);
    await removeDueObjects(shop.deps.storage.pictures, shop.deps.clock.now());
    expect(await shop.deps.storage.pictures.get(size?.key ?? 'public/none')).toBeNull();
  });

  test.each(['a minute after its start', 'each hour'] as const)(
    '[ACCT-01] sizes that another process made go from its own folder, too: %s',
    async (when) => {
      const { url } = (await sendPicture(shop, { user: 'ann', file: await aPhoto(), type: 'image/jpeg' })).data as {
        url: string;
      };
      await shop.app.inject({ url: `${url}?w=320` });
      const [size] = await sizesOf(url);
      const folder = shop.deps.config.dataDir;
      const file = join(folder, 'uploads', basename(size?.key ?? ''));
      const isThere = () => existsSync(file);
      const age = () => utimesSync(file, 0, 0);
      age();
      await deleteSizesInFolder(createFolderStore(folder), shop.deps.clock.now());
      expect(isThere()).toBe(true);
      // the worker, whose folder is another one, has removed what was due
      await run(sql`delete from upload where name = ${nameIn(url)}`);
      await run(sql`delete from object_removal`);
      await shop.deps.jobs.runDue();
      expect(isThere()).toBe(true);
      for (const look of looks[when]) look();
      while (isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  );

  test('an unknown name is 404', async () => {
    for (const name of ['nope.webp', `${'0'.repeat(32)}.webp`, '..%2f..%2fpackage.json']) {
      expect((await shop.app.inject({ url: `/img/u/${name}` })).statusCode).toBe(404);
    }
  });
});
