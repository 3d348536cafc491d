import { aCartGroup, aCartItem } from '@souk/testing';
import { screen } from '@testing-library/react';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import * as route from './cart.route';

const place = { path: '/order/shopping_cart', at: '/order/shopping_cart' };
const list = async () => [aCartGroup([aCartItem()])];

afterEach(leavePage);

test.each([
  ['a guest', {}, /^No account needed\./],
  ['whoever is signed in', { user: {} }, /^You see the full price before you pay\.$/],
])('[CART-09] %s is told about the price; that no account is needed, a guest alone', async (_who, world, words) => {
  await renderWithCart(route, { cart: { list } }, { ...place, ...world });
  expect(await screen.findByText(words)).toBeVisible();
});
