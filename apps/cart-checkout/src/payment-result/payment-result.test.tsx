import { connectSink, type TrackedEvent } from '@souk/analytics';
import type { PayResult } from '@souk/contract';
import { anOrder, aPurchase, aRefusal } from '@souk/testing';
import { QueryClient } from '@souk/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepOrderToken, orderTokenOf, panelsStore } from '@souk/state';
import { keepTypedAddress } from '@souk/state/typed-address';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import * as route from './payment-result.route';

const result = (own: Partial<PayResult> = {}): PayResult => ({
  orderNo: 'PT1000',
  state: 'PAID',
  payPrice: 100.9,
  payType: 'stripe',
  failReason: null,
  payDeadline: null,
  orders: [{ orderNo: 'PT1000-1', merName: 'Linen House' }],
  ...own,
});
const arrives = { from: '2026-11-24T10:00:00.000Z', until: '2026-11-27T10:00:00.000Z' };
const open = (
  own: Partial<PayResult>,
  at = '/order/payment_result?orderNo=PT1000',
  answers = {},
  orders = {},
  environment = {},
) =>
  renderWithCart(
    route,
    {
      pay: {
        result: async () => result(own),
        methods: async () => ({ stripeStatus: true, paypalStatus: true }),
        ...answers,
      },
      orders: {
        visitorDetail: async () => aPurchase({ orders: [anOrder({ orderNo: 'PT1000-1', arrives })] }),
        ...orders,
      },
      store: { details: () => Promise.reject(aRefusal('SERVER_ERROR')) },
    },
    { path: '/order/payment_result', at, ...environment },
  );

beforeEach(() => keepOrderToken('PT1000', 'guest-key'));
afterEach(leavePage);

