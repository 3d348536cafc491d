/** @jest-environment node */
import { pageAddress } from './page-address';

const origin = 'https://shop.test';

test.each([
  ['/', 'https://shop.test/'],
  ['/product/mug?x=1', 'https://shop.test/product/mug?x=1'],
  ['//elsewhere.test/product/mug', 'https://shop.test//elsewhere.test/product/mug'],
  ['/\\elsewhere.test', 'https://shop.test//elsewhere.test'],
  ['http://elsewhere.test/product/mug', 'https://shop.test/'],
  ['*', 'https://shop.test/'],
  [undefined, 'https://shop.test/'],
])('%p is an address of this store', (target, address) => expect(pageAddress(target, origin).href).toBe(address));
