import { panelsStore, type Session, sessionStore, failedSignInCheck, toastsStore } from '@souk/state';
import {
  aPage,
  aProductCard,
  aProductDetail,
  aRefusal,
  aReply,
  aStore,
  type FakeAnswers,
  fakeApi,
  productResults,
  renderRoute,
} from '@souk/testing';
import { testQueryClient } from '@souk/testing/fakes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from '@souk/contract';
import type { RouteModule } from '@souk/mfe';
import * as route from './product.route';

const apiFor = (product: ProductDetail | Promise<ProductDetail>, more: FakeAnswers = {}) =>
  fakeApi({
    products: {
      detail: async () => product,
      related: async ({ kind }) =>
        kind === 'together'
          ? [aProductCard({ id: 13, slug: 'belt', storeName: 'Belt' })]
          : [aProductCard({ id: 12, slug: 'cushion', storeName: 'Cushion' })],
      notify: async () => 'We will write to you',
    },
    reviews: {
      list: async ({ type }) => aPage([aReply({ comment: type === 3 ? 'Too wide.' : 'Soft and well cut.' })]),
    },
    store: { details: async () => aStore() },
    collect: { ids: async () => [11], cancelProduct: async () => true },
    ...more,
  });

const open = (
  product: ProductDetail = aProductDetail(),
  at = '/product/linen-shirt',
  user?: object,
  more?: FakeAnswers,
) => renderRoute(route, { path: '/product/:slug', at, api: apiFor(product, more), ...(user ? { user } : {}) });

const simple = (stock: number) =>
  aProductDetail({
    productAttr: [],
    productValue: { '': { id: 7, price: 24, priceComparedTo: null, stock, image: null } },
  });

afterEach(() => sessionStorage.clear());

test('[ROUTE-07] [PP4] the product stands there with name, price, delivery, returns and seller', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Linen shirt' })).toBeVisible();
  expect(screen.getAllByText('$48.00')[0]).toBeVisible();
  expect(screen.getByText(/^Arrives \w{3}, /)).toBeVisible();
  expect(screen.getByText('Shipping $4.90, free from $60.00.')).toBeVisible();
  expect(screen.getByText('Return it within 30 days.')).toBeVisible();
  expect(screen.getByText('Sold and shipped by Linen House')).toBeVisible();
  expect(document.title).toBe('Linen shirt');
});

test('related products are asked for beside the product: they do not wait for its id', async () => {
  const asked: unknown[] = [];
  const api = fakeApi({
    products: {
      detail: () => new Promise<ProductDetail>(() => {}),
      related: async ({ productId, kind }) => (asked.push([kind, productId]), []),
    },
  });
  const given = { params: { slug: 'linen-shirt' }, api, queryClient: testQueryClient() };
  void route.loader(given as unknown as Parameters<typeof route.loader>[0]); // as much as this loader reads
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    ['together', 'slug:linen-shirt'],
    ['similar', 'slug:linen-shirt'],
  ]);
});

