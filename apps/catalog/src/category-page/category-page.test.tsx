import { aCategory, aFacet, aProductCard, aRefusal, aStore, fakeApi, productResults, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
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

test('[ROUTE-06] a category of the first level is a page: who makes what is in it, and a tile for each below it', async () => {
  const makers = ['Brass Lane', 'Steel & Signal', 'Oak Yard', 'Glaze Studio'];
  const values = makers.map((label, at) => ({ value: String(at), label, count: 4 - at, selected: false }));
  await show('/collections/lighting', async () =>
    productResults([aProductCard()], { facets: [aFacet({ key: 'merchant', label: 'Merchant', values })] }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Lighting' })).toBeVisible();
  expect(screen.getByText('Lighting from 4 workshops: Brass Lane, Steel & Signal and 2 more.')).toBeVisible();
  const tiles = within(screen.getByRole('navigation', { name: 'Within Lighting' }));
  expect(tiles.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', '/collections/lamps');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('an unknown category answers 404', async () => {
  const { errorStatus } = await show('/collections/nope', () => Promise.reject(aRefusal('NOT_FOUND')));
  expect(errorStatus()).toBe(404);
});
