import { withButtonFields } from '@souk/domain';
import { CartAddForm, connectCart, panelsStore } from '@souk/state';
import { aProductCard, aProductDetail, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductCard as Card } from '@souk/contract';
import { ProductCard } from './product-card';

const api = fakeApi({
  cart: {
    save: async () => ({ lines: [], count: 1 }),
    saveSku: async () => ({ lines: [], count: 1 }),
    count: async () => ({ count: 1 }),
  },
});

const show = async (own: Partial<Card>) => {
  await renderRoute(
    { Component: () => <ProductCard product={aProductCard(own)} sizes="50vw" headingLevel={2} list="all" /> },
    { api },
  );
  return within(screen.getByRole('article', { name: 'Linen shirt' }));
};

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

test('a card is named after its product and holds a link, Quick view and Add to cart', async () => {
  const card = await show({ attrId: 7 });
  expect(card.getByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/product/linen-shirt');
  expect(card.getByRole('button', { name: 'Quick view' })).toBeEnabled();
  expect(card.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
});

test.each([
  ['[CARD-03] a live discount', { price: 80, discount: 25, discountExpiry: tomorrow }, ['$60.00', '$80.00', '-25%']],
  [
    '[CARD-04] an expired one: the lower store price',
    { price: 80, storePrice: 64, discount: 25, discountExpiry: yesterday },
    ['$64.00', '$80.00', '-20%'],
  ],
  ['[CARD-06] the badge has two decimals', { price: 30, storePrice: 20 }, ['$20.00', '$30.00', '-33.33%']],
])('%s is shown with the old price struck through', async (_name, own, texts) => {
  const card = await show(own);
  for (const text of texts) expect(card.getByText(text)).toBeVisible();
  expect(texts.map((text) => card.getByText(text).closest('s') !== null)).toEqual([false, true, false]);
});

test('[CARD-03] a discount without expiry counts as expired', async () => {
  const card = await show({ price: 80, discount: 25, discountExpiry: null });
  expect(card.getByText('$80.00')).toBeVisible();
  expect(card.queryByText('-25%')).toBeNull();
});

test('[CARD-02] free shipping is said on the picture', async () => {
  expect((await show({ isShippingIncluded: true })).getByText('Free Shipping')).toBeVisible();
});

test('[CARD-07] sold count adds ficti, is compact, and hides at 0', async () => {
  expect((await show({ sales: 1200, ficti: 34 })).getByText('1.2K+ Sold')).toBeVisible();
});

test('[CARD-08] stars are told in half steps, with how many gave them', async () => {
  const card = await show({ rating: 4.3, reviewCount: 12 });
  expect(card.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  expect(card.getByText('12 reviews')).toBeInTheDocument();
});

test('[CARD-02] quick add takes one of the only variant', async () => {
  const stop = connectCart(api);
  const card = await show({ attrId: 7 });
  await userEvent.click(card.getByRole('button', { name: 'Add to cart' }));
  expect(api.inputsOf('cart.save').at(-1)).toEqual([{ productId: 11, cartNum: 1, productAttrUnique: '7' }]);
  stop();
});

test('[CARD-02] a second press of quick add, while the first is on its way, takes no second piece; one after the answer does', async () => {
  const answers: (() => void)[] = [];
  const slow = fakeApi({
    cart: {
      save: () => new Promise((take) => answers.push(() => take({ lines: [], count: 1 }))),
      count: async () => ({ count: 1 }),
    },
  });
  const stop = connectCart(slow);
  const card = await show({ attrId: 7 });
  const button = card.getByRole('button', { name: 'Add to cart' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => answers[0]!());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]!());
  stop();
});

test('[CARD-02] [QUICK-04] where there is something to choose, the card asks: by the quick view, before scripts by a link', async () => {
  const card = await show({ attrId: null, variantQuery: 'color=blue' });
  expect(card.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  const choose = card.getByRole('link', { name: 'Choose options' });
  expect(choose).toHaveAttribute('href', '/product/linen-shirt?color=blue');
  await userEvent.click(choose);
  expect(panelsStore.getState().panel).toMatchObject({
    kind: 'quickView',
    product: { slug: 'linen-shirt' },
    variant: 'color=blue',
  });
});

test('[PP8] a sold-out card says so and offers word of its return', async () => {
  const card = await show({ stock: 0, attrId: 7 });
  expect(card.getByText('Sold out')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(card.getByRole('link', { name: 'Tell me when it is back' })).toHaveAttribute('href', '/product/linen-shirt');
});

test('[CARD-02] [CART-01] the button works without scripts: it brings product, variant, quantity and name into the page’s form', async () => {
  const Page = () => (
    <>
      <CartAddForm />
      <ProductCard product={aProductCard({ attrId: 7 })} sizes="50vw" headingLevel={2} list="all" />
    </>
  );
  await renderRoute({ Component: Page }, { api: fakeApi({}) });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  const { form } = button;
  expect(form).toHaveAttribute('action', '/actions/cart/add');
  const sent = withButtonFields(new URLSearchParams({ [button.name]: button.value }));
  expect(Object.fromEntries(sent)).toEqual({
    productId: '11',
    productAttrUnique: '7',
    cartNum: '1',
    name: 'Linen shirt',
  });
});

test('[QUICK-10] Quick view opens the panel of this product', async () => {
  const card = await show({});
  await userEvent.click(card.getByRole('button', { name: 'Quick view' }));
  expect(panelsStore.getState().panel).toEqual({ kind: 'quickView', product: { slug: 'linen-shirt', uniqueKey: '-' } });
});

test('[PL9] a mouse over the card shows the further pictures, and leaving it the first again', async () => {
  await show({ moreImages: ['/img/linen-shirt-white-2.webp', '/img/linen-shirt-blue.webp'] });
  const card = screen.getByRole('article', { name: 'Linen shirt' });
  card.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  const sources = () => [...card.querySelectorAll('img')].map((img) => img.getAttribute('src')?.split('?')[0]);
  const mouse = userEvent.setup();
  await mouse.pointer({ target: card, coords: { clientX: 10 } });
  expect(sources()).toEqual(['/img/linen-shirt-white.webp', '/img/linen-shirt-white-2.webp']);
  await mouse.pointer({ target: card, coords: { clientX: 190 } });
  expect(sources()).toEqual(['/img/linen-shirt-white.webp', '/img/linen-shirt-blue.webp']);
  await mouse.unhover(card);
  expect(sources()).toEqual(['/img/linen-shirt-white.webp']);
});

test('[PL9] a finger swipes through the pictures, and a small move changes nothing', async () => {
  await show({ moreImages: ['/img/linen-shirt-white-2.webp', '/img/linen-shirt-blue.webp'] });
  const card = screen.getByRole('article', { name: 'Linen shirt' });
  const last = () => [...card.querySelectorAll('img')].at(-1)?.getAttribute('src')?.split('?')[0];
  const finger = userEvent.setup();
  const swipe = (from: number, to: number) =>
    finger.pointer([
      { keys: '[TouchA>]', target: card, coords: { clientX: from } },
      { pointerName: 'TouchA', target: card, coords: { clientX: to } },
      { keys: '[/TouchA]', target: card, coords: { clientX: to } },
    ]);
  await swipe(150, 140);
  expect(last()).toBe('/img/linen-shirt-white.webp');
  await swipe(150, 60);
  expect(last()).toBe('/img/linen-shirt-white-2.webp');
  await swipe(150, 60);
  expect(last()).toBe('/img/linen-shirt-blue.webp');
  await swipe(60, 150);
  expect(last()).toBe('/img/linen-shirt-white-2.webp');
});

test('[PL9] colours are shown as swatches and named', async () => {
  const swatches = [
    { name: 'White', color: '#fdfcf9' },
    { name: 'Moonlight', color: null },
  ];
  expect((await show({ swatches })).getByRole('img', { name: 'Colors: White, Moonlight' })).toBeVisible();
});

test('[P5] [LAYOUT-12] a pointer near the card fetches the product ahead, not with data saver', async () => {
  const asked = jest.fn(async () => aProductDetail());
  const ahead = fakeApi({ products: { detail: asked } });
  await renderRoute(
    { Component: () => <ProductCard product={aProductCard()} sizes="50vw" headingLevel={2} list="all" /> },
    { api: ahead },
  );
  const link = screen.getByRole('link', { name: 'Linen shirt' });
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await userEvent.hover(link);
  expect(asked).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
  await userEvent.unhover(link);
  await userEvent.hover(link);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});
