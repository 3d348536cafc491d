import { orderTokenOf } from '@souk/state';
import { aCartGroup, aConfig, aPayment, aPreOrder, aRefusal, aStore, type FakeAnswers } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { leavePage, renderWithCart } from '../../testing/cart-environment';
import * as cart from '../../cart-page/cart.route';

type Handlers = Record<string, (event: object) => unknown>;

/** The provider's library as far as express payment uses it; the test presses its buttons. */
const wallet = (() => {
  let handlers: Handlers = {};
  let wallets: object | undefined;
  const elements = { options: {} as { amount?: number } };
  const confirmPayment = jest.fn(async (_: object): Promise<object> => ({ paymentIntent: { status: 'succeeded' } }));
  const element = {
    on: (name: string, listener: (event: object) => unknown) => {
      handlers[name] = listener;
      if (name === 'ready') setTimeout(() => listener({ availablePaymentMethods: wallets }));
    },
    mount() {},
    destroy() {},
    update() {},
    off() {},
  };
  const make = (options: object) => {
    elements.options = { ...options };
    const update = (more: object) => Object.assign(elements.options, more);
    return { create: () => element, getElement: () => element, submit: async () => ({}), update };
  };
  const stripe = {
    elements: make,
    confirmPayment,
    confirmCardPayment() {},
    createToken() {},
    createPaymentMethod() {},
    registerAppInfo() {},
    _registerWrapper() {},
  };
  return {
    install(own: object | undefined) {
      handlers = {};
      wallets = own;
      confirmPayment.mockClear();
      Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
    },
    tell: (name: string, event: object) => act(async () => void (await handlers[name]?.(event))),
    isReady: () => handlers['click'] !== undefined,
    confirmPayment,
    amount: () => elements.options.amount,
  };
})();

