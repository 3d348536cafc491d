import { cartStore } from '@souk/state';
import { aCartGroup, aPreOrder, aRefusal } from '@souk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { cartOf, leavePage } from '../testing/cart-environment';
import { field, open, place, typeGuest } from '../testing/open-checkout';
import { stripeSays, stubStripe } from '../testing/stub-stripe';

const paypal = { resolve: jest.fn(async () => {}), reject: jest.fn(async () => {}) };
type Paypal = { onClick: (data: object, actions: typeof paypal) => void };
jest.mock('@paypal/react-paypal-js', () => ({
  PayPalScriptProvider: ({ children }: { children: ReactNode }) => children,
  PayPalButtons: ({ onClick }: Paypal) => (
    <button type="button" onClick={() => onClick({}, paypal)}>
      PayPal’s own
    </button>
  ),
}));

beforeEach(stubStripe);
afterEach(leavePage);

const said = 'Your cart has changed since you opened this page';
const notice = () => screen.findByText(said).then((text) => text.closest('[role="alert"]') as HTMLElement);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A checkout of two shirts, and a cart that another tab changes. */
const openShop = async (answers: Parameters<typeof open>[0] = {}) => {
  let cart = cartOf(2);
  const list = async () => cart;
  const page = await open({ ...answers, cart: { list } });
  await screen.findByRole('button', { name: 'Place order' });
  await waitFor(() => expect(page.api.inputsOf('cart.list')).not.toEqual([]));
  /** As the cart does when another tab tells of a change. */
  const hear = () => act(() => cartStore.getState().loadCount());
  return { ...page, hear, change: (to: typeof cart) => void (cart = to) };
};
const ordered = ({ api }: Awaited<ReturnType<typeof openShop>>) => api.inputsOf('orders.create');

describe('[C1] [ORDER-02] what another tab does to the cart is told above the order, which is not placed before', () => {
  test('a product that was removed: the press shows the notice, and the order may be kept', async () => {
    const page = await openShop();
    await typeGuest();
    page.change([]);
    await page.hear();
    expect(await notice()).toHaveTextContent(/Linen shirt.* is no longer in your cart/);
    expect(screen.queryByRole('button', { name: 'Update this order' })).toBeNull();
    await place();
    expect(await notice()).toHaveFocus();
    expect(ordered(page)).toEqual([]);
    await press('Keep this order');
    expect(screen.queryByText(said)).toBeNull();
    await place();
    await waitFor(() => expect(page.address()).toBe('/order/payment_result?orderNo=PT1'));
  });

  test('another quantity: the checkout is made anew of it, with what was typed', async () => {
    const pre = jest.fn(async () => ({ preOrderNo: 'PRE2000', expiresAt: '2030-01-01T00:30:00.000Z' }));
    const preLoad = async ({ preOrderNo }: { preOrderNo: string }) => {
      const order = aPreOrder({ preOrderNo });
      if (preOrderNo === 'PRE2000') order.orderList[0]!.orderInfoList[0]!.payNum = 3;
      return order;
    };
    const page = await openShop({ orders: { pre, preLoad } });
    await userEvent.type(field('City'), 'Salem');
    page.change(cartOf(3));
    await page.hear();
    expect(await notice()).toHaveTextContent(/Linen shirt.*: 3 in your cart now, 2 in this order/);
    await press('Update this order');
    await waitFor(() => expect(page.address()).toBe('/order/order_confirm?preOrderNo=PRE2000'));
    expect(page.api.inputsOf('orders.pre')).toEqual([
      { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 501 }] },
    ]);
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    await waitFor(() => expect(field('City')).toHaveValue('Salem'));
  });

  test('PayPal’s own button opens nothing either, and does once the order was kept', async () => {
    const page = await openShop({ pay: { paypalClientId: async () => 'client-1' } });
    await typeGuest();
    await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
    page.change([]);
    await page.hear();
    await notice();
    await press('PayPal’s own');
    await waitFor(() => expect(paypal.reject).toHaveBeenCalledTimes(1));
    expect(await notice()).toHaveFocus();
    expect(paypal.resolve).not.toHaveBeenCalled();
    await press('Keep this order');
    await press('PayPal’s own');
    await waitFor(() => expect(paypal.resolve).toHaveBeenCalledTimes(1));
  });

  test('a cart that changes again after the order was kept is asked about again', async () => {
    const page = await openShop();
    page.change(cartOf(1));
    await page.hear();
    await press('Keep this order');
    page.change([]);
    await page.hear();
    expect(await notice()).toHaveTextContent('no longer in your cart');
  });
});

