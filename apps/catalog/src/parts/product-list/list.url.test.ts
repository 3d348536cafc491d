import { hrefOfPage, readFilter, readPage } from './list.url';

const read = (text: string) => readFilter(new URLSearchParams(text));

test('[ROUTE-04] cid, l and title are read as the specification names them', () => {
  expect(read('cid=31&l=2&title=mug')).toEqual({ cid: 31, l: 2, title: 'mug' });
});

test('[ROUTE-04] a NUL in an address makes no bad request', () => {
  expect(read('title=lin%00en&attr=Color:B%00lue')).toEqual({ title: 'linen' });
});

test('[PL1] everything that narrows a list is in its address', () => {
  const text =
    'sort=priceAsc&minPrice=10&maxPrice=20.5&merchant=3&merchant=4&rating=4&freeShipping=true&inStock=true&attr=Color:Blue&attr=Size:M';
  expect(read(text)).toEqual({
    sort: 'priceAsc',
    minPrice: 10,
    maxPrice: 20.5,
    merchant: [3, 4],
    rating: 4,
    freeShipping: true,
    inStock: true,
    attr: ['Color:Blue', 'Size:M'],
  });
});

test.each([
  ['cid=abc&l=9&sort=rm+-rf&minPrice=-1&maxPrice=1e99&merchant=x&rating=99&attr=nonsense&inStock=maybe'],
  ['title=%20%20'],
  ['limit=1000000'],
])('what makes no sense in an address is left out: %s', (text) => {
  expect(read(text)).toEqual({});
});

test('words of any length, script or sign are taken as words, cut at 200 characters', () => {
  expect(read(`title=${'a'.repeat(10_000)}`).title).toHaveLength(200);
  expect(read(`title=${encodeURIComponent('100% "مرحبا" 🫖')}`).title).toBe('100% "مرحبا" 🫖');
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=-1', 1],
  ['page=0', 1],
  ['page=1.5', 1],
  ['page=abc', 1],
  ['page=99999999', 1],
])('the page of "%s" is %d', (text, page) => expect(readPage(new URLSearchParams(text))).toBe(page));

test('[PL7] another page of a list keeps its filters, and page 1 says nothing', () => {
  const search = new URLSearchParams('sort=newest&page=2&utm_source=mail');
  expect(hrefOfPage('/products/all', search, 3)).toBe('/products/all?sort=newest&page=3&utm_source=mail');
  expect(hrefOfPage('/products/all', search, 1)).toBe('/products/all?sort=newest&utm_source=mail');
});
