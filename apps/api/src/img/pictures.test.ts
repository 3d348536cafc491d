import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const get = (name: string, accept = 'image/webp,*/*') => store.app.inject({ url: `/img/${name}`, headers: { accept } });

describe('pictures', () => {
  test('are resized to an allowed width and kept for ever', async () => {
    const response = await get('ceramic-mug-blue.webp?w=300');
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(response.rawPayload).metadata()).width).toBe(320);
    expect((await get('ceramic-mug-blue.webp?w=300')).rawPayload.equals(response.rawPayload)).toBe(true);
  });

  test('AVIF is sent once it is made; until then WebP that is soon asked for again', async () => {
    const first = await get('teapot.webp?w=64&f=avif');
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
    let later = first;
    while (later.headers['content-type'] === 'image/webp') {
      await setImmediate();
      later = await get('teapot.webp?w=64&f=avif');
    }
    expect(later.headers['content-type']).toBe('image/avif');
  });

  test('banners and merchants have theirs', async () => {
    for (const name of ['hero-1.webp', 'merchant-brass-range.webp'])
      expect((await get(`${name}?w=64`)).statusCode).toBe(200);
  });

  test('an old browser gets JPEG', async () => {
    expect((await get('stool.webp?w=64', 'image/png')).headers['content-type']).toBe('image/jpeg');
  });

  test.each(['nothing.webp', '..%2f..%2fpackage.json', 'stool.svg', 'stool~m.webp', '%00.webp', 'STOOL.webp'])(
    '%s is 404 in the envelope',
    async (name) => {
      const response = await get(name);
      expect(response.json()).toMatchObject({ code: 404 });
    },
  );

  test.each(['w=-1', 'w=abc', 'w=1e9', 'w=64&f=exe'])('%s still answers with a picture', async (query) => {
    expect((await get(`stool.webp?${query}`)).statusCode).toBe(200);
  });
});
