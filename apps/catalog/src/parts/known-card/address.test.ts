import { readAddress } from './address';

test.each([
  ['[ROUTE-07] listed on the store', { slug: 'linen-shirt' }, { slug: 'linen-shirt', uniqueKey: '-' }],
  ['[ROUTE-08] not listed', { slug: 'vase', uniqueKey: 'KEY' }, { slug: 'vase', uniqueKey: 'KEY' }],
  ['[ROUTE-08] by key alone', { uniqueKey: 'KEY' }, { slug: '-', uniqueKey: 'KEY' }],
  ['[ROUTE-10] neither slug nor key', {}, { slug: '-', uniqueKey: '-' }],
])('%s', (_name, params, address) => expect(readAddress(params)).toEqual(address));
