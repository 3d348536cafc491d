import { fakeApi } from './fake-api';
import { aProductDetail } from './builders/products';

test('answers what the test says and remembers what was asked', async () => {
  const api = fakeApi({ products: { detail: async () => aProductDetail() } });
  const detail = await api.products.detail({ uniqueKey: '-', slug: 'linen-shirt' });
  expect(detail.productInfo.storeName).toBe('Linen shirt');
  expect(api.inputsOf('products.detail')).toEqual([{ uniqueKey: '-', slug: 'linen-shirt' }]);
});

test('a call that nobody expected fails by its name', async () => {
  await expect(fakeApi().cart.count()).rejects.toThrow('cart.count');
});

test('an answer outside the contract fails', async () => {
  const api = fakeApi({ cart: { count: async () => ({ count: 'three' }) as never } });
  await expect(api.cart.count()).rejects.toThrow('outside its contract');
});
