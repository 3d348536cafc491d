import { cleanLink, cleanMedia, cleanSrcset } from './clean-url';

test.each([
  ['', '/'],
  ['/products/all?x=1#y', '/products/all?x=1#y'],
  ['//shop.test/a', 'https://shop.test/a'],
  ['mailto:ann@souk.test', 'mailto:ann@souk.test'],
  ['https://shop.test/a', 'https://shop.test/a'],
])('[PAGE-07] a link to "%s" leads to %s', (value, href) => expect(cleanLink(value)).toBe(href));

test.each([
  ['a script', 'java\tscript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a name that passes for the host', 'https://souk.test@evil.test/'],
  ['a password', 'https://:secret@evil.test/'],
  ['a backslash', '/a\\b'],
])('[PAGE-07] a link with %s is none', (_what, value) => expect(cleanLink(value)).toBeNull());

test('[PAGE-07] pictures come from this store, from https, or are small and raster', () => {
  expect(['/img/a.webp', 'https://cdn.test/a.png', 'data:image/png;base64,AAAA'].map(cleanMedia)).not.toContain(null);
  expect(['http://cdn.test/a.png', '//cdn.test/a.png', 'data:image/svg+xml;base64,AAAA'].map(cleanMedia)).toEqual([
    null,
    null,
    null,
  ]);
  expect(cleanSrcset('/img/a.webp 320w, javascript:x 640w, /img/b.webp 2x')).toEqual({
    text: '/img/a.webp 320w, /img/b.webp 2x',
    refused: ['javascript:x 640w'],
  });
});
