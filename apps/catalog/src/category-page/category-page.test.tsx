import { ApiError } from '@souk/api-client';
import { aCategory, aProductCard, aStore, fakeApi, productResults, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import type { ProductResults } from '@souk/contract';
import * as route from './category.route';

const leaf = aCategory({ id: 3, name: 'Desk lamps', slug: 'desk-lamps', level: 3 });
const lamps = aCategory({ id: 2, name: 'Lamps', slug: 'lamps', level: 2, childList: [leaf] });
const tree = [aCategory({ id: 1, name: 'Lighting', slug: 'lighting', level: 1, childList: [lamps] })];

const show = (at: string, collection: () => Promise<ProductResults>) =>
  renderRoute(route, {
    path: '/collections/:slug',
    at,
    api: fakeApi({
      products: { collection },
      categories: { tree: async () => tree },
      store: { details: async () => aStore() },
    }),
  });

test.each([
  ['/collections/lamps', 'Lamps', ['Lighting']],
  ['/collections/desk-lamps', 'Desk lamps', ['Lighting', 'Lamps']],
])('[ROUTE-06] %s shows its products and the way to it', async (at, name, above) => {
  await show(at, async () => productResults([aProductCard()]));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  for (const step of above) expect(screen.getByRole('link', { name: step })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Linen shirt' })).toBeVisible();
});

test('[ROUTE-06] a category of level 2 leads on to those within it', async () => {
  await show('/collections/lamps', async () => productResults([aProductCard()]));
  expect(await screen.findByRole('link', { name: 'Desk lamps' })).toHaveAttribute('href', '/collections/desk-lamps');
});

test('an unknown category answers 404', async () => {
  const { errorStatus } = await show('/collections/nope', () => Promise.reject(new ApiError(404)));
  expect(errorStatus()).toBe(404);
});
