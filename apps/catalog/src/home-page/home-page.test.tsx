import { aHome, aPage, aProductCard, aStore, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { HomeIndex } from '@souk/contract';
import * as route from './home.route';

const show = (home: Partial<HomeIndex> = {}) =>
  renderRoute(route, {
    path: '/',
    api: fakeApi({
      home: { index: async () => aHome(home) },
      store: { details: async () => aStore() },
      products: { byIds: async () => aPage([aProductCard({ id: 5, storeName: 'Seen before' })]) },
    }),
  });

afterEach(() => localStorage.clear());

test('[ROUTE-01] home shows banner, categories, best sellers and merchants', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Linen season' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/collections/shirts');
  expect(screen.getByRole('link', { name: 'Clothing' })).toHaveAttribute('href', '/collections/clothing');
  expect(screen.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All merchants' })).toHaveAttribute('href', '/merchant/merchant_street');
  expect(screen.getByRole('link', { name: 'How returns work' })).toHaveAttribute('href', '/service/refund_policy');
  const merchant = screen.getByRole('region', { name: 'Linen House' });
  expect(within(merchant).getByRole('link', { name: 'Visit the shop' })).toHaveAttribute(
    'href',
    '/merchant/merchant/home?id=3',
  );
});

test('a running flash sale counts down; one that is over is gone', async () => {
  const products = [aProductCard()];
  const { unmount } = await show({ flashSale: { endsAt: new Date(Date.now() + 3_600_000).toISOString(), products } });
  const timer = await screen.findByRole('timer', { name: 'Time until the flash sale ends' });
  expect(timer).toBeVisible();
  const before = timer.textContent;
  await waitFor(() => expect(timer.textContent).not.toBe(before));
  unmount();
  await show({ flashSale: { endsAt: '2020-01-01T00:00:00.000Z', products } });
  await screen.findByRole('heading', { name: 'Best sellers' });
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
});

test('what was looked at before is shown again, from this browser alone', async () => {
  localStorage.setItem('souk.recentlyViewed', '[5]');
  await show();
  expect(await screen.findByRole('article', { name: 'Seen before' })).toBeVisible();
});

test('a broken memory of what was looked at shows nothing and breaks nothing', async () => {
  localStorage.setItem('souk.recentlyViewed', '{nonsense');
  await show();
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
});

test('without banners, sale and merchants the page still stands', async () => {
  await show({ banners: [], flashSale: null, merchants: [], categories: [] });
  expect(screen.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
});

test('a store without goods says so, and shows no heading with nothing below it', async () => {
  await show({ banners: [], flashSale: null, merchants: [], categories: [], bestSellers: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing is on sale yet' })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
