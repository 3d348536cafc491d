import type { ProductDetail } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { readRange } from './films.plugin';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const get = (url: string, headers: Record<string, string> = {}) => store.app.inject({ url, headers });

test('[PP1] a product of the demo store has a film that is there', async () => {
  const asked = { params: { uniqueKey: '-', slug: 'steel-kettle' } };
  const { data } = await store.call<ProductDetail>('productDetail', asked);
  const film = await get(data.productInfo.showcaseVideo ?? '');
  expect(film.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
  expect(film.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3'); // what every WebM begins with
});

test('[PP1] a player that jumps gets the part that it asks for', async () => {
  const whole = (await get('/img/films/teapot.webm')).rawPayload;
  const part = await get('/img/films/teapot.webm', { range: 'bytes=100-199' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
  expect(part.rawPayload.equals(whole.subarray(100, 200))).toBe(true);
});

test.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=50-5000', { from: 50, to: 99 }],
  ['bytes=100-', null],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['lines=1-2', null],
])('%s of a hundred bytes', (asked, expected) => expect(readRange(asked, 100)).toEqual(expected));

test.each(['nothing.webm', '..%2Fproducts%2Fteapot.webp', 'teapot.mp4', `${'x'.repeat(90)}.webm`])(
  'no film: %s',
  async (name) => {
    expect((await get(`/img/films/${name}`)).statusCode).toBe(404);
  },
);

test('a part beyond the end is refused', async () => {
  expect((await get('/img/films/teapot.webm', { range: 'bytes=99999999-' })).statusCode).toBe(416);
});
