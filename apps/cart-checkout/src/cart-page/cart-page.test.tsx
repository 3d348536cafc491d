import { connectSink, type TrackedEvent } from '@souk/analytics';
import { cartStore, listenToCart, toastsStore } from '@souk/state';
import { aCartGroup, aCartItem, aProductDetail, aRefusal } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import * as route from './cart.route';

const shirt = aCartItem({ cartNum: 2 });
const mug = aCartItem({ id: 502, storeName: 'Blue mug', suk: '', variantPrice: 12.5, price: 12.5 });
const place = { path: '/order/shopping_cart', at: '/order/shopping_cart' };
const open = (lines = [shirt, mug], answers = {}, world = {}) =>
  renderWithCart(route, { cart: { list: async () => [aCartGroup(lines)] }, ...answers }, { ...place, ...world });
const line = (name: string) => screen.findByRole('listitem', { name });
const toasts = () => toastsStore.getState().toasts.map(({ text }) => text);

afterEach(leavePage);

test('[CART-02, CART-09] all lines are checked; select all and single boxes change the subtotal', async () => {
  await open();
  const all = await screen.findByRole('checkbox', { name: 'Select all' });
  expect(all).toBeChecked();
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(summary.getByText('$108.50')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Linen shirt' }));
  expect(summary.getByText('$12.50')).toBeVisible();
  expect(all).not.toBeChecked();
  await userEvent.click(all);
  expect(summary.getByText('$108.50')).toBeVisible();
});

test('[C4] [CART-09, CART-12] freight and total are told before checkout, as the server estimates them', async () => {
  const estimate = jest.fn(async () => ({
    proTotalFee: 108.5,
    freightFee: 5.9,
    payFee: 114.4,
    orderList: [{ merId: 3, proTotalFee: 108.5, freightFee: 5.9, freeFrom: 120 }],
  }));
  await open([shirt, mug], { orders: { estimate } });
  expect(await screen.findByText('Estimated shipping $5.90')).toBeVisible();
  expect(screen.getByText('$11.50 more for free shipping')).toBeVisible();
  expect(screen.getByText('Estimated total').closest('div')).toHaveTextContent('$114.40');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Linen shirt' }));
  await waitFor(() => expect(estimate).toHaveBeenLastCalledWith({ ids: [502] }, expect.anything()));
});

test('[CART-09] without an estimate the cart still works, and freight is told at checkout', async () => {
  await open([shirt], { orders: { estimate: () => Promise.reject(new Error('lost')) } });
  expect(await screen.findByText('Shipping is added at checkout')).toBeVisible();
  expect(screen.queryByText('Estimated total')).not.toBeInTheDocument();
});

test('[CART-08] without a checked line the checkout says so and asks nobody', async () => {
  const { api } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(toasts()).toContain('Please select product');
  expect(api.inputsOf('orders.pre')).toEqual([]);
});

test('[CART-07] an invalid line is marked with its reason and cannot be checked', async () => {
  const gone = aCartItem({ invalidReason: 'OFF_SHELF', stock: 0 });
  const closed = aCartItem({
    id: 502,
    storeName: 'Blue mug',
    invalidReason: 'MERCHANT_CLOSED',
    closedUntil: '2030-05-01T00:00:00.000Z',
  });
  await open([gone, closed]);
  const first = within(await line('Linen shirt'));
  expect(first.getByText('No longer sold')).toBeVisible();
  expect(first.getByRole('checkbox')).toBeDisabled();
  const there = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
  const words = `The merchant is closed until ${there.format(new Date('2030-05-01T00:00:00Z'))}`;
  expect(await line('Blue mug')).toHaveTextContent(words.replaceAll(/\s/g, ' '));
});

test('[CART-07] a variant that is gone is exchanged for another', async () => {
  const gone = aCartItem({ invalidReason: 'VARIANT_GONE', stock: 0 });
  const reset = async () => ({ id: 501, cartNum: 1, stock: 5 });
  const list = async () => [aCartGroup([gone])];
  const detail = async () => aProductDetail();
  const { api } = await open([], { cart: { list, reset }, products: { detail } });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [choice] = await dialog.findAllByRole('radio');
  await userEvent.click(choice!);
  await userEvent.click(dialog.getByRole('button', { name: 'Take this one' }));
  await waitFor(() =>
    expect(api.inputsOf('cart.reset')).toEqual([
      { id: 501, num: 1, productId: 11, unique: Number(choice!.getAttribute('value')) },
    ]),
  );
});

test('[CART-07] a message of the page, such as why it was not exchanged, is in the dialog, not behind it', async () => {
  const gone = aCartItem({ invalidReason: 'VARIANT_GONE', stock: 0 });
  const detail = async () => aProductDetail();
  await open([gone], { products: { detail } });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another' }));
  const dialog = within(await screen.findByRole('dialog'));
  act(() => void toastsStore.getState().show({ kind: 'alert', text: 'The last one was just sold' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('The last one was just sold');
});

test('[C5] [lesson 10] [CART-07] price and stock that changed are told on their line', async () => {
  await open([aCartItem({ addedPrice: 40, variantPrice: 48, stock: 3, cartNum: 5 })]);
  const shown = within(await line('Linen shirt'));
  expect(shown.getByText('The price changed from $40.00 to $48.00 since you added it')).toBeVisible();
  expect(shown.getByText('Only 3 left, you chose 5')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Change to 3' }));
  expect(shown.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(3);
});

test('[C3] [CART-03] a typed zero becomes 1, and taking the line out is offered', async () => {
  const { api } = await open([shirt], {
    cart: { list: async () => [aCartGroup([shirt])], delete: async () => ({ count: 0 }) },
  });
  const number = within(await line('Linen shirt')).getByRole('spinbutton', { name: 'Quantity' });
  await userEvent.clear(number);
  await userEvent.type(number, '0{Enter}');
  expect(number).toHaveValue(1);
  const offer = toastsStore.getState().toasts.at(-1);
  expect(offer).toMatchObject({ text: 'The minimum quantity is one.', action: { label: 'Remove it' } });
  await act(async () => offer?.action?.run());
  await waitFor(() => expect(api.inputsOf('cart.delete')).toHaveLength(1));
});

test('[C3] the offer to take a line out goes once the line has another quantity, and with the line', async () => {
  const num = async ({ id, number }: { id: number; number: number }) => ({ id, cartNum: number, stock: 10 });
  const { api } = await open([shirt], {
    cart: { list: async () => [aCartGroup([shirt])], num, delete: async () => ({ count: 0 }) },
  });
  const number = within(await line('Linen shirt')).getByRole('spinbutton', { name: 'Quantity' });
  const type = async (typed: string) => {
    await userEvent.clear(number);
    await userEvent.type(number, `${typed}{Enter}`);
  };
  const offer = 'The minimum quantity is one.';
  await type('0');
  expect(toasts()).toContain(offer);
  await type('4');
  expect(toasts()).not.toContain(offer);
  await type('0');
  expect(toasts()).toContain(offer);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.inputsOf('cart.delete')).toHaveLength(1));
  expect(toasts()).not.toContain(offer);
});

test('[CART-06] removing a line leaves the keyboard at the next one', async () => {
  await open([shirt, mug], {
    cart: { list: async () => [aCartGroup([shirt, mug])], delete: async () => ({ count: 1 }) },
  });
  await userEvent.click(within(await line('Linen shirt')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Linen shirt' })).not.toBeInTheDocument());
  expect(within(await line('Blue mug')).getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('[X3] [CART-06] Undo leaves the keyboard at the line that came back, as shown at once and as the server has it', async () => {
  const pot = { ...mug, attrId: 116 };
  let lines = [shirt, pot];
  let answer = (): void => undefined;
  const save = () =>
    new Promise((saved) => {
      answer = () => {
        lines = [{ ...pot, id: 503 }, shirt];
        saved({ count: 3, lines: [] });
      };
    });
  const remove = async () => ((lines = [shirt]), { count: 2 });
  await open([], { cart: { list: async () => [aCartGroup(lines)], delete: remove, save } });
  let undo: (() => void) | undefined;
  const stop = listenToCart((notice) => {
    if (notice.kind === 'removed') undo = notice.undo;
  });
  await userEvent.click(within(await line('Blue mug')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(undo).toBeDefined());
  const link = async () => within(await line('Blue mug')).getByRole('link', { name: 'Blue mug' });
  act(() => {
    (document.activeElement as HTMLElement).blur(); // as the pressed button of the message does when that goes
    undo?.();
  });
  const shownAtOnce = await link();
  expect(shownAtOnce).toHaveFocus();
  await act(async () => answer());
  await waitFor(() => expect(shownAtOnce).not.toBeInTheDocument());
  expect(await link()).toHaveFocus();
  stop();
});

test('[C2] what was put aside and goes leaves the keyboard at the next one', async () => {
  const list = async () => [aCartGroup([shirt, { ...mug, productId: 12, attrId: 116 }])];
  await open([], { cart: { list, delete: async () => ({ count: 1 }) } });
  const saved = () =>
    screen
      .queryAllByRole('button', { name: 'Move to cart' })
      .map((button) => within(button.closest('li') as HTMLElement).getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(await line('Linen shirt')).getByRole('button', { name: 'Save for later' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  await userEvent.click(within(await line('Blue mug')).getByRole('button', { name: 'Save for later' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  await userEvent.click(saved()[0] as HTMLElement);
  expect(saved()).toHaveLength(1);
  expect(saved()[0]).toHaveFocus();
});

test('[C2] lines can be put aside and come back', async () => {
  const save = async () => ({ lines: [], count: 3 });
  const list = jest.fn(async () => [aCartGroup([shirt, mug])]);
  const { api } = await open([], { cart: { list, save, delete: async () => ({ count: 1 }) } });
  await userEvent.click(within(await line('Linen shirt')).getByRole('button', { name: 'Save for later' }));
  expect(await screen.findByRole('heading', { name: 'Saved for later' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Move to cart' }));
  await waitFor(() =>
    expect(api.inputsOf('cart.save')).toEqual([[{ productId: 11, cartNum: 2, productAttrUnique: 115 }]]),
  );
});

test('[ROUTE-19] lines that came with the HTML stand before anything is asked', async () => {
  const { container } = await open();
  await line('Blue mug');
  expect(container.querySelector('form[action="/actions/cart/delete"] input[name="ids"]')).toHaveValue('501');
  expect(container.querySelector('form[action="/actions/cart/num"] input[name="id"]')).toHaveValue('501');
  expect(container.querySelectorAll('form[action="/actions/cart/checkout"] input[name="line"]')).toHaveLength(2);
});

test('view_cart is told once, with its value and its items', async () => {
  const events: TrackedEvent[] = [];
  const stop = connectSink((event) => events.push(event));
  // A sink is told what happened before it, too: here, by the tests above.
  events.length = 0;
  await open();
  await line('Blue mug');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const seen = events.filter(({ name }) => name === 'view_cart');
  expect(seen).toMatchObject([{ currency: 'USD', value: 108.5, items: [{ affiliation: 'Linen House' }, {}] }]);
  stop();
});

test('[ORDER-01] lines that the server refuses keep the shopper here, and the cart is read again', async () => {
  const pre = () =>
    Promise.reject(aRefusal('LINES_REFUSED', { message: 'Some products cannot be bought', data: { lines: [] } }));
  const { api, address } = await open([shirt], { orders: { pre } });
  await line('Linen shirt');
  const before = api.inputsOf('cart.list').length;
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(toasts()).toContain('Some products cannot be bought'));
  expect(address()).toBe('/order/shopping_cart');
  await waitFor(() => expect(api.inputsOf('cart.list').length).toBeGreaterThan(before));
});

test('[ORDER-01] who went on to another page before the answer came is not taken to the checkout', async () => {
  let answer = (): void => undefined;
  const pre = () =>
    new Promise((made) => (answer = () => made({ preOrderNo: 'PRE1', expiresAt: '2030-01-01T00:00:00.000Z' })));
  const { address, go } = await open([shirt], { orders: { pre } });
  await line('Linen shirt');
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  await act(() => new Promise((later) => setTimeout(later, 50)));
  await go('/products/all');
  await act(async () => answer());
  await act(() => new Promise((later) => setTimeout(later, 50)));
  expect(address()).toBe('/products/all');
});

test('[CART-11] an empty cart is a page of its own', async () => {
  await open([], { cart: { list: async () => [] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
});

test('[CART-11] a cart that cannot be read says so, and Retry reads it again', async () => {
  const list = jest.fn(async () => [aCartGroup([shirt])]).mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
  await open([], { cart: { list } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your cart is empty' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await line('Linen shirt')).toBeVisible();
});

test('[CART-11] lines that were known before stay in sight when they cannot be read again', async () => {
  const list = jest.fn(async () => [aCartGroup([shirt])]);
  await open([], { cart: { list } });
  await line('Linen shirt');
  list.mockRejectedValue(aRefusal('SERVER_ERROR'));
  await act(() => cartStore.getState().load());
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart could not be refreshed');
  expect(await line('Linen shirt')).toBeVisible();
});

test('[I18N-01] speaks French', async () => {
  await open(undefined, {}, { locale: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Panier' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Commander' })).toBeVisible();
  await act(async () => {});
});
