/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { codingOf, packedPage } from './packed-page';

const page = () => ({ html: '<p>Crème brûlée, $9.50</p>'.repeat(40) });

test('a page is packed once for all who read the same coding, and says the same in each', async () => {
  const one = page();
  const packed = await Promise.all([
    packedPage(one, 'br'),
    packedPage(one, 'br'),
    packedPage(one, 'gzip'),
    packedPage(one, 'identity'),
  ]);
  expect(packed[1]).toBe(packed[0]);
  expect([brotliDecompressSync(packed[0]!).toString(), gunzipSync(packed[2]!).toString()]).toEqual([
    one.html,
    one.html,
  ]);
});

test('another rendering has bytes of its own', async () => {
  expect(await packedPage(page(), 'br')).not.toBe(await packedPage(page(), 'br'));
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a browser that says "%s" reads %s', (accepts, coding) => {
  expect(codingOf({ headers: accepts === undefined ? {} : { 'accept-encoding': accepts } })).toBe(coding);
});
