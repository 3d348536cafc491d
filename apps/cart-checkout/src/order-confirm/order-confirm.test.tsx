import { connectSink, type TrackedEvent } from '@souk/analytics';
import type { CouponForOrder, LineTrouble } from '@souk/contract';
import { orderTokenOf, panelsStore, toastsStore } from '@souk/state';
import { anAddress, aPreOrder, aRefusal, aUserCoupon } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { cardIsReady, field, open, paged, place, secret, typeGuest } from '../testing/open-checkout';
import { stripeSays, stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(() => {
  leavePage();
  history.replaceState(null, '');
});

/** What is said over the page. */
const said = () => toastsStore.getState().toasts.map(({ text }) => text);

describe('what it shows', () => {
  test('[ORDER-02, ROUTE-20] heading, groups, note and the button, by their names', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    for (const name of ['Shipping address', 'Payment method', 'Coupon']) {
      expect(await screen.findByRole('group', { name })).toBeVisible();
    }
    expect(field('Order note')).toHaveAttribute('maxlength', '150');
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Order summary' })).toHaveAttribute('href', '#order-summary');
    expect(within(screen.getByRole('complementary')).getByText('$100.90')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Linen House' })).getByText('$4.90')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Linen House' })).getByText(/^Arrives \w+, .+ – \w+, /),
    ).toBeVisible();
  });

  test('[ORDER-02] a pre-order that is over says so and leads back to the cart', async () => {
    await open({ orders: { preLoad: () => Promise.reject(aRefusal('PRE_ORDER_GONE')) } });
    expect(await screen.findByRole('heading', { name: 'This checkout is over' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/order/shopping_cart');
  });

  test('[ORDER-02] [ORDER-06] one that has become an order leads to it, and nothing can be placed again', async () => {
    const { address } = await open({
      orders: { preLoad: () => Promise.reject(aRefusal('ORDER_PLACED', { data: { orderNo: 'PT1' } })) },
    });
    await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });

  test('[ORDER-02] an address without a number shows the same', async () => {
    await open({}, { at: '/order/order_confirm' });
    expect(screen.getByRole('heading', { name: 'This checkout is over' })).toBeVisible();
  });

  test('[ORDER-02] a server that fails offers to try again', async () => {
    let isDown = true;
    await open({
      orders: { preLoad: async () => (isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : aPreOrder()) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  });

  test('[I18N-01, ORDER-02] speaks French', async () => {
    await open({}, { locale: 'fr' });
    expect(await screen.findByRole('group', { name: 'Adresse de livraison' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Moyen de paiement' })).toBeVisible();
  });
});

describe('a guest', () => {
  test('[K8] [ORDER-02] is told everything that is missing, the card too, and nothing is sent', async () => {
    stripeSays.submit.mockResolvedValue({
      error: { type: 'validation_error', message: 'Your card number is incomplete.' },
    });
    const { api } = await open();
    await cardIsReady();
    await place();
    expect(await screen.findAllByText('Please enter your email address')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Your card number is incomplete.' })).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(api.inputsOf('orders.create')).toEqual([]);
    act(stripeSays.change);
    expect(screen.queryByText('Your card number is incomplete.')).not.toBeInTheDocument();
  });

  test('[K7] [ORDER-04] an address is asked for in the words of its country', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'GB');
    expect(field('Postcode')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^County/ })).not.toBeRequired();
  });

  test('[K1] [ORDER-03, ORDER-04, ORDER-10] orders without an account and pays by the card on the same page', async () => {
    const { api, address } = await open();
    await typeGuest();
    await userEvent.type(field('Order note'), 'Ring twice');
    await place();
    await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
    expect(stripeSays.elements).toHaveBeenLastCalledWith(
      expect.objectContaining({ mode: 'payment', amount: 10_090, currency: 'usd', locale: 'en' }),
    );
    expect(stripeSays.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: secret,
        redirect: 'if_required',
        confirmParams: { return_url: `${location.origin}/order/payment_result?orderNo=PT1` },
      }),
    );
    expect(api.inputsOf('orders.create')).toEqual([
      {
        preOrderNo: 'PRE1000',
        address: {
          email: 'gina@souk.test',
          firstName: 'Gina',
          lastName: 'Guest',
          country: 'US',
          detail: '1 Main St',
          detail2: '',
          city: 'Boston',
          province: 'MA',
          postCode: '02108',
          phone: '617 555 0100',
        },
        email: 'gina@souk.test',
        payType: 'stripe',
        payChannel: 'pc',
        payFee: 100.9,
        platUserCouponId: null,
        mark: 'Ring twice',
        orderMerchantRequestList: [{ merId: 3, userCouponId: null }],
      },
    ]);
    expect(orderTokenOf('PT1')).toBe('guest-key');
    expect(api.inputsOf('pay.payment')).toMatchObject([
      { orderNo: 'PT1', payType: 'stripe', payChannel: 'pc', storeName: 'Souk' },
    ]);
  });

  test('[K10] pressing twice sends one order', async () => {
    const { api } = await open({ orders: { create: () => new Promise(() => {}) } });
    await typeGuest();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Place order' }));
    expect(api.inputsOf('orders.create')).toHaveLength(1);
  });

  test('[ORDER-02] is told when there is no network, and may press again', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open({ orders: { create: () => Promise.reject(aRefusal('SERVER_ERROR')) } });
    await typeGuest();
    await place();
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    expect(field('City')).toHaveValue('Boston');
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
    online.mockRestore();
  });

  test('finds what was typed again after a reload', async () => {
    const first = await open();
    await typeGuest();
    first.unmount();
    await open();
    expect(await screen.findByRole('textbox', { name: 'Email', hidden: true })).toHaveValue('gina@souk.test');
    expect(field('City')).toHaveValue('Boston');
    expect(await screen.findByRole('radio', { name: /^Card/ })).toBeChecked();
  });

  test('[LOGIN-12] may sign in for coupons, but need not', async () => {
    await open();
    const coupon = within(await screen.findByRole('group', { name: 'Coupon' }));
    await userEvent.click(coupon.getByRole('button', { name: 'Sign in' }));
    expect(panelsStore.getState().panel.kind).toBe('login');
  });

  test('[ACCT-02] what the server refuses of an address stands under its field', async () => {
    const refusal = aRefusal('FIELDS_INVALID', {
      message: 'Bad parameter',
      data: {
        fields: { postCode: 'This postal code does not fit the country' },
      },
    });
    await open({ orders: { create: () => Promise.reject(refusal) } });
    await typeGuest();
    await place();
    expect(await screen.findAllByText('This postal code does not fit the country')).not.toHaveLength(0);
    expect(field('City')).toHaveValue('Boston');
  });
});

describe('what may change at the last moment', () => {
  const troubles = (lines: LineTrouble[]) =>
    aRefusal('LINES_REFUSED', { message: 'Some products cannot be bought', data: { lines } });
  const short: LineTrouble = { ref: '501', name: 'Linen shirt', reason: 'OUT_OF_STOCK', available: 1 };

  test('[ORDER-02] names the line that is short and lets the rest be bought, keeping what was typed', async () => {
    const pre = async () => ({ preOrderNo: 'PRE2', expiresAt: '2030-01-01T00:00:00.000Z' });
    const { api, address } = await open({ orders: { create: () => Promise.reject(troubles([short])), pre } });
    await typeGuest();
    await place();
    expect(await screen.findByText(/only 1 left/)).toBeVisible();
    expect(screen.getByText(/only 1 left/).closest('[role=alert]')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with what is available' }));
    await waitFor(() => expect(address()).toBe('/order/order_confirm?preOrderNo=PRE2'));
    expect(api.inputsOf('orders.pre')).toEqual([
      { preOrderType: 'shoppingCart', orderDetails: [{ productId: 11, attrValueId: 115, productNum: 1 }] },
    ]);
    expect(await screen.findByRole('textbox', { name: 'Email', hidden: true })).toHaveValue('gina@souk.test');
  });

  test('[ORDER-02] when nothing is left only the cart is offered', async () => {
    await open({ orders: { create: () => Promise.reject(troubles([{ ...short, available: 0 }])) } });
    await typeGuest();
    await place();
    expect(await screen.findByText(/is sold out/)).toBeVisible();
    const trouble = within(screen.getByText(/is sold out/).closest<HTMLElement>('[role=alert]') ?? document.body);
    expect(trouble.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/order/shopping_cart');
    expect(screen.queryByRole('button', { name: /Go on with/ })).not.toBeInTheDocument();
  });

  test('[CART-09] a total that changed is shown anew before anyone pays it', async () => {
    let fee = 100.9;
    const changed = aRefusal('PRICE_CHANGED', { message: 'The price has changed', data: { payFee: 110.9 } });
    const preLoad = async () => aPreOrder({ payFee: fee });
    const { api } = await open({ orders: { preLoad, create: () => Promise.reject(changed) } });
    await typeGuest();
    fee = 110.9;
    await place();
    expect(await screen.findByText('The price has changed')).toBeVisible();
    expect(await screen.findByText(/^Nothing was charged. The total is now \$110\.90/)).toBeVisible();
    expect(await screen.findByText('$110.90')).toBeVisible();
    // Nothing was sent again by itself: the next press is the shopper's, of the sum that stands there now.
    const asked = () => api.inputsOf('orders.create').map((one) => (one as { payFee: number }).payFee);
    expect(asked()).toEqual([100.9]);
    await place();
    await waitFor(() => expect(asked()).toEqual([100.9, 110.9]));
  });

  test('[ORDER-04] an order whose payment cannot be started is kept and offers to pay again', async () => {
    const { address } = await open({
      pay: {
        payment: () => Promise.reject(aRefusal('PAYMENT_PROVIDER_AWAY', { message: 'The payment service is away' })),
      },
    });
    await typeGuest();
    await place();
    await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
    expect(said()).toEqual(['The payment service is away']);
  });

  test('[ORDER-02] an order that cannot be placed is told in one place, beside the button', async () => {
    await open({ orders: { create: () => Promise.reject(aRefusal('SERVER_ERROR')) } });
    await typeGuest();
    await place();
    expect(await screen.findAllByText(/^Something went wrong/)).toHaveLength(1);
    expect(screen.getByText(/^What you typed is kept and nothing was charged/)).toBeVisible();
    expect(said()).toEqual([]);
  });
});

describe('a signed-in shopper', () => {
  const coupon = (own: Partial<CouponForOrder> = {}): CouponForOrder => ({
    ...aUserCoupon(),
    reason: null,
    off: 5,
    ...own,
  });
  const home = anAddress();
  const user = { user: {} };
  const book = {
    address: { list: async () => paged([home, anAddress({ id: 72, firstName: 'Bob', isDefault: false })]) },
  };

  test('[ORDER-02] finds the default address chosen and may choose another', async () => {
    const { api } = await open({ ...book, orders: { preLoad: async () => aPreOrder({ addressId: 71 }) } }, user);
    const group = within(await screen.findByRole('group', { name: 'Shipping address' }));
    expect(group.getByRole('radio', { name: /Ann Lee/ })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: /Bob Lee/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    await place();
    await waitFor(() => expect(api.inputsOf('orders.create')).toMatchObject([{ addressId: 72 }]));
    expect(api.inputsOf('orders.create')[0]).not.toHaveProperty('email');
  });

  test('[ORDER-02] without a default address is asked to choose one', async () => {
    const { api } = await open(book, user);
    await screen.findByRole('radio', { name: /Ann Lee/ });
    await place();
    expect(await screen.findAllByText('Please select the shipping address')).not.toHaveLength(0);
    expect(api.inputsOf('orders.create')).toEqual([]);
  });

  test('[C7] [ACCT-04, ORDER-02] sees which coupons fit and why others do not; choosing asks the server for the price', async () => {
    const price = async () => ({
      ...aPreOrder({ couponFee: 5, platCouponFee: 5, payFee: 95.9, platUserCouponId: 3101 }),
      rejectedCoupons: [],
    });
    const forOrder = async () => [coupon(), coupon({ id: 3102, name: 'Big', reason: 'From $200.00', off: 0 })];
    const { api } = await open({ ...book, orders: { price }, coupons: { forOrder } }, user);
    const link = await screen.findByText('One coupon applies');
    expect(screen.getByText(/From \$200\.00/)).not.toBeVisible();
    await userEvent.click(link);
    expect(screen.getByRole('radio', { name: /Big.*From \$200\.00/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Welcome/ }));
    expect(await screen.findByText('$95.90')).toBeVisible();
    expect(api.inputsOf('orders.price')).toMatchObject([{ preOrderNo: 'PRE1000', platUserCouponId: 3101 }]);
  });

  test('[lesson 19] [LOGIN-11, ORDER-02] a token that dies in the middle takes nothing with it: address, coupon and note stand', async () => {
    const price = async () => ({
      ...aPreOrder({ couponFee: 5, payFee: 95.9, platUserCouponId: 3101 }),
      rejectedCoupons: [],
    });
    const spent = () => Promise.reject(aRefusal('SIGN_IN_ENDED', { message: 'Your sign-in has ended' }));
    const forOrder = async () => [coupon()];
    const answers = { ...book, orders: { price, create: spent }, coupons: { forOrder } };
    const first = await open(answers, user);
    await userEvent.click(await screen.findByRole('radio', { name: /Bob Lee/ }));
    await userEvent.click(await screen.findByText('One coupon applies'));
    await userEvent.click(screen.getByRole('radio', { name: /Welcome/ }));
    await userEvent.type(field('Order note'), 'Ring twice');
    await userEvent.click(screen.getByRole('radio', { name: /^Card/ }));
    await screen.findByText('$95.90');
    await place();
    expect(await screen.findAllByText('Your sign-in has ended')).not.toHaveLength(0);
    expect(field('Order note')).toHaveValue('Ring twice');

    first.unmount();
    const create = async () => ({ orderNo: 'PT1', orderToken: null, paid: false });
    const { api } = await open({ ...answers, orders: { price, create } }, user);
    expect(await screen.findByRole('radio', { name: /Bob Lee/, hidden: true })).toBeChecked();
    expect(await screen.findByText('$95.90')).toBeVisible();
    await place();
    await waitFor(() =>
      expect(api.inputsOf('orders.create')).toMatchObject([
        { preOrderNo: 'PRE1000', addressId: 72, platUserCouponId: 3101, mark: 'Ring twice', payType: 'stripe' },
      ]),
    );
  });

  test('[ORDER-02] an address that was deleted meanwhile is said, and another one can be chosen', async () => {
    const create = jest.fn(async () => Promise.reject(aRefusal('ADDRESS_NOT_FOUND')));
    await open({ ...book, orders: { create } }, user);
    await userEvent.click(await screen.findByRole('radio', { name: /Bob Lee/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    await place();
    expect(await screen.findAllByText('Address does not exist')).not.toHaveLength(0);
    expect(screen.getAllByText(/Nothing was charged\. Choose another address/)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });

  test('[ORDER-01] a checkout whose time ran out before the press leads back to the cart', async () => {
    let isOver = false;
    const preLoad = async () => (isOver ? Promise.reject(aRefusal('PRE_ORDER_GONE')) : aPreOrder());
    const create = () => {
      isOver = true;
      return Promise.reject(aRefusal('PRE_ORDER_GONE'));
    };
    await open({ ...book, orders: { preLoad, create } }, user);
    await userEvent.click(await screen.findByRole('radio', { name: /Bob Lee/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    await place();
    expect(await screen.findByRole('heading', { name: 'This checkout is over' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/order/shopping_cart');
  });

  test('[ORDER-02] an order that costs nothing asks for no payment', async () => {
    const created = { orderNo: 'PT1', orderToken: null, paid: true };
    const preLoad = async () => aPreOrder({ payFee: 0, couponFee: 100.9, addressId: 71 });
    const { api, address } = await open({ ...book, orders: { preLoad, create: async () => created } }, user);
    expect(await screen.findByText('There is nothing to pay.')).toBeVisible();
    await place();
    await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
    expect(api.inputsOf('pay.payment')).toEqual([]);
  });
});

test('begin_checkout, add_shipping_info and add_payment_info are told once each, also after a reload', async () => {
  const events: TrackedEvent[] = [];
  const stop = connectSink((event) => events.push(event));
  // A sink is told what happened before it, too: here, by the tests above.
  events.length = 0;
  const preLoad = async () => aPreOrder({ preOrderNo: 'PRE-TRACKED' });
  const first = await open({ orders: { preLoad } });
  await typeGuest();
  first.unmount();
  await open({ orders: { preLoad } });
  await screen.findByRole('heading', { level: 2, name: /Payment method/ });
  await place();
  await waitFor(() => expect(events.some(({ name }) => name === 'add_payment_info')).toBe(true));
  const names = events.map(({ name }) => name).filter((name) => /checkout|info/.test(name));
  expect(names).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
  expect(events.at(-1)).toMatchObject({ payment_type: 'stripe', currency: 'USD', value: 100.9 });
  stop();
});
