import { panelsStore } from '@souk/state';
import { aCartGroup } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteAttempt } from '../parts/attempt/attempt';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import * as cartRoute from '../cart-page/cart.route';
import { NotAttemptedDialog } from './not-attempted-dialog';

const list = async () => [aCartGroup()];
const panel = () => panelsStore.getState().panel.kind;

afterEach(() => {
  jest.useRealTimers();
  leavePage();
});

test('[WIDGET-08] shows what waits and leads to the checkout', async () => {
  const pre = async () => ({ preOrderNo: 'PRE1', expiresAt: '2030-01-01T00:00:00.000Z' });
  const route = { Component: () => <NotAttemptedDialog onClose={() => {}} /> };
  const page = await renderWithCart(route, { cart: { list }, orders: { pre } }, { path: '/here', at: '/here' });
  expect(screen.getByRole('dialog', { name: 'Your cart is waiting' })).toBeVisible();
  expect(await screen.findByText(/1 product for \$48\.00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to checkout' }));
  await waitFor(() => expect(page.address()).toBe('/order/order_confirm?preOrderNo=PRE1'));
});

const leaveCartAfter = async (stayMs: number) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { unmount } = await renderWithCart(cartRoute, { cart: { list } });
  await act(() => jest.advanceTimersByTimeAsync(stayMs));
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
};

describe('[WIDGET-08] who leaves the cart without trying the checkout', () => {
  test('is reminded once per visit after having looked around', async () => {
    await leaveCartAfter(30_000);
    expect(panel()).toBe('notAttempted');
    panelsStore.getState().closePanel();
    await leaveCartAfter(30_000);
    expect(panel()).toBe('none');
  });

  test('is left alone when only passing by', async () => {
    await leaveCartAfter(5_000);
    expect(panel()).toBe('none');
  });

  test('is left alone after having been at the checkout', async () => {
    noteAttempt();
    await leaveCartAfter(30_000);
    expect(panel()).toBe('none');
  });
});
