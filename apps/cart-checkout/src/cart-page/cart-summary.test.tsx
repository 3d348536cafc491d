import { aCartGroup, aCartItem } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import * as route from './cart.route';

const place = { path: '/order/shopping_cart', at: '/order/shopping_cart' };
const list = async () => [aCartGroup([aCartItem()])];

afterEach(leavePage);

test('[X1] what the chosen lines come to is read aloud when it changes, as one sentence', async () => {
  await renderWithCart(route, { cart: { list } }, place);
  const row = (await screen.findByText(/^Subtotal/)).parentElement;
  expect(row).toHaveAttribute('aria-live', 'polite');
  expect(row).toHaveAttribute('aria-atomic', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: /Linen shirt/ }));
  await waitFor(() => expect(row).toHaveTextContent('$0.00'));
});

test.each([
  ['a guest', {}, /^No account needed\./],
  ['whoever is signed in', { user: {} }, /^You see the full price before you pay\.$/],
])('[CART-09] %s is told about the price; that no account is needed, a guest alone', async (_who, world, words) => {
  await renderWithCart(route, { cart: { list } }, { ...place, ...world });
  expect(await screen.findByText(words)).toBeVisible();
});
