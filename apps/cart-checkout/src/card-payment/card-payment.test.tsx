import type { PayResult } from '@souk/contract';
import { keepTypedAddress } from '@souk/state/typed-address';
import { aConfig, aPayment, aPurchase, aRefusal, type FakeAnswers } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import { stripeSays, stubStripe } from '../testing/stub-stripe';
import * as route from './card-payment.route';

const state = (own: Partial<PayResult> = {}): PayResult => ({
  orderNo: 'PT1',
  state: 'PENDING',
  payPrice: 62.5,
  payType: 'stripe',
  failReason: null,
  payDeadline: null,
  orders: [],
  ...own,
});
const open = (at: string, own: FakeAnswers = {}) =>
  renderWithCart(
    route,
    {
      store: { config: async () => aConfig({ stripeScriptUrl: null }) },
      orders: { visitorDetail: async () => aPurchase({ realName: 'Ann Lee', userAddress: '1 Main St, Boston' }) },
      ...own,
      pay: {
        result: async () => state(),
        methods: async () => ({ stripeStatus: true, paypalStatus: true }),
        ...own.pay,
      },
    },
    { path: '/order/stripe_payment', at },
  );
const goTo = (search: string) => history.replaceState(null, '', `/order/stripe_payment${search}`);
const payButton = () => screen.findByRole('button', { name: 'Pay $62.50' });

beforeEach(stubStripe);
afterEach(leavePage);

test('[ROUTE-22] the secret leaves the address at once; a referrer gets nothing', async () => {
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  await waitFor(() => expect(location.search).toBe('?orderNo=PT1'));
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test('[ROUTE-22] [ORDER-10] a guest sees in full the address that they typed in this tab', async () => {
  keepTypedAddress('PT1', {
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'US',
    detail: '1 Main Street',
    detail2: '',
    city: 'Springfield',
    province: 'Illinois',
    postCode: '62701',
    phone: '+1 217 555 0123',
    email: 'ada@souk.test',
  });
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  expect(await screen.findByText('1 Main Street')).toBeVisible();
  expect(screen.queryByText(/Ann Lee/)).not.toBeInTheDocument();
  sessionStorage.clear();
});

test('[ORDER-04] pays and goes to what the server knows', async () => {
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  const { address } = await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  await userEvent.click(await payButton());
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(stripeSays.confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}/order/payment_result?orderNo=PT1` },
    }),
  );
});

test('[ORDER-04] a declined card is said in the shopper’s words, and can be tried again', async () => {
  stripeSays.confirm.mockResolvedValue({
    error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  });
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  await userEvent.click(await payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged');
  expect(await payButton()).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Choose another way to pay' })).toBeVisible();
});

test('[ORDER-04] a refusal goes away with the first change in the fields', async () => {
  stripeSays.confirm.mockResolvedValue({ error: { type: 'card_error', code: 'card_declined', message: 'No' } });
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  await userEvent.click(await payButton());
  await screen.findByRole('alert');
  act(stripeSays.change);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[ORDER-04] empty fields are told by the provider under each, and nothing is said of a refusal', async () => {
  stripeSays.submit.mockResolvedValue({
    error: { type: 'validation_error', message: 'Your card number is incomplete.' },
  });
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  await userEvent.click(await payButton());
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stripeSays.confirm).not.toHaveBeenCalled();
});

test('[ROUTE-22] shows what is paid for, where it goes, the total and the cards that are taken', async () => {
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  const order = within(await screen.findByRole('region', { name: 'Your order' }));
  expect(await order.findByText('Linen shirt')).toBeVisible();
  expect(order.getByText('Ann Lee')).toBeVisible();
  expect(order.getByText('1 Main St, Boston')).toBeVisible();
  expect(order.getByText('$62.50')).toBeVisible();
  for (const name of ['Visa', 'Mastercard', 'American Express'])
    expect(screen.getByRole('img', { name })).toBeVisible();
});

test('[ORDER-04] a network that fails is said, and nothing is left turning', async () => {
  stripeSays.confirm.mockRejectedValue(new Error('offline'));
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1');
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  await userEvent.click(await payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment service did not answer');
  expect(await payButton()).not.toHaveAttribute('aria-busy');
});

test('[ORDER-04] a reload asks the server for the secret by the order’s number', async () => {
  goTo('?orderNo=PT1');
  const payment = async () => aPayment({ stripeClientSecret: 'pi_1_secret_2' });
  const { api } = await open('/order/stripe_payment?orderNo=PT1', { pay: { payment } });
  expect(await payButton()).toBeVisible();
  expect(api.inputsOf('pay.payment')).toMatchObject([{ orderNo: 'PT1', payType: 'stripe' }]);
});

test('[ORDER-04] paid in another tab, or Back after paying, leads to the result', async () => {
  goTo('?clientSecret=pi_1_secret_2&orderNo=PT1');
  const { address } = await open('/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1', {
    pay: { result: async () => state({ state: 'PAID' }) },
  });
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
});

test('[ORDER-04] an order that can no longer be paid leads to the result', async () => {
  goTo('?orderNo=PT1');
  const payment = () => Promise.reject(aRefusal('ORDER_CANCELLED', { message: 'This order is cancelled' }));
  const { address } = await open('/order/stripe_payment?orderNo=PT1', { pay: { payment } });
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
});

test('[ORDER-06] without a secret and a number there is nothing to pay', async () => {
  goTo('');
  await open('/order/stripe_payment');
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing parameters cannot view order payment status');
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/users/order_list');
});
