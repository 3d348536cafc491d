import { aConfig, aPreOrder, aStore } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, leavePage, renderWithCart } from '../testing/cart-environment';
import { stubStripe } from '../testing/stub-stripe';
import * as route from './order-confirm.route';

const open = () =>
  renderWithCart(
    route,
    {
      cart: { list: async () => cartOf(2) },
      orders: {
        preLoad: async () => aPreOrder(),
        create: async () => ({ orderNo: 'PT1', orderToken: 'guest-key', paid: false }),
      },
      pay: { methods: async () => ({ stripeStatus: true, paypalStatus: true }) },
      store: { details: async () => aStore(), config: async () => aConfig({ stripeScriptUrl: null }) },
      coupons: { forOrder: async () => [] },
    },
    { path: '/order/order_confirm', at: '/order/order_confirm?preOrderNo=PRE1000' },
  );

/** What a browser knows of a shopper, by the names of the HTML standard, and as which control it looks for it. */
const profile = {
  email: 'gina@souk.test',
  country: 'CA',
  'given-name': 'Gina',
  'family-name': 'Guest',
  'address-line1': '1 Main St',
  'address-level2': 'Toronto',
  'address-level1': 'ON',
  'postal-code': 'M5V 2T6',
  tel: '+14165550100',
};
const fieldFor = (token: string) => document.querySelector<HTMLInputElement>(`form [autocomplete="${token}"]`);

/** As browsers fill a form: one value after the other, past React, each with its two events. */
const autofill = () => {
  for (const [token, value] of Object.entries(profile)) act(() => fillOne(token, value));
};
const fillOne = (token: string, value: string) => {
  const control = fieldFor(token);
  if (!control) throw new Error(`no field for ${token}`);
  const own = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
};

beforeEach(() => history.replaceState(null, ''));
beforeEach(stubStripe);
afterEach(leavePage);

test('[K5] every field says what it is to a browser, all in one section, with a name and the keyboard it needs', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Email' });
  // A field of another section ("shipping …") is left out when the browser fills this one.
  const tokens = [...document.querySelectorAll('form [autocomplete]')].map((one) => one.getAttribute('autocomplete'));
  expect(tokens).toEqual(Object.keys(profile));
  for (const token of Object.keys(profile)) {
    expect(fieldFor(token)?.name).toMatch(/^\w+$/);
    expect(fieldFor(token)?.labels).toHaveLength(1);
  }
  const keyboards = {
    email: ['email', 'email', 'next'],
    tel: ['tel', 'tel', 'done'],
    'postal-code': ['text', null, 'next'],
  };
  for (const [token, expected] of Object.entries(keyboards)) {
    const control = fieldFor(token);
    expect([control?.type, control?.getAttribute('inputmode'), control?.getAttribute('enterkeyhint')]).toEqual(
      expected,
    );
  }
});

test('[K5] [ORDER-02] what the browser fills at once is in the form and in the order, with no key pressed', async () => {
  const { api } = await open();
  await screen.findByRole('textbox', { name: 'Email' });
  autofill();
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Shipping address' })).toHaveTextContent('Toronto'));
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(api.inputsOf('orders.create')).toHaveLength(1));
  expect(api.inputsOf('orders.create')[0]).toMatchObject({
    email: 'gina@souk.test',
    address: {
      firstName: 'Gina',
      lastName: 'Guest',
      country: 'CA',
      detail: '1 Main St',
      city: 'Toronto',
      province: 'ON',
      postCode: 'M5V 2T6',
      phone: '+14165550100',
    },
  });
});
