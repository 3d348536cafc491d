/** @jest-environment node */
import { QueryClient } from '@souk/query';
import { pageKeys } from './page-keys';

test('a page is purged by the store and by each product in what it shows, once', () => {
  const client = new QueryClient();
  client.setQueryData(['list'], {
    list: [
      { id: 1, uniqueKey: 'A', slug: 'a' },
      { id: 2, uniqueKey: 'B' },
    ],
    total: 2,
  });
  client.setQueryData(['detail'], { productInfo: { id: 1, uniqueKey: 'A' }, merchant: { id: 9, name: 'x' } });
  client.setQueryData(['frame'], null);
  expect(pageKeys(client)).toEqual(['store', 'product-1', 'product-2']);
});
