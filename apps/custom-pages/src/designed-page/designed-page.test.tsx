import { aDesignedPage, aPage, aRefusal, aStore, fakeApi, productResults } from '@souk/testing';
import { testQueryClient } from '@souk/testing/fakes';
import { screen, waitFor } from '@testing-library/react';
import { leavePage, showPage } from '../testing/live-page';
import * as designed from './designed.route';

afterEach(leavePage);

describe('[ROUTE-11] /{slug}', () => {
  test('is the page that the owner designed there, with its title and what it says to who shares it', async () => {
    const view = aDesignedPage('<h1>Evening light</h1>', { description: 'Lamps', image: '/img/lamp.webp' });
    const details = async () => aStore({ domainUrl: 'souk.test' });
    const { api } = await showPage('', { pages: { view: async () => view }, store: { details } });
    expect(screen.getByRole('heading', { name: 'Evening light' })).toBeVisible();
    expect(api.inputsOf('pages.view')).toEqual([{ path: '/evening-light' }]);
    await waitFor(() => expect(document.title).toBe('Evening light · Souk'));
    const at = 'https://souk.test/evening-light';
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', at);
    expect(document.querySelector('link[hreflang="fr"]')).toHaveAttribute('href', `${at}?lang=fr`);
    const shared = [...document.querySelectorAll('meta[property]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]);
    expect(Object.fromEntries(shared)).toMatchObject({
      'og:title': 'Evening light',
      'og:description': 'Lamps',
      'og:url': at,
      'og:image': 'https://souk.test/img/lamp.webp',
    });
  });

  test('an unknown one is 404', async () => {
    const page = await showPage('', {
      pages: { view: () => Promise.reject(aRefusal('NOT_FOUND', { message: 'No data found' })) },
    });
    expect(page.errorStatus()).toBe(404);
  });

  test('a preview says so and is kept from search engines', async () => {
    const view = aDesignedPage('<h1>Draft</h1>', { isPreview: true });
    const { api } = await showPage('', { pages: { view: async () => view } }, { at: '/evening-light?preview=abc' });
    expect(screen.getByRole('note')).toHaveTextContent('Preview: only people with this address can see it.');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[hreflang]')).toBeNull();
    expect(api.inputsOf('pages.view')).toEqual([{ path: '/evening-light', preview: 'abc' }]);
  });
});

test('[PAGE-02] lists and reviews are read before the page is sent', async () => {
  const { api } = await showPage(
    `<h1>All</h1><div data-souk="product-list" data-all></div><div data-souk="reviews" data-product="3"></div>`,
    { products: { list: async () => productResults([]) }, reviews: { list: async () => aPage([]) } },
  );
  expect(screen.getByRole('heading', { name: 'All' })).toBeVisible();
  expect(api.made.filter(({ name }) => /products|reviews/.test(name))).toHaveLength(2);
});

test('[PAGE-02] [PAGE-06] what fails before the page is sent leaves the page, and the browser asks for it as if nothing had been', async () => {
  const queryClient = testQueryClient();
  const html = `<div data-souk="product-list" data-all></div><div data-souk="reviews" data-product="3"></div>`;
  const away = () => Promise.reject(aRefusal('SERVER_ERROR'));
  const api = fakeApi({
    pages: { view: async () => aDesignedPage(html) },
    products: { list: away },
    reviews: { list: away },
  });
  const url = new URL('https://souk.test/evening-light');
  await designed.loader({
    url,
    params: { slug: 'evening-light' },
    api,
    queryClient,
    signal: new AbortController().signal,
    locale: 'en',
    cartUuid: null,
  });
  expect(api.made.map(({ name }) => name)).toEqual(['pages.view', 'products.list', 'reviews.list']);
  const left = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.status);
  expect(left).toEqual(['success']);
});
