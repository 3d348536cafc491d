import { ApiError } from '@souk/api-client';
import { orderTokenOf } from '@souk/state';
import { aPreOrder, aRefusal } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { field, open, place, typeGuest } from '../testing/open-checkout';
import { stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(leavePage);

/** What stands below the button, with its place. */
const below = (name: string) => screen.getByRole('button', { name }).parentElement?.textContent;

describe('[ORDER-02] [MER-01] beside the button stands what its press does; returns are each merchant’s to promise', () => {
  test.each([
    ['en', 'Place order', /^Card/, 'Your card is charged $100.90 now.'],
    ['en', 'Place order', /^PayPal/, 'You approve $100.90 at PayPal next.'],
    ['fr', 'Commander et payer', /^Carte/, 'Votre carte est débitée de 100,90 $US maintenant.'],
    ['fr', 'Commander et payer', /^PayPal/, 'Vous approuvez ensuite 100,90 $US chez PayPal.'],
  ] as const)('%s, %s, %s', async (locale, button, way, said) => {
    await open({}, { locale });
    await userEvent.click(await screen.findByRole('radio', { name: way }));
    expect(below(button)?.replaceAll(/\s/g, ' ')).toBe(`${button}${said}`);
  });

  test('an order that costs nothing', async () => {
    await open({ orders: { preLoad: async () => aPreOrder({ payFee: 0, couponFee: 100.9 }) } });
    expect(await screen.findByText('There is nothing to pay.')).toBeVisible();
    expect(below('Place order')).toBe('Place order');
  });
});

test('[X1] what is missing or wrong is read aloud once: each at its field, and how many beside the button', async () => {
  await open();
  await place();
  const count = await screen.findByText(/^\d things need your attention:$/);
  const read = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(read).toContain(count.textContent);
  expect(read.filter((text) => text?.includes('Please enter your name'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Please enter your name' })).toBeVisible();
});

test('[ORDER-02] an order that stands with what was corrected after a lost answer is shown, not paid', async () => {
  const answers = [
    new ApiError({ code: 502 }),
    aRefusal('ORDER_PLACED', { message: 'This order already exists.', data: { orderNo: 'PT1', orderToken: 'key-1' } }),
  ];
  const { address, api } = await open({ orders: { create: () => Promise.reject(answers.shift()!) } });
  await typeGuest();
  await place();
  await screen.findByRole('alert');
  await userEvent.clear(field('City'));
  await userEvent.type(field('City'), 'Salem');
  await place();
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(orderTokenOf('PT1')).toBe('key-1');
  expect(api.inputsOf('pay.payment')).toEqual([]);
});