test('[C1] a cart that changed before the page was loaded again is told', async () => {
  await open({ cart: { list: async () => cartOf(3) } });
  expect(await notice()).toHaveTextContent('3 in your cart now, 2 in this order');
});

test('[C1] a cart that changed while another tab was shown is told when this one is shown again', async () => {
  const page = await openShop();
  page.change([]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await notice()).toBeVisible();
});

test('[C1] a press waits for the cart that is being read', async () => {
  let answer = () => {};
  const isRead = new Promise<void>((resolve) => (answer = resolve));
  const page = await open({ cart: { list: () => isRead.then(() => []) } });
  await typeGuest();
  await place();
  await act(async () => answer());
  expect(await notice()).toHaveFocus();
  expect(page.api.inputsOf('orders.create')).toEqual([]);
});

test('[C1] what an order takes out of the cart is no news, also when its card is refused', async () => {
  stripeSays.confirm.mockResolvedValue({ error: { type: 'card_error', code: 'card_declined', message: 'No' } });
  const page = await openShop();
  await typeGuest();
  page.change([aCartGroup([])]);
  await place();
  await waitFor(() => expect(stripeSays.confirm).toHaveBeenCalled());
  expect(await screen.findByText(/declined/)).toBeVisible();
  await page.hear();
  expect(cartStore.getState().count).toBe(0);
  expect(screen.queryByText(said)).toBeNull();
});

test('[C1] nor is it while the answer is lost: the next press asks for the same order again', async () => {
  const create = jest.fn().mockRejectedValueOnce(new TypeError('lost'));
  create.mockResolvedValue({ orderNo: 'PT1', orderToken: 'guest-key', paid: false });
  const page = await openShop({ orders: { create } });
  await typeGuest();
  page.change([]);
  await place();
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  await page.hear();
  expect(screen.queryByText(said)).toBeNull();
  await place();
  await waitFor(() => expect(page.address()).toBe('/order/payment_result?orderNo=PT1'));
});

test('[C1] an order that is kept gives the focus to the form', async () => {
  const page = await openShop();
  page.change([]);
  await page.hear();
  await notice();
  await press('Keep this order');
  expect(screen.getByRole('group', { name: 'Contact' })).toHaveFocus();
});

test('[C1] lines that cannot be bought are named when the checkout is made anew', async () => {
  const lines = [{ ref: '501', name: 'Linen shirt', reason: 'OUT_OF_STOCK' as const, available: 1 }];
  const pre = async () =>
    Promise.reject(aRefusal('LINES_REFUSED', { message: 'Some cannot be bought', data: { lines } }));
  const page = await openShop({ orders: { pre } });
  page.change(cartOf(3));
  await page.hear();
  await press('Update this order');
  expect(await screen.findByText('One product cannot be bought as chosen')).toBeVisible();
});

test('[C1] [ORDER-01] what was bought at once knows nothing of the cart', async () => {
  const order = aPreOrder();
  order.orderList[0]!.orderInfoList[0]!.ref = '11:115';
  const page = await open({ orders: { preLoad: async () => order }, cart: { list: async () => [] } });
  await screen.findByRole('button', { name: 'Place order' });
  await act(() => cartStore.getState().load());
  expect(screen.queryByText(said)).toBeNull();
  expect(page.api.inputsOf('orders.pre')).toEqual([]);
});

test('[C1] a cart that does not answer holds no order for longer than three seconds', async () => {
  const page = await open({ cart: { list: () => new Promise<never>(() => {}) } });
  await typeGuest();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }));
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(page.api.inputsOf('orders.create')).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  await waitFor(() => expect(page.api.inputsOf('orders.create')).toHaveLength(1));
});
