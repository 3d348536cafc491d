import sharp from 'sharp';
import { aPng, sendPicture } from '../testing/send-picture';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('[ACCT-06] pictures of shoppers', () => {
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

  test('an unknown name is 404', async () => {
    for (const name of ['nope.webp', `${'0'.repeat(32)}.webp`, '..%2f..%2fpackage.json']) {
      expect((await shop.app.inject({ url: `/img/u/${name}` })).statusCode).toBe(404);
    }
  });
});