test('[K12] [lesson 16] [ORDER-06] paid: the purchase, every merchant’s own order, what is in it and what happens next', async () => {
  await open({
    orders: [
      { orderNo: 'PT1000-1', merName: 'Linen House' },
      { orderNo: 'PT1000-2', merName: 'Oak Yard' },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
  const parcels = within(screen.getByRole('region', { name: 'It ships in 2 parcels from 2 merchants' }));
  expect(parcels.getByText('PT1000-1')).toBeVisible();
  expect(parcels.getByText('PT1000-2')).toBeVisible();
  expect(await parcels.findByText('Linen shirt')).toBeVisible();
  expect(parcels.getByText('Arrives Tue, Nov 24 – Fri, Nov 27')).toBeVisible();
  const link = screen.getByRole('link', { name: 'See the order' });
  expect(link).toHaveAttribute('href', '/order/order_detail?orderNo=PT1000&token=guest-key');
});

test('[ORDER-08] lists of orders that were read before the payment are read anew, whatever came of it', async () => {
  for (const state of ['PAID', 'FAILED', 'CANCELLED'] as const) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['orders', 'list', 'all', ''], { pages: [] });
    const { unmount } = await open({ state }, undefined, {}, {}, { queryClient });
    await waitFor(() => expect(queryClient.getQueryState(['orders', 'list', 'all', ''])?.isInvalidated).toBe(true));
    unmount();
  }
});

test('[ORDER-06] whoever paid in another tab and comes back to this one reads that it is paid', async () => {
  let now: Partial<PayResult> = { state: 'FAILED' };
  // as the shell sets it for all queries
  const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  await open({}, undefined, { result: async () => result(now) }, {}, { queryClient });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
  now = { state: 'PAID' };
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();
});

test('[K1] a guest who paid is offered an account, and the dialog begins with that', async () => {
  await open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Create an account or sign in' }));
  expect(panelsStore.getState().panel).toEqual({ kind: 'login', mode: 'createAccount' });
});

test('[ORDER-06] [ORDER-09] money that came too late is said to come back; nobody is told that nothing was charged', async () => {
  await open({ state: 'EXPIRED', returnedPrice: 100.9 });
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Your payment of $100.90 arrived too late and is being refunded');
  expect(told).not.toHaveTextContent('Nothing was charged');
});

test('[ORDER-06] failed: Pay for failure, why, what is safe, and both ways to pay again', async () => {
  await open({ state: 'FAILED', failReason: 'There is not enough money on this card.' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('There is not enough money on this card.');
  expect(screen.getByRole('alert')).toHaveTextContent('Your order is kept. Try again, or choose another way to pay.');
  expect(screen.getByRole('link', { name: 'Pay $100.90' })).toHaveAttribute(
    'href',
    '/order/stripe_payment?orderNo=PT1000',
  );
  expect(await screen.findByRole('button', { name: 'Pay with PayPal' })).toBeEnabled();
});

test('[ORDER-04] a way that is closed while this page is open says so and leaves it; with none left that is said', async () => {
  let [stripeStatus, paypalStatus] = [true, true];
  const payment = () => {
    [stripeStatus, paypalStatus] = [false, false];
    return Promise.reject(aRefusal('PAYMENT_METHOD_NOT_OFFERED', { message: 'This way to pay is not open' }));
  };
  const methods = async () => ({ stripeStatus, paypalStatus });
  await open({ state: 'UNPAID' }, undefined, { methods, payment });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay with PayPal' }));
  expect(await screen.findByText('This way to pay is not open')).toBeVisible();
  expect(await screen.findByText(/^No way to pay is open at the moment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay with PayPal' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

describe('[ORDER-06] an order that nobody has paid', () => {
  const unpaid: Partial<PayResult> = { state: 'UNPAID', payDeadline: '2024-05-21T11:00:00.000Z' };

  test('[K13] says so first, at the top of the page, with the focus; then paying, then changing it', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await open(unpaid);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Not paid yet' });
    expect(heading).toHaveFocus();
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    expect(screen.getByText(/Pay before/)).toHaveTextContent('May 21, 2024');
    await screen.findByRole('button', { name: 'Pay with PayPal' });
    const main = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    expect(main.slice(0, 2)).toEqual(['Pay $100.90', 'Change something']);
    expect(screen.queryByText(/waiting for the payment/)).not.toBeInTheDocument();
    scrolled.mockRestore();
  });

  test('shows what it holds, what that costs and where it goes', async () => {
    await open(unpaid);
    const list = within(await screen.findByRole('region', { name: 'Your order' }));
    expect(await list.findByText('Linen shirt')).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$100.90');
  });

  test('goes on with the means that was chosen', async () => {
    await open({ ...unpaid, payType: 'paypal' });
    expect(await screen.findByRole('button', { name: 'Pay $100.90' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Pay by card' })).toBeVisible();
  });

  test('[ORDER-09] [ORDER-10] goes back into the cart by the guest’s own key', async () => {
    const toCart = async () => ({ added: [], skipped: [] });
    const { api, address } = await open(unpaid, undefined, {}, { toCart });
    await userEvent.click(await screen.findByRole('button', { name: 'Change something' }));
    await waitFor(() => expect(address()).toBe('/order/shopping_cart'));
    expect(api.inputsOf('orders.toCart')).toEqual([{ orderNo: 'PT1000' }]);
  });
});

test.each(['CANCELLED', 'EXPIRED'] as const)('[ORDER-06] %s: no more paying, back into the cart', async (state) => {
  const { address } = await open({ state }, undefined, {}, { toCart: async () => ({ added: [], skipped: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Put it back in the cart' }));
  await waitFor(() => expect(address()).toBe('/order/shopping_cart'));
});

test('[ORDER-10] the key of a mailed link opens the order, and leaves the address', async () => {
  sessionStorage.clear();
  await open({ state: 'UNPAID' }, '/order/payment_result?orderNo=PT1000&key=mailed');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not paid yet' })).toBeVisible();
  expect(orderTokenOf('PT1000')).toBe('mailed');
  expect(location.search).toBe('?orderNo=PT1000');
});

test('[ORDER-06] a provider that does not answer is no refusal: what is safe is said', async () => {
  await open({ state: 'UNKNOWN' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment service does not answer');
  expect(screen.getByRole('alert')).toHaveTextContent('If you paid, nothing is lost');
});

test('[K14] [ORDER-10] a guest sees in full what they typed in this tab; elsewhere it stays masked', async () => {
  keepTypedAddress('PT1000', {
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
  const first = await open({});
  expect(await screen.findByText('1 Main Street')).toBeVisible();
  expect(screen.getByText('Springfield, Illinois 62701')).toBeVisible();
  first.unmount();
  sessionStorage.removeItem('soukOrderAddress.PT1000');
  await open({});
  await screen.findByText('Ships to');
  expect(screen.queryByText('1 Main Street')).not.toBeInTheDocument();
});

test('[ORDER-06] without a number says what is missing', async () => {
  await open({}, '/order/payment_result');
  expect(screen.getByRole('alert')).toHaveTextContent('Missing parameters cannot view order payment status');
});

test('[ORDER-06] pending: asks again by itself, then the shopper may', async () => {
  let state: PayResult['state'] = 'PENDING';
  const ask = jest.fn(async () => result({ state }));
  await open({}, undefined, { result: ask });
  expect(await screen.findByRole('heading', { level: 1, name: 'We are waiting for the payment' })).toBeVisible();
  await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(1));
  state = 'PAID';
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /is paid/ })).toBeVisible();
});

test('[lesson 7] [ORDER-06] what the address says of success is not believed', async () => {
  await open({ state: 'FAILED' }, '/order/payment_result?orderNo=PT1000&redirect_status=succeeded&status=true');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
});

test('[ORDER-04] back from PayPal: the server is told once and asks PayPal itself', async () => {
  const paypalSuccess = async () => ({ status: true, payPrice: 100.9, orderNo: 'PT1000' });
  const { api } = await open({}, '/order/payment_result?orderNo=PT1000&token=EC-1&PayerID=P1', { paypalSuccess });
  await screen.findByRole('heading', { level: 1, name: /is paid/ });
  expect(api.inputsOf('pay.paypalSuccess')).toEqual([{ token: 'EC-1', payerID: 'P1' }]);
  expect(location.search).toBe('?orderNo=PT1000');
});

test('[lesson 8] [ORDER-04] turned back at PayPal: the order is kept and can be paid otherwise', async () => {
  const paypalCancel = async () => ({ status: false, payPrice: 100.9, orderNo: 'PT1000' });
  const at = '/order/payment_result?orderNo=PT1000&cancel=1&token=EC-1';
  const { api } = await open({ state: 'UNPAID', failReason: 'You turned back before paying.' }, at, { paypalCancel });
  expect(await screen.findByText('You turned back before paying.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Not paid yet' })).toBeVisible();
  expect(api.inputsOf('pay.paypalCancel')).toEqual([{ token: 'EC-1' }]);
  expect(screen.getByRole('link', { name: 'Pay $100.90' })).toBeVisible();
});

test('[ORDER-06] a server that does not answer leaves nobody in doubt', async () => {
  let isDown = true;
  const ask = async () => (isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : result());
  await open({}, undefined, { result: ask });
  expect(await screen.findByText(/If you paid, nothing is lost/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /is paid/ })).toBeVisible();
});

test('[ORDER-10] a guest in a tab without their key is led to the link by mail', async () => {
  await open({}, undefined, { result: () => Promise.reject(aRefusal('NOT_FOUND')) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This order is not open in this tab');
  // Of an order that was placed a moment ago no letter has been sent yet.
  expect(screen.getByRole('alert')).toHaveTextContent('by its number and your email: we email you a link');
  expect(screen.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find the order' })).toHaveAttribute(
    'href',
    '/order/order_detail?orderNo=PT1000',
  );
});

test('[lesson 8] purchase is told once, whatever is reloaded', async () => {
  const events: TrackedEvent[] = [];
  const stop = connectSink((event) => events.push(event));
  // A sink is told what happened before it, too: here, by the tests above.
  events.length = 0;
  const first = await open({});
  await screen.findByRole('heading', { level: 1, name: /is paid/ });
  first.unmount();
  await open({});
  await screen.findByRole('heading', { level: 1, name: /is paid/ });
  await waitFor(() => expect(events.some(({ name }) => name === 'purchase')).toBe(true));
  expect(events.filter(({ name }) => name === 'purchase')).toMatchObject([
    { transaction_id: 'PT1000', currency: 'USD', value: 100.9 },
  ]);
  stop();
});
