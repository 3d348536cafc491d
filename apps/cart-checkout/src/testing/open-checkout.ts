import { aConfig, aPayment, aPreOrder, aStore, type FakeAnswers } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from '../order-confirm/order-confirm.route';
import { cartOf, renderWithCart } from './cart-environment';
import { typeAddress, typeEmail } from './guest';
import { stripeSays } from './stub-stripe';

export const secret = 'pi_1_secret_2';
const stripe = aPayment({ stripeClientSecret: secret });
export const paged = <T>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 20 });
const basics = (): FakeAnswers => ({
  cart: { list: async () => cartOf(2) },
  orders: {
    preLoad: async () => aPreOrder(),
    create: async () => ({ orderNo: 'PT1', orderToken: 'guest-key', paid: false }),
  },
  pay: { methods: async () => ({ stripeStatus: true, paypalStatus: true }), payment: async () => stripe },
  store: { details: async () => aStore(), config: async () => aConfig({ stripeScriptUrl: null }) },
  address: { list: async () => paged([]) },
  coupons: { forOrder: async () => [] },
});
const withAnswers = (own: FakeAnswers): FakeAnswers => {
  const all = basics() as Record<string, object>;
  for (const [group, calls] of Object.entries(own)) all[group] = { ...all[group], ...calls };
  return all as FakeAnswers;
};
export const open = async (own: FakeAnswers = {}, environment = {}) => {
  const at = '/order/order_confirm?preOrderNo=PRE1000';
  const page = await renderWithCart(route, withAnswers(own), { path: '/order/order_confirm', at, ...environment });
  return page;
};
/** The card's fields can be typed into. */
export const cardIsReady = () => waitFor(() => expect(stripeSays.elements).toHaveBeenCalled());
export const place = async () => userEvent.click(await screen.findByRole('button', { name: 'Place order' }));
/** Also a field of a part that has folded: it stays in the form. */
export const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

export const typeGuest = async () => {
  await typeEmail();
  await typeAddress(field);
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await cardIsReady();
};
