import { addressIn, languageOf, previewOf } from './address-in';

test.each([
  ['/product/stool', 'en', '/product/stool'],
  ['/product/stool', 'fr', '/product/stool?lang=fr'],
  ['/products/all?page=2', 'fr', '/products/all?page=2&lang=fr'],
] as const)('[PP9] %s in %s is %s', (path, language, expected) => {
  expect(addressIn(path, language)).toBe(expected);
});

test.each([
  ['lang=fr', 'fr'],
  ['a=1&lang=en', 'en'],
  ['lang=de', null],
  ['lang=', null],
  ['', null],
])('an address with "%s" asks for %s', (search, expected) => {
  expect(languageOf(new URLSearchParams(search))).toBe(expected);
});

test.each([
  ['?preview=abc&lang=fr', 'abc'],
  ['?lang=fr', undefined],
])('[DESK-25] an address with "%s" asks for the draft %s', (search, expected) => {
  expect(previewOf(search)).toBe(expected);
});
