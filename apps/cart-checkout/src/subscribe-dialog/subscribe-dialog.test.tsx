import { aRefusal } from '@souk/testing';
import { toastsStore } from '@souk/state';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import { SubscribeDialog } from './subscribe-dialog';

const close = jest.fn();
const route = { Component: () => <SubscribeDialog onClose={close} /> };
const done = 'Thank you for subscription, you will be informed when there is a discount';
const open = (subscribe: () => Promise<string>, world = {}) => renderWithCart(route, { cart: { subscribe } }, world);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

beforeEach(() => close.mockClear());
afterEach(leavePage);

test('[WIDGET-01] is titled as specified and has an e-mail field and Subscribe', async () => {
  await open(async () => done);
  const name = 'Subscribe to get discount offers on products in cart';
  expect(screen.getByRole('dialog', { name })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
});

test('[ERR-07] asks for an e-mail, and for one that is right', async () => {
  const { api } = await open(async () => done);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter email');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ann');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter correct email');
  expect(api.inputsOf('cart.subscribe')).toEqual([]);
});

test('[ERR-07, WIDGET-01] thanks and closes', async () => {
  const { api } = await open(async () => done);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ann@souk.test');
  await send();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(api.inputsOf('cart.subscribe')).toEqual([{ email: 'ann@souk.test' }]);
  expect(toastsStore.getState().toasts.map(({ text }) => text)).toContain(done);
});

test('[ERR-07] a refusal is said under the field, what was typed stays', async () => {
  await open(() => Promise.reject(aRefusal('BAD_REQUEST', { message: 'Please enter correct email' })), { user: {} });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@souk.test');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter correct email');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@souk.test');
});

test('[ERR-07] a refusal after the dialog was closed is told over the page', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { unmount } = await open(() => new Promise((_done, no) => (refuse = no)), { user: {} });
  await send();
  unmount();
  refuse(aRefusal('BAD_REQUEST', { message: 'Too often' }));
  await waitFor(() => expect(toastsStore.getState().toasts.map(({ text }) => text)).toContain('Too often'));
  expect(close).not.toHaveBeenCalled();
});
