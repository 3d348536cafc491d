import { aPage, aProductDetail, aStore, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import * as route from './preview.route';

const open = async () => {
  const api = fakeApi({
    products: { detail: async () => aProductDetail(), related: async () => [] },
    reviews: { list: async () => aPage([]) },
    store: { details: async () => aStore() },
    collect: { ids: async () => [] },
  });
  await renderRoute(route, {
    path: '/product/:slug/:uniqueKey/details/preview',
    at: '/product/linen-shirt/LINEN/details/preview',
    api,
  });
  return api;
};

beforeEach(() => localStorage.clear());

test('[ROUTE-09] the preview shows the product as it will look, says so, and stays out of indexes', async () => {
  const api = await open();
  expect(api.inputsOf('products.detail')[0]).toEqual({ slug: 'linen-shirt', uniqueKey: 'LINEN', preview: true });
  expect(screen.getByRole('note')).toHaveTextContent('A preview');
  expect(screen.getByRole('heading', { level: 1, name: 'Linen shirt' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('[ROUTE-09] every variant can be looked at, none can be taken, and nothing remembers the visit', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Select a size' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  expect(localStorage).toHaveLength(0);
});
