import { connectCart, toastsStore } from '@souk/state';
import { aProductDetail, aRefusal, aVariant, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from '@souk/contract';
import { QuickView } from './quick-view';

const show = async (
  product: ProductDetail | Promise<ProductDetail> = aProductDetail(),
  variant = '',
  more: FakeAnswers['products'] = {},
) => {
  const onClose = jest.fn();
  const api = fakeApi({
    products: { detail: async () => product, ...more },
    orders: { pre: async () => ({ preOrderNo: 'PRE1', expiresAt: '2024-06-01T00:30:00.000Z' }) },
    cart: { save: async () => ({ lines: [], count: 2 }), count: async () => ({ count: 2 }) },
  });
  const Component = () => (
    <QuickView product={{ slug: 'linen-shirt', uniqueKey: '-' }} variant={variant} onClose={onClose} />
  );
  const page = await renderRoute({ Component }, { path: '/', api });
  return { onClose, api, ...page };
};

const dialog = () => screen.findByRole('dialog', { name: 'Linen shirt' });

test('[QUICK-10] open and loading, then loaded and named after the product', async () => {
  let arrive: (product: ProductDetail) => void = () => undefined;
  await show(new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByRole('dialog', { name: 'Loading' })).toBeVisible();
  arrive(aProductDetail());
  expect(await dialog()).toBeVisible();
});

test('[QUICK-10] a product that cannot be had is not called loading: the dialog says so and can try again', async () => {
  await show(Promise.reject(aRefusal('SERVER_ERROR')));
  const dialog = await screen.findByRole('dialog', { name: 'Quick view' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('This product could not be loaded');
  expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('[X1] a message of the page is in the dialog, where it can be seen, heard and pressed; what was said before goes', async () => {
  const { show: say } = toastsStore.getState();
  say({ kind: 'status', text: 'Said before' });
  await show();
  const view = within(await dialog());
  expect(view.queryByText('Said before')).not.toBeInTheDocument();
  act(() => void say({ kind: 'alert', text: 'Could not be added' }));
  expect(view.getByRole('alert')).toHaveTextContent('Could not be added');
  await userEvent.click(within(view.getByRole('alert')).getByRole('button', { name: 'Close' }));
  expect(view.queryByRole('alert')).not.toBeInTheDocument();
});

test('[QUICK-02] [QUICK-08] name, sold count, rating, the buttons and the way to the page', async () => {
  await show();
  const view = within(await dialog());
  expect(view.getByText('120+ Sold')).toBeVisible();
  expect(view.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  for (const name of ['Select a size', 'Buy Now', 'Add to wish list', 'Close']) {
    expect(view.getByRole('button', { name })).toBeEnabled();
  }
  expect(view.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/product/linen-shirt');
});

test.each([
  [0.9, '$48.00'],
  [1, '$47.52'],
])('[QUICK-03] a discount of %d percent shows %s: it applies from 1', async (discount, price) => {
  const discountExpiry = new Date(Date.now() + 86_400_000).toISOString();
  await show(aProductDetail({ productInfo: { discount, discountExpiry } }));
  expect(within(await dialog()).getByText(price)).toBeVisible();
});

test('[QUICK-01] pictures stand in a carousel that can be stopped', async () => {
  await show();
  const carousel = within(await dialog()).getByRole('region', { name: 'Pictures of Linen shirt' });
  expect(within(carousel).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('[QUICK-04] [QUICK-07] a choice resolves the variant; without a match only a disabled Sold out is left', async () => {
  const { address } = await show();
  const view = within(await dialog());
  await userEvent.click(view.getByRole('radio', { name: 'Blue' }));
  await userEvent.click(view.getByRole('radio', { name: 'S' }));
  expect(view.getByText('Only 10 left')).toBeVisible();
  await userEvent.click(view.getByRole('radio', { name: 'L' }));
  expect(view.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(view.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(address()).toBe('/');
});

test('[QUICK-05] quantity ends at stock', async () => {
  await show();
  const view = within(await dialog());
  await userEvent.click(view.getByRole('radio', { name: 'Blue' }));
  await userEvent.click(view.getByRole('radio', { name: 'M' }));
  expect(view.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true');
});

test('[QUICK-09] free shipping has its banner', async () => {
  await show(aProductDetail({ productInfo: { isShippingIncluded: true } }));
  expect(within(await dialog()).getByText('Free Shipping Special for you')).toBeVisible();
});

test('[QUICK-08] adding takes the chosen variant and quantity, then closes', async () => {
  const { api, onClose } = await show();
  const stop = connectCart(api);
  const view = within(await dialog());
  await userEvent.click(view.getByRole('radio', { name: 'S' }));
  await userEvent.click(view.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.inputsOf('cart.save')).toEqual([[{ productId: 11, cartNum: 2, productAttrUnique: '111' }]]);
  stop();
});

test('[QUICK-08] a second press while the first is on its way takes nothing twice; another variant is another wish', async () => {
  const { api } = await show();
  const answers: (() => void)[] = [];
  const save = jest.fn(
    () => new Promise<never>((_take, refuse) => answers.push(() => refuse(aRefusal('SERVER_ERROR')))),
  );
  const stop = connectCart({ ...api, cart: { ...api.cart, save } });
  const view = within(await dialog());
  const press = () => userEvent.dblClick(view.getByRole('button', { name: 'Add to cart' }));
  await userEvent.click(view.getByRole('radio', { name: 'S' }));
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.click(view.getByRole('radio', { name: 'Blue' }));
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await act(async () => answers.forEach((answer) => answer()));
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  await act(async () => answers.at(-1)!());
  stop();
});

test('[ORDER-01] Buy Now hands over attrValueId, productId and productNum', async () => {
  const { api, address } = await show();
  const view = within(await dialog());
  await userEvent.click(view.getByRole('radio', { name: 'S' }));
  await userEvent.click(view.getByRole('button', { name: 'Buy Now' }));
  await waitFor(() => expect(address()).toBe('/order/order_confirm?preOrderNo=PRE1'));
  expect(api.inputsOf('orders.pre')).toEqual([
    { preOrderType: 'buyNow', orderDetails: [{ productId: 11, attrValueId: 111, productNum: 1 }] },
  ]);
});

test('[QUICK-04] an open size is asked for, not chosen', async () => {
  const { api, onClose } = await show();
  const view = within(await dialog());
  await userEvent.click(view.getByRole('button', { name: 'Select a size' }));
  expect(view.getByRole('radio', { name: 'S' })).toHaveFocus();
  expect([api.inputsOf('cart.save'), onClose.mock.calls]).toEqual([[], []]);
});

test('[PP2] it opens with the colour that the card showed', async () => {
  await show(undefined, 'color=blue');
  const view = within(await dialog());
  expect(view.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(view.getByRole('img', { name: 'Linen shirt, picture 1 of 2' })).toHaveAttribute(
    'src',
    expect.stringContaining('linen-shirt-blue'),
  );
});

test('[QUICK-02] who makes it and what it is, in a line', async () => {
  await show();
  const view = within(await dialog());
  expect(view.getByText('Linen House')).toBeVisible();
  expect(view.getByText('Washed linen, made to last.')).toBeVisible();
});

test('[PP8] what is sold out can be told of when it is back', async () => {
  const { productValue } = aProductDetail();
  const soldOut = Object.fromEntries(Object.entries(productValue).map(([sku, one]) => [sku, { ...one, stock: 0 }]));
  await show(aProductDetail({ productInfo: { stock: 0 }, productValue: soldOut }));
  const view = within(await dialog());
  expect(view.getByRole('button', { name: 'Tell me when it is back' })).toBeEnabled();
  expect(view.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('[PP8] a variant that was not asked for yet can be, after another one was', async () => {
  const notify = jest.fn(async () => 'We will write to you');
  const { productValue } = aProductDetail();
  const product = aProductDetail({ productValue: { ...productValue, 'White,L': aVariant(113, 0) } });
  await show(product, 'color=white&size=m', { notify });
  const view = within(await dialog());
  const ask = async () => {
    await userEvent.type(await view.findByRole('textbox', { name: 'Email' }), 'ann@souk.test{Enter}');
    expect(await view.findByText('We will write to you')).toBeVisible();
  };
  await userEvent.click(view.getByRole('button', { name: 'Tell me when it is back' }));
  await ask();
  await userEvent.click(view.getByRole('radio', { name: 'L' }));
  expect(view.queryByText('We will write to you')).toBeNull();
  await ask();
  expect(notify.mock.calls).toEqual([
    [{ productId: 11, attrId: 112, email: 'ann@souk.test' }],
    [{ productId: 11, attrId: 113, email: 'ann@souk.test' }],
  ]);
});

test.each([
  ['a combination that does not exist', 'color=blue&size=l'],
  ['a colour without its size, while another colour is in stock', 'color=blue'],
])('[PP8] no news are promised of %s', async (_what, variant) => {
  const { productValue } = aProductDetail();
  const blueSoldOut = { 'Blue,S': aVariant(114, 0), 'Blue,M': aVariant(115, 0) };
  await show(aProductDetail({ productValue: { ...productValue, ...blueSoldOut } }), variant);
  const view = within(await dialog());
  expect(view.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(view.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull();
});

test('a product that cannot be loaded says so and can be tried again', async () => {
  await show(Promise.reject(new Error('offline')));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