test('coming from a list, name and price stand at once, before the product’s data is there', async () => {
  let answer: (product: ProductDetail) => void = () => {};
  const api = apiFor(new Promise<ProductDetail>((resolve) => (answer = resolve)));
  const seen = aProductCard({ slug: 'linen-shirt', storeName: 'Linen shirt, as listed' });
  const fromList: RouteModule = {
    ...route,
    async loader(args) {
      args.queryClient.setQueryData(['products', 'all'], { pages: [productResults([seen])], pageParams: [1] });
      return route.loader(args);
    },
  };
  await renderRoute(fromList, { path: '/product/:slug', at: '/product/linen-shirt', api });
  expect(screen.getByRole('heading', { level: 1, name: 'Linen shirt, as listed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  await act(async () => answer(aProductDetail()));
  expect((await screen.findAllByRole('button', { name: 'Select a size' }))[0]).toBeVisible();
});

test('an unknown product answers 404', async () => {
  const { errorStatus } = await renderRoute(route, {
    path: '/product/:slug',
    at: '/product/nope',
    api: apiFor(Promise.reject(aRefusal('NOT_FOUND', { message: 'No data found' }))),
  });
  expect(errorStatus()).toBe(404);
});

test('[QUICK-04] each attribute is a radio group; colours show the product in that colour', async () => {
  await open();
  const colour = screen.getByRole('radiogroup', { name: 'Color' });
  expect(
    within(colour)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['White', 'Blue']);
  expect(colour.querySelectorAll('img')).toHaveLength(2);
  expect(screen.getByRole('radiogroup', { name: 'Size' }).querySelectorAll('img')).toHaveLength(0);
});

test('[lesson 11] [PP2] the chosen variant is in the URL; what else the address carries stays; canonical is bare', async () => {
  const { address } = await open(aProductDetail(), '/product/linen-shirt?utm_source=mail');
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  await waitFor(() => expect(address()).toBe('/product/linen-shirt?utm_source=mail&color=blue'));
  await userEvent.click(screen.getByRole('radio', { name: 'S' }));
  await waitFor(() => expect(address()).toBe('/product/linen-shirt?utm_source=mail&color=blue&size=s'));
  expect(await screen.findByText('Only 10 left')).toBeVisible();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', '/product/linen-shirt');
  expect(
    [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['en', '/product/linen-shirt'],
    ['fr', '/product/linen-shirt?lang=fr'],
    ['x-default', '/product/linen-shirt'],
  ]);
});

test('[PP2] an address with a choice opens with it; values that no variant has are ignored', async () => {
  await open(aProductDetail(), '/product/linen-shirt?Color=Blue&Size=M&Shape=Round');
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
  expect(screen.getByText('Only 1 left')).toBeVisible();
});

test('[PP2] an English link opened in French chooses the same variant', async () => {
  const productAttr = [
    { attrName: 'Couleur', attrValues: 'Blanc,Bleu', attrKey: 'color', attrValueKeys: 'white,blue' },
    { attrName: 'Taille', attrValues: 'S,M', attrKey: 'size', attrValueKeys: 's,m' },
  ];
  const small = aProductDetail().productValue['White,S']!;
  const productValue = { 'Blanc,S': small, 'Bleu,S': small, 'Bleu,M': small };
  await open(aProductDetail({ productAttr, productValue }), '/product/linen-shirt?color=blue&size=m');
  expect(screen.getByRole('radio', { name: 'Bleu' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
});

test('[QUICK-04] no size is chosen for the shopper: the button says what is missing, and pressing it leads there', async () => {
  const save = jest.fn(async () => ({ lines: [], count: 1 }));
  const { address } = await open(aProductDetail(), undefined, undefined, { cart: { save } });
  expect(within(screen.getByRole('radiogroup', { name: 'Color' })).getByRole('radio', { name: 'White' })).toBeChecked();
  const size = screen.getByRole('radiogroup', { name: 'Size' });
  expect(size).toBeRequired();
  expect(within(size).queryByRole('radio', { checked: true })).toBeNull();
  const buy = screen.getAllByRole('button', { name: 'Select a size' })[0]!;
  await userEvent.click(buy);
  expect(within(size).getByRole('radio', { name: 'S' })).toHaveFocus();
  expect(size).toHaveAccessibleDescription('Select a size');
  await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect([save.mock.calls, address()]).toEqual([[], '/product/linen-shirt']);
  await userEvent.click(within(size).getByRole('radio', { name: 'L' }));
  expect(screen.queryByRole('button', { name: 'Select a size' })).toBeNull();
  expect(size).not.toBeInvalid();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
});

test('[QUICK-03] while a size is missing the price is the lowest that is left', async () => {
  const large = { ...aProductDetail().productValue['White,L']!, price: 60 };
  const { productValue } = aProductDetail();
  await open(aProductDetail({ productValue: { ...productValue, 'White,L': large } }));
  expect(screen.getByText('from')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'L' }));
  expect(screen.queryByText('from')).toBeNull();
  expect(screen.getAllByText('$60.00')[0]).toBeVisible();
});

test.each([
  ['what the address chooses', '?color=blue&size=m'],
  ['the colour of a combination that does not exist', '?color=blue&size=l'],
  ['a colour alone', '?color=blue'],
])('[PP2] the first picture is that of %s', async (_what, query) => {
  await open(aProductDetail(), `/product/linen-shirt${query}`);
  const [first] = screen.getAllByRole('img', { name: /^Linen shirt, picture 1 of/ });
  expect(first).toHaveAttribute('src', expect.stringContaining('linen-shirt-blue'));
});

test('[PP8] what is sold out promises no delivery', async () => {
  await open(simple(0));
  expect(screen.queryByText(/^Arrives/)).toBeNull();
  expect(screen.getByText('Return it within 30 days.')).toBeVisible();
});

test('[PP3] a combination that does not exist is told before the click, and leaves only a disabled Sold out', async () => {
  await open(aProductDetail(), '/product/linen-shirt?Color=Blue&Size=S');
  const large = screen.getByRole('radio', { name: 'L' });
  expect(large).toHaveAccessibleDescription('Not available with your other choices');
  await userEvent.click(large);
  expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
});

test.each([
  [20, 'In stock'],
  [15, 'In stock'],
  [14, 'Only 14 left'],
  [0, 'Sold out'],
])('[QUICK-06] with %d in stock it says "%s"', async (stock, words) => {
  await open(simple(stock));
  expect(screen.getAllByText(words)[0]).toBeVisible();
});

test('[QUICK-05] the quantity stays between 1 and stock, and what is no number becomes 1', async () => {
  await open(simple(3));
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  expect(screen.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '9{Tab}');
  expect(quantity).toHaveValue(3);
  expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(quantity);
  await userEvent.tab();
  expect(quantity).toHaveValue(1);
});

test('[CARD-05] a live discount is taken off, with badge and old price', async () => {
  const discountExpiry = new Date(Date.now() + 86_400_000).toISOString();
  await open(aProductDetail({ productInfo: { discount: 25, discountExpiry } }));
  expect(screen.getAllByText('$36.00')[0]).toBeVisible();
  expect(screen.getByText('-25%')).toBeVisible();
});

test('[PP8] sold out: a page, a price, and word when it is back', async () => {
  await open(simple(0));
  expect(screen.getAllByText('$24.00')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Let me know' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter email');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ann@souk.test{Enter}');
  expect(await screen.findByText('We will write to you')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Cushion' })).toBeVisible();
});

test('what completes it stands apart from what is like it', async () => {
  await open();
  const row = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);
  expect((await row('Goes well with it')).getByRole('article', { name: 'Belt' })).toBeVisible();
  expect((await row('You may also like')).getByRole('article', { name: 'Cushion' })).toBeVisible();
});

test('where there are measurements, the size guide says them by size', async () => {
  const sizeGuide = { unit: 'cm' as const, columns: ['Size', 'Chest'], rows: [['S', '88-92']] };
  await open(aProductDetail({ sizeGuide }));
  await userEvent.click(screen.getByRole('button', { name: 'Size guide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Size guide' }));
  expect(dialog.getByRole('columnheader', { name: 'Chest (cm)' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'S 88-92' })).toBeVisible();
});

test('[PP7] reviews: histogram, average, and a filter by kind', async () => {
  await open();
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  expect(within(reviews).getByRole('list', { name: 'Ratings by number of stars' }).children).toHaveLength(5);
  expect(await within(reviews).findByText('Soft and well cut.')).toBeVisible();
  await userEvent.click(within(reviews).getByRole('button', { name: 'Poor (1)' }));
  expect(await within(reviews).findByText('Too wide.')).toBeVisible();
});

test('[PP7] [ROUTE-07] more reviews that do not come are said beside the way to them', async () => {
  const list = jest.fn(async () => aPage([aReply()], { pages: 2, total: 9 }));
  await open(undefined, undefined, undefined, { reviews: { list } });
  const more = await screen.findByRole('button', { name: 'More reviews' });
  list.mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
});

test('[PP7] a review that a newer one has moved to the next page stands once', async () => {
  const [first, moved, last] = ['First', 'Moved', 'Last'].map((comment, at) => aReply({ id: at + 1, comment }));
  const list = jest
    .fn(async () => aPage([moved!, last!], { pages: 2, total: 3 }))
    .mockResolvedValueOnce(aPage([first!, moved!], { pages: 2, total: 3 }));
  await open(undefined, undefined, undefined, { reviews: { list } });
  await userEvent.click(await screen.findByRole('button', { name: 'More reviews' }));
  expect(await screen.findByText('Last')).toBeVisible();
  expect(screen.getAllByText('Moved')).toHaveLength(1);
});

test('[PP7] reviews with photos are a choice of their own', async () => {
  const detail = aProductDetail();
  detail.replyConfig.photoCount = 2;
  const api = apiFor(detail);
  await renderRoute(route, { path: '/product/:slug', at: '/product/linen-shirt', api });
  const photos = await screen.findByRole('button', { name: 'With photos (2)' });
  await userEvent.click(photos);
  await waitFor(() => expect(api.inputsOf('reviews.list').at(-1)).toMatchObject({ type: 0, photos: true, page: 1 }));
  expect(photos).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(photos);
  expect(photos).toHaveAttribute('aria-pressed', 'false');
});

test('[PP7] reviews: one bar shows its stars alone, an order can be chosen, words tell their language', async () => {
  const api = apiFor(aProductDetail());
  await renderRoute(route, { path: '/product/:slug', at: '/product/linen-shirt', api });
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  expect(await within(reviews).findByText('Soft and well cut.')).toHaveAttribute('lang', 'en');
  const bar = within(reviews).getByRole('button', { name: /^4 stars/ });
  await userEvent.click(bar);
  expect(bar).toHaveAttribute('aria-pressed', 'true');
  await userEvent.selectOptions(within(reviews).getByLabelText('Sort by'), 'Lowest rated');
  await waitFor(() =>
    expect(api.inputsOf('reviews.list').at(-1)).toMatchObject({ type: 0, star: 4, sort: 'worst', page: 1 }),
  );
  await userEvent.click(bar);
  await waitFor(() => expect(api.inputsOf('reviews.list').at(-1)).not.toHaveProperty('star'));
});

test('[LOGIN-12] the wish list asks an anonymous visitor to log in', async () => {
  await open(simple(5));
  await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
  expect(panelsStore.getState().panel).toEqual({ kind: 'login', message: 'Please log in first', needsAccount: true });
});

test('[LOGIN-12] a heart that is pressed before it is known who is here asks no signed-in shopper to log in', async () => {
  const addProduct = jest.fn(async () => true as const);
  await open(simple(5), '/product/linen-shirt', {}, { collect: { ids: async () => [], addProduct } });
  const { settle, status, user } = sessionStore.getState();
  act(() => settle({ status: 'unknown', user: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
  expect([addProduct.mock.calls, panelsStore.getState().panel.kind]).toEqual([[], 'none']);
  act(() => settle({ status, user } as Session));
  await waitFor(() => expect(addProduct).toHaveBeenCalledTimes(1));
  expect(panelsStore.getState().panel.kind).toBe('none');
});

test('[LOGIN-12] a heart that is pressed where the sign-in cannot be checked says so, and asks nobody to log in', async () => {
  await open(simple(5));
  failedSignInCheck.retry = () => Promise.reject(aRefusal('SERVER_ERROR'));
  await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
  delete failedSignInCheck.retry;
  expect(toastsStore.getState().toasts.at(-1)?.text).toMatch('Something went wrong on the server side');
  expect(panelsStore.getState().panel.kind).toBe('none');
});

test('[ACCT-03] the heart turns only after the call has succeeded', async () => {
  const answers: { taken: (is: true) => void; refused: (error: Error) => void }[] = [];
  const cancelProduct = () =>
    new Promise<true>((taken, refused) => {
      answers.push({ taken, refused });
    });
  await open(simple(5), '/product/linen-shirt', {}, { collect: { ids: async () => [11], cancelProduct } });
  const heart = screen.getByRole('button', { name: 'Add to wish list' });
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'true'));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await act(async () => answers[0]?.refused(aRefusal('SERVER_ERROR')));
  await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'false'));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.taken(true));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});

test('[ACCT-03] a press of the heart stands against a list that was asked for before it', async () => {
  const before = Promise.withResolvers<number[]>();
  const ids = jest.fn(async () => [4, 11]).mockReturnValueOnce(before.promise);
  await open(simple(5), '/product/linen-shirt', {}, { collect: { ids, addProduct: async () => true } });
  const heart = screen.getByRole('button', { name: 'Add to wish list' });
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await act(async () => before.resolve([4]));
  await userEvent.hover(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('French: words and prices', async () => {
  await renderRoute(route, {
    path: '/product/:slug',
    at: '/product/linen-shirt',
    api: apiFor(simple(3)),
    locale: 'fr',
  });
  expect(screen.getAllByRole('button', { name: 'Ajouter au panier' })[0]).toBeVisible();
  expect(screen.getByText('Plus que 3')).toBeVisible();
});

test.each([
  ['that is suspended', { isOpen: false }, 'Linen House sells nothing at the moment.'],
  [
    'on holiday',
    { closedUntil: '2099-08-14T00:00:00.000Z' },
    /^Linen House is away until Aug 1[34], 2099, \d+:\d\d [AP]M\./,
  ],
])('[DESK-37] of a merchant %s nothing can be bought, and the page says so', async (_which, change, text) => {
  const product = simple(5);
  await open({ ...product, merchant: { ...product.merchant, ...change } });
  expect(await screen.findByText(text)).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: /Add to cart|Buy now/ })) expect(button).toBeDisabled();
  expect(screen.queryByRole('region', { name: 'Linen shirt' })).toBeNull();
  for (const promise of [/^Arrives/, /in stock|Only \d+ left/i]) expect(screen.queryByText(promise)).toBeNull();
});
