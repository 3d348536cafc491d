import type { Input, ProductCard, ProductResults } from '@souk/contract';
import { aFacet, aProductCard, aRefusal, aStore, fakeApi, productResults, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listQuery } from './list.queries';
import { ListScreen } from './list-screen';

type Asked = Input<'productList'>;

const cards = (from: number, count: number): ProductCard[] =>
  Array.from({ length: count }, (_, at) =>
    aProductCard({ id: from + at, slug: `mug-${from + at}`, storeName: `Mug ${from + at}` }),
  );

const facets = [
  aFacet({
    values: [
      { value: 'Blue', label: 'Blue', count: 4, selected: false },
      { value: 'White', label: 'White', count: 0, selected: false },
    ],
  }),
];

const twoPages = async ({ page = 1 }: Asked = {}): Promise<ProductResults> =>
  productResults(cards((Number(page) - 1) * 3 + 1, 3), { pageNum: Number(page), pages: 2, total: 6, limit: 3, facets });

const show = (list: (input?: Asked) => Promise<ProductResults>, at = '/products/all', locale: 'en' | 'fr' = 'en') => {
  const api = fakeApi({ products: { list }, store: { details: async () => aStore() } });
  return renderRoute(
    {
      Component: () => <ListScreen source="all" title="Mugs" />,
      loader: async ({ queryClient, url }) =>
        queryClient.ensureInfiniteQueryData(listQuery(api, 'all', url.searchParams)),
    },
    { path: '/products/all', at, api, locale },
  ).then((page) => ({ ...page, api }));
};

test('[PL5] the number of results is told', async () => {
  await show(twoPages);
  expect(screen.getByRole('status')).toHaveTextContent('6 products');
});

test('[PL5] the number of results is told on the sheet of filters, which hides the list from screen readers', async () => {
  const list = async (asked?: Asked) => productResults(cards(1, 3), { total: asked?.attr ? 4 : 6, facets });
  await show(list);
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('status')).toHaveTextContent('6 products');
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Blue/ }));
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('4 products'));
});

test.each([
  ['en', '1 of 1 product'],
  ['fr', '1 produit sur 1'],
] as const)('[PL5] a list of one product counts it in %s', async (locale, text) => {
  await show(async () => productResults(cards(1, 1), { total: 1 }), '/products/all', locale);
  expect(screen.getByText(text)).toBeVisible();
});