/** What stands above the form comes into view at once. */
const seeAll = () => {
  class Seen {
    constructor(private readonly tell: (entries: object[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Seen, requestIdleCallback: (run: () => void) => setTimeout(run) });
};

const estimate = { proTotalFee: 96, freightFee: 4.9, payFee: 100.9, orderList: [] };
const open = (own: FakeAnswers = {}) =>
  renderWithCart(
    cart,
    {
      store: { config: async () => aConfig({ stripeScriptUrl: null }), details: async () => aStore() },
      cart: { list: async () => [aCartGroup()], ...own.cart },
      orders: {
        estimate: async () => estimate,
        pre: async () => ({ preOrderNo: 'PRE1000', expiresAt: '2030-01-01T00:00:00.000Z' }),
        preLoad: async () => aPreOrder(),
        create: async () => ({ orderNo: 'PT1', orderToken: 'guest-key', paid: false }),
        ...own.orders,
      },
      pay: {
        methods: async () => ({ stripeStatus: true, paypalStatus: false }),
        payment: async () => aPayment({ stripeClientSecret: 'pi_1_secret_2' }),
        ...own.pay,
      },
    },
    { path: '/order/shopping_cart', at: '/order/shopping_cart' },
  );
const boston = {
  line1: '3 Harbour Walk',
  line2: null,
  city: 'Boston',
  state: 'MA',
  postal_code: '02108',
  country: 'US',
};
const agreed = (own: object = {}) => ({
  paymentFailed: jest.fn(),
  billingDetails: { name: 'Wanda Wallet', email: 'wanda@wallet.test', phone: '+1 217 555 0166', address: boston },
  shippingAddress: { name: 'Wanda Wallet', address: boston },
  ...own,
});
/** The shopper presses a wallet's button and their address is priced. */
const openSheet = async () => {
  await waitFor(() => expect(wallet.isReady()).toBe(true));
  const pressed = { resolve: jest.fn(), reject: jest.fn() };
  await wallet.tell('click', pressed);
  const asked = { name: 'Wanda', address: { ...boston }, resolve: jest.fn(), reject: jest.fn() };
  await wallet.tell('shippingaddresschange', asked);
  return { pressed, asked };
};

beforeEach(() => {
  seeAll();
  wallet.install({ applePay: true });
});
afterEach(leavePage);

test('[ORDER-02] a wallet’s name and address make the order, at the server’s price, and pay it', async () => {
  const { api, address } = await open();
  const { pressed, asked } = await openSheet();
  expect(pressed.resolve).toHaveBeenCalledWith({
    lineItems: [{ name: 'Items', amount: 9600 }],
    shippingRates: [{ id: 'delivery', displayName: 'Delivery', amount: 490 }],
  });
  expect(asked.resolve).toHaveBeenCalled();
  expect(wallet.amount()).toBe(10090);
  expect(api.inputsOf('orders.create')).toEqual([]);
  await wallet.tell('confirm', agreed());
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(api.inputsOf('orders.create')).toMatchObject([
    {
      preOrderNo: 'PRE1000',
      address: { firstName: 'Wanda', lastName: 'Wallet', country: 'US', detail: '3 Harbour Walk', postCode: '02108' },
      email: 'wanda@wallet.test',
      payType: 'stripe',
      payFee: 100.9,
    },
  ]);
  expect(orderTokenOf('PT1')).toBe('guest-key');
  expect(wallet.confirmPayment).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2' }));
});

test('[ORDER-04] the wallet’s button stays until it has paid, though the cart is empty by then', async () => {
  let isBought = false;
  const create = async () => {
    isBought = true;
    return { orderNo: 'PT1', orderToken: null, paid: false };
  };
  const list = async () => (isBought ? [] : [aCartGroup()]);
  await open({ orders: { create }, cart: { list } });
  await openSheet();
  wallet.confirmPayment.mockImplementationOnce(async () => {
    expect(screen.getByRole('group', { name: 'Express checkout' })).toBeInTheDocument();
    return { paymentIntent: { status: 'succeeded' } };
  });
  const event = agreed();
  await wallet.tell('confirm', event);
  expect(event.paymentFailed).not.toHaveBeenCalled();
});

test('[ORDER-06] turning back orders nothing and says so', async () => {
  const { api } = await open();
  await openSheet();
  await wallet.tell('cancel', {});
  expect(api.inputsOf('orders.create')).toEqual([]);
});

test('[ACCT-02] a country where nothing is sent is refused in the sheet', async () => {
  const { api } = await open();
  await waitFor(() => expect(wallet.isReady()).toBe(true));
  await wallet.tell('click', { resolve() {}, reject() {} });
  const asked = { name: 'Wanda', address: { ...boston, country: 'AQ' }, resolve: jest.fn(), reject: jest.fn() };
  await wallet.tell('shippingaddresschange', asked);
  expect(asked.reject).toHaveBeenCalled();
  expect(api.inputsOf('orders.pre')).toEqual([]);
});

test('[ORDER-02] a line that is sold out meanwhile closes the sheet; the cart is read anew', async () => {
  const gone = aRefusal('LINES_REFUSED', {
    message: 'Some products cannot be bought',
    data: {
      lines: [{ ref: '501', name: 'Shirt', reason: 'OUT_OF_STOCK', available: 0 }],
    },
  });
  const { api } = await open({ orders: { pre: () => Promise.reject(gone) } });
  const before = api.inputsOf('cart.list').length;
  const { asked } = await openSheet();
  expect(asked.reject).toHaveBeenCalled();
  await waitFor(() => expect(api.inputsOf('cart.list').length).toBeGreaterThan(before));
});

test('[CART-09] nobody pays another sum than the one in the sheet', async () => {
  const { api } = await open({ orders: { preLoad: async () => aPreOrder({ payFee: 110.9 }) } });
  await waitFor(() => expect(wallet.isReady()).toBe(true));
  await wallet.tell('click', { resolve() {}, reject() {} });
  const event = agreed();
  await wallet.tell('confirm', event);
  expect(event.paymentFailed).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('price has changed') }),
  );
  expect(api.inputsOf('orders.create')).toEqual([]);
});

test('[ORDER-04] a declined wallet leaves the order to be paid otherwise', async () => {
  wallet.confirmPayment.mockResolvedValueOnce({ error: { type: 'card_error', code: 'card_declined' } });
  const { address } = await open();
  await openSheet();
  const event = agreed();
  await wallet.tell('confirm', event);
  expect(event.paymentFailed).toHaveBeenCalled();
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
});

test('[ORDER-02] a wallet that tells too little leads to the form, which knows the rest', async () => {
  const { api, address } = await open();
  await openSheet();
  await wallet.tell(
    'confirm',
    agreed({ billingDetails: { name: 'Wanda Wallet', email: 'wanda@wallet.test', address: boston } }),
  );
  await waitFor(() => expect(address()).toBe('/order/order_confirm?preOrderNo=PRE1000'));
  expect(api.inputsOf('orders.create')).toEqual([]);
  expect(sessionStorage.getItem('souk.checkoutDraft.PRE1000')).toContain('3 Harbour Walk');
});

test('[CART-08] with nothing chosen no wallet opens', async () => {
  await open();
  await waitFor(() => expect(wallet.isReady()).toBe(true));
  await act(async () => (await screen.findByRole('checkbox', { name: 'Select all' })).click());
  const pressed = { resolve: jest.fn(), reject: jest.fn() };
  await wallet.tell('click', pressed);
  expect(pressed.reject).toHaveBeenCalled();
});

test('a device without a wallet is shown none, and no “or”', async () => {
  wallet.install(undefined);
  await open();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Express checkout' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeVisible();
});
