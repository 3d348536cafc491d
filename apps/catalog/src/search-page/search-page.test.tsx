import { connectSink, type TrackedEvent } from '@souk/analytics';
import { aCategory, aProductCard, aStore, fakeApi, productResults, renderRoute, type FakeAnswers } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './search.route';

const path = '/products/product_search';
const show = async (at: string, products: NonNullable<FakeAnswers['search']>['products']) => {
  const api = fakeApi({
    search: { ...(products ? { products } : {}), keywords: async () => [{ id: 1, title: 'linen' }] },
    products: { top: async () => productResults([aProductCard({ storeName: 'Best seller' })]) },
    categories: { tree: async () => [aCategory({ id: 9, name: 'Kitchen' })] },
    store: { details: async () => aStore() },
  });
  return { ...(await renderRoute(route, { path, at: `${path}${at}`, api })), api };
};

test('[ROUTE-04] words, category and level go to the server; the words stay in the field', async () => {
  const { api } = await show('?title=mug&cid=9&l=1', async () => productResults([aProductCard()]));
  expect(api.inputsOf('search.products')).toEqual([{ title: 'mug', cid: 9, l: 1, page: 1, limit: 20 }]);
  expect(screen.getByRole('searchbox', { name: 'Search words' })).toHaveValue('mug');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “mug”');
});

test('[ROUTE-04] who types on while results are on their way keeps words and focus', async () => {
  let arrive = () => {};
  const { address } = await show('?title=mug', async ({ title } = {}) => {
    if (title === 'linen') await new Promise<void>((resolve) => (arrive = resolve));
    return productResults([aProductCard()]);
  });
  const field = screen.getByRole('searchbox', { name: 'Search words' });
  await userEvent.clear(field);
  await userEvent.type(field, 'linen{Enter}');
  await userEvent.type(field, ' shirt');
  arrive();
  await waitFor(() => expect(address()).toBe(`${path}?title=linen`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “linen”' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search words' })).toHaveValue('linen shirt');
  expect(screen.getByRole('searchbox', { name: 'Search words' })).toHaveFocus();
});

test('[S2] a mended word is told', async () => {
  await show('?title=kettel', async () => productResults([aProductCard()], { corrected: 'kettle' }));
  expect(screen.getByText(/Showing results for “kettle”/)).toBeVisible();
});

test('[S4] when no product has all the words, that is said instead', async () => {
  const answer = { corrected: 'kettle zebra', hasSomeWords: true };
  await show('?title=kettel+zebra', async () => productResults([aProductCard()], answer));
  expect(screen.getByText('No product matches all of “kettle zebra”. These match part of it.')).toBeVisible();
  expect(screen.queryByText(/Showing results for/)).not.toBeInTheDocument();
});

test('[S2] nothing is said of results where there are none', async () => {
  await show('?title=kettel', async () => productResults([], { corrected: 'kettle' }));
  expect(screen.queryByText(/Showing results for/)).not.toBeInTheDocument();
});

test('[S4] without a hit there are words, categories, best sellers and a person to ask', async () => {
  await show('?title=zzz', async () => productResults([]));
  expect(await screen.findByRole('link', { name: 'linen' })).toHaveAttribute('href', `${path}?title=linen`);
  expect(await screen.findByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/collections/clothing');
  expect(await screen.findByRole('article', { name: 'Best seller' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Ask us/ })).toHaveAttribute('href', '/company/contact_us');
});

test('[S4] that nothing was found is said once, with what to do about the words', async () => {
  await show('?title=zzz', async () => productResults([]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing found for “zzz”' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Check the spelling');
  expect(screen.queryByText(/No products|Nothing found here/)).not.toBeInTheDocument();
});

test('[ROUTE-04] [S4] where only a filter leaves nothing, the words are not said to find nothing: the filter can go', async () => {
  await show('?title=mug&maxPrice=1', async () => productResults([]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “mug”' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Clear all' }))
    expect(link).toHaveAttribute('href', `${path}?title=mug`);
  expect(screen.queryByText(/Nothing found for|Check the spelling/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'linen' })).not.toBeInTheDocument();
});

test.each(['?title=zzz&page=2', '?title=zzz&minPrice=&maxPrice='])('[S4] %s is filtered by nothing', async (at) => {
  await show(at, async () => productResults([]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing found for “zzz”' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'linen' })).toBeVisible();
});

test('[S5] other words are searched from the page', async () => {
  const { address } = await show('?title=mug', async () => productResults([aProductCard()]));
  const field = screen.getByRole('searchbox', { name: 'Search words' });
  await userEvent.clear(field);
  await userEvent.type(field, '100% "lin" 🫖{Enter}');
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('title')).toBe('100% "lin" 🫖'));
});

test('a category without words is named by its name', async () => {
  await show('?cid=9&l=1', async () => productResults([aProductCard()]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
});

test('[STORE-03] a search is told with its words, once', async () => {
  const events: TrackedEvent[] = [];
  const stop = connectSink((event) => events.push(event));
  events.length = 0;
  await show('?title=mug', async () => productResults([aProductCard()]));
  expect(events.filter(({ name }) => name === 'search')).toEqual([{ name: 'search', search_term: 'mug' }]);
  stop();
});