test('[PL7] Load more appends in place, focuses the first new card, and is a link for crawlers', async () => {
  const { address } = await show(twoPages);
  const more = screen.getByRole('link', { name: 'Load more' });
  expect(more).toHaveAttribute('href', '/products/all?page=2');
  await userEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  expect(screen.getByRole('link', { name: 'Mug 4' })).toHaveFocus();
  expect(address()).toBe('/products/all');
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

test('[ROUTE-03] a next page that does not come is said beside the way to it, which asks again', async () => {
  let isDown = true;
  await show((asked) => (isDown && asked?.page === 2 ? Promise.reject(aRefusal('SERVER_ERROR')) : twoPages(asked)));
  const more = screen.getByRole('link', { name: 'Load more' });
  await userEvent.click(more);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('could not be loaded');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  isDown = false;
  await userEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  expect(told).not.toBeInTheDocument();
});

test('a product that moved from one page to the next is shown once', async () => {
  await show(async ({ page = 1 } = {}) =>
    productResults(Number(page) === 1 ? cards(1, 3) : cards(3, 3), { pageNum: Number(page), pages: 2, total: 6 }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

describe('[ROUTE-03] how much of a list is shown', () => {
  const manyPages = async ({ page = 1 }: Asked = {}) =>
    productResults(cards((Number(page) - 1) * 20 + 1, page === 30 ? 19 : 20), {
      pageNum: Number(page),
      pages: 30,
      total: 599,
      limit: 20,
    });

  test('from its first page on', async () => {
    await show(manyPages);
    expect(screen.getByText('20 of 599 products')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Earlier products' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByText('40 of 599 products')).toBeVisible();
  });

  test('on the last page: its place in the whole list, and the way to the page before, which needs no script', async () => {
    await show(manyPages, '/products/all?sort=priceAsc&page=30');
    expect(screen.getByText('581–599 of 599 products')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
    const earlier = screen.getByRole('link', { name: 'Earlier products' });
    expect(earlier).toHaveAttribute('href', '/products/all?sort=priceAsc&page=29');
    await userEvent.click(earlier);
    expect(await screen.findByText('561–580 of 599 products')).toBeVisible();
  });

  test('on a page in the middle, and after what was loaded behind it', async () => {
    await show(manyPages, '/products/all?page=2');
    expect(screen.getByRole('link', { name: 'Earlier products' })).toHaveAttribute('href', '/products/all');
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByText('21–60 of 599 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/products/all?page=4');
  });
});

test('[PL1] [PL2] a filter is one step of the history, ticks at once, and shows as a chip with a way out', async () => {
  const { address } = await show(twoPages, '/products/all?page=2');
  const blue = screen.getByRole('checkbox', { name: /Blue/, hidden: true });
  await userEvent.click(blue);
  expect(blue).toBeChecked();
  await waitFor(() => expect(address()).toBe('/products/all?attr=Color%3ABlue'));
  const chips = await screen.findByRole('list', { name: 'Chosen filters' });
  expect(within(chips).getByRole('link', { name: 'Remove filter Blue' })).toHaveAttribute('href', '/products/all');
  await userEvent.click(within(chips).getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/products/all'));
});

test('[PL10] while another list is on its way the old one stays, marked as changing', async () => {
  let answer: (results: ProductResults) => void = () => {};
  await show(async (asked) => (asked?.attr ? new Promise((resolve) => (answer = resolve)) : twoPages(asked)));
  await userEvent.click(screen.getByRole('checkbox', { name: /Blue/, hidden: true }));
  await waitFor(() => expect(screen.getByText('Mug 1').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await act(async () => answer(productResults(cards(7, 1), { facets })));
  expect(await screen.findByRole('article', { name: 'Mug 7' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test.each([
  ['a price that is typed', 'To', 'attr=Color%3ABlue&maxPrice=20'],
  ['an order that is chosen', 'Sort by', 'attr=Color%3ABlue&sort=newest'],
  ['a chip that is taken away', 'Remove filter From $9.00', 'attr=Color%3ABlue'],
])('[PL1] %s keeps the filter whose list is on its way', async (_, control, expected) => {
  const price = aFacet({ key: 'price', label: 'Price', values: [], min: 8, max: 240 });
  let asked = 0;
  const list = async ({ attr }: Asked = {}) => {
    if (attr && (asked += 1) === 1) await new Promise(() => {});
    return productResults(cards(1, 3), { facets: [...facets, price] });
  };
  const { address } = await show(list, '/products/all?minPrice=9');
  await userEvent.click(screen.getByRole('checkbox', { name: /Blue/, hidden: true }));
  await waitFor(() => expect(screen.getByText('Mug 1').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
  const field = screen.getByLabelText(control);
  if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, 'Newest');
  else if (field instanceof HTMLInputElement) await userEvent.type(field, '20{Enter}');
  else await userEvent.click(field);
  const kept = field instanceof HTMLAnchorElement ? '' : 'minPrice=9&';
  await waitFor(() => expect(address()).toBe(`/products/all?${kept}${expected}`));
});

test('[PL3] a value that would find nothing is shown but cannot be chosen', async () => {
  await show(twoPages);
  expect(screen.getByRole('checkbox', { name: /White \(0\)/, hidden: true })).toBeDisabled();
});

test('[PL8] the order is in the address, and asks the server', async () => {
  const { address, api } = await show(twoPages);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
  await waitFor(() => expect(address()).toBe('/products/all?sort=priceAsc'));
  expect(api.inputsOf('products.list').at(-1)).toMatchObject({ sort: 'priceAsc', page: 1, limit: 20 });
});

test('a filter that no product has was left out, and that is said', async () => {
  await show(async () => productResults(cards(1, 1), { ignored: [{ key: 'attr:Color', value: 'Plaid' }] }));
  expect(screen.getByText('Not available here: Plaid')).toBeVisible();
});

test('[ROUTE-03] a page beyond the end leads back to the first', async () => {
  await show(async () => productResults([], { pageNum: 99, pages: 2, total: 6 }), '/products/all?page=99');
  expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/products/all');
});

test('nothing fits all filters: the way out is offered', async () => {
  await show(async () => productResults([], { facets }), '/products/all?attr=Color:Blue&rating=5');
  expect(screen.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
});

test('[PL3] a question of yes or no is a switch, not a menu with one box', async () => {
  const values = [{ value: 'true', label: 'Free shipping', count: 3, selected: false }];
  const free = aFacet({ key: 'freeShipping', label: 'Free shipping', values });
  const { address } = await show(async () => productResults(cards(1, 3), { facets: [free] }));
  const toggle = screen.getByRole('checkbox', { name: 'Free shipping (3)', hidden: true });
  expect(toggle.closest('details')).toBeNull();
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
  await waitFor(() => expect(address()).toBe('/products/all?freeShipping=true'));
});

test.each([
  ['12,50', '12.5'],
  ['$20', '20'],
  ['1,200', '1200'],
  ['1 200,50 €', '1200.5'],
  ['1.200,50', '1200.5'],
  ['Fr. 20', '20'],
  ['Fr.1.20', '1.2'],
  ['0.500', '0.5'],
  ['.5', '0.5'],
  ['about ten', null],
])('[PL4] a price is read as people write it: %s', async (typed, max) => {
  const price = aFacet({ key: 'price', label: 'Price', values: [], min: 8, max: 2400 });
  const { address } = await show(async () => productResults(cards(1, 3), { facets: [price] }));
  await userEvent.type(screen.getByLabelText('To'), `${typed}{Enter}`);
  const wanted = max === null ? '/products/all' : `/products/all?maxPrice=${max}`;
  await waitFor(() => expect(address()).toBe(wanted));
});

test('[PL3] prices name their currency and how far they reach; an empty field looks empty', async () => {
  const price = aFacet({ key: 'price', label: 'Price', values: [], min: 8, max: 240 });
  await show(async () => productResults(cards(1, 3), { facets: [price] }));
  expect(screen.getByText('Prices here: $8.00 to $240.00')).toBeInTheDocument();
  const from = screen.getByRole('textbox', { name: /^From/, hidden: true });
  expect(from).not.toHaveAttribute('placeholder');
  expect(screen.getAllByText('$')).toHaveLength(2);
});

test('[PL8] a list that nobody searched is not ordered by relevance', async () => {
  await show(twoPages);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Best selling');
  expect(within(order).queryByRole('option', { name: 'Relevance' })).not.toBeInTheDocument();
});
