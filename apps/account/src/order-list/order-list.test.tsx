import type { PurchaseSummary } from '@souk/contract';
import { cartStore, panelsStore, toastsStore } from '@souk/state';
import {
  anOrder,
  anOrderLine,
  aPayment,
  aPurchase,
  aPurchaseSummary,
  aRefusal,
  aStore,
  type FakeAnswers,
  fakeApi,
  renderRoute,
} from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './order-list.route';

const counts = { unPaidCount: 1, unShippedCount: 2, receivedCount: 0, replyCount: 3, completeCount: 9, refundCount: 0 };
const page = (list: PurchaseSummary[], pages = 1) => ({ list, pageNum: 1, pages, total: list.length, limit: 10 });

const open = async (list: PurchaseSummary[], more: FakeAnswers = {}, at = '/users/order_list') => {
  const api = fakeApi({
    ...more,
    orders: { list: async () => page(list), counts: async () => counts, ...more.orders },
  });
  const view = await renderRoute(route, { path: '/users/order_list', at, api, user: {} });
  return { api, ...view };
};

const toast = () => toastsStore.getState().toasts.map(({ text }) => text);
const done = (own = {}) => aPurchaseSummary({ state: 'completed', orders: [anOrder({ status: 3, ...own })] });
const unpaid = aPurchaseSummary({
  paid: false,
  state: 'unpaid',
  actions: ['pay', 'change', 'cancel'],
  payDeadline: '2030-01-01T00:00:00.000Z',
  orders: [anOrder({ paid: false, actions: ['pay', 'cancel'] })],
});

describe('order list', () => {
  test('[ORDER-08] the part that is open is in sight, also where the row is wider than the screen', async () => {
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(this.hasAttribute('aria-current') ? 500 : 0, 0, 100, 44);
    });
    await open([], {}, '/users/order_list?type=4');
    expect(screen.getByRole('navigation', { name: 'Orders by status' }).scrollLeft).toBe(500);
    measured.mockRestore();
  });

  test('[ORDER-08] a purchase from two merchants is one card with each merchant’s order in it', async () => {
    await open([
      aPurchaseSummary({
        state: 'partlyShipped',
        orders: [
          anOrder({ status: 1 }),
          anOrder({
            orderNo: 'PT1000-2',
            merId: 4,
            merName: 'Clay Works',
            orderInfoList: [anOrderLine({ id: 802, productName: 'Mug' })],
          }),
        ],
      }),
    ]);
    const card = await screen.findByRole('article', { name: 'PT1000' });
    expect(within(card).getByText('Partly in transit')).toBeVisible();
    expect(within(card).getByText('2 merchants')).toBeVisible();
    const linen = within(card).getByRole('group', { name: 'Linen House' });
    expect(within(linen).getByText('In transit')).toBeVisible();
    const clay = within(card).getByRole('group', { name: 'Clay Works' });
    expect(within(clay).getByText('Paid')).toBeVisible();
    expect(within(clay).getByRole('link', { name: 'Mug' })).toBeVisible();
  });

  test.each([
    [{ status: 0, paid: false }, 'Unpaid'],
    [{ status: 0 }, 'Paid'],
    [{ status: 1 }, 'In transit'],
    [{ status: 2 }, 'Delivered'],
    [{ status: 3 }, 'Completed'],
    [{ status: 9 }, 'Cancelled'],
    [{ status: 2, isReply: true }, 'Reviewed'],
    [{ status: 2, refundStatus: 1 }, 'Refund requested'],
    [{ status: 2, refundStatus: 2 }, 'Refunding'],
  ] as const)('[ORDER-08] %j is told as %s', async (own, word) => {
    await open([aPurchaseSummary({ orders: [anOrder(own)] })]);
    const order = await screen.findByRole('group', { name: 'Linen House' });
    expect(within(order).getByText(word)).toBeVisible();
  });

  test.each([
    [0, { back: 1, usd: 48 }, 'Paid'],
    [1, { back: 1, usd: 48 }, 'In transit'],
    [2, { back: 1, usd: 48 }, 'Delivered'],
    [3, { back: 1, usd: 48 }, 'Completed'],
    [1, { back: 2, usd: 96 }, 'Refunded'],
    [3, { back: 0, usd: 100.9 }, 'Refunded'],
    [9, { back: 2, usd: 100.9 }, 'Refunded'],
  ] as const)(
    '[ORDER-08] status %i with %j of two pieces for $100.90 refunded is told as %s',
    async (status, part, word) => {
      const refunded = {
        refundStatus: 3 as const,
        refundedPrice: part.usd,
        orderInfoList: [anOrderLine({ refundedNum: part.back })],
      };
      await open([aPurchaseSummary({ orders: [anOrder({ status, ...refunded })] })]);
      const order = await screen.findByRole('group', { name: 'Linen House' });
      expect(within(order).getByText(word)).toBeVisible();
      expect(within(order).getByText(`$${part.usd.toFixed(2)} of $100.90 refunded`)).toBeVisible();
    },
  );

  test('[A1] [ORDER-08] tabs ask for a state and say how many wait', async () => {
    const { api, address } = await open([done()]);
    const tabs = screen.getByRole('navigation', { name: 'Orders by status' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['All', 'Unpaid1', 'Paid2', 'In transit', 'To review3', 'Completed', 'Cancelled']);
    await userEvent.click(within(tabs).getByRole('link', { name: /To review/ }));
    await waitFor(() => expect(address()).toBe('/users/order_list?type=4'));
    expect(api.inputsOf('orders.list').at(-1)).toMatchObject({ type: '4', page: 1 });
  });

  test('[A1] [ORDER-09] the search keeps the state and stands in the address', async () => {
    const { api, address } = await open([done()], {}, '/users/order_list?type=3');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'shirt{Enter}');
    await waitFor(() => expect(address()).toBe('/users/order_list?type=3&keyword=shirt'));
    expect(api.inputsOf('orders.list').at(-1)).toMatchObject({ type: '3', keyword: 'shirt' });
  });

  test('[ORDER-09] shows exactly the actions that the server allows', async () => {
    await open([
      aPurchaseSummary({ orders: [anOrder({ actions: ['take', 'express', 'refund', 'again', 'review', 'delete'] })] }),
    ]);
    const order = await screen.findByRole('group', { name: 'Linen House' });
    const names = [...within(order).getAllByRole('link'), ...within(order).getAllByRole('button')].map(
      (one) => one.textContent,
    );
    // The merchant and the product lead to their pages; all else is what may be done.
    expect(names).toEqual([
      'Linen House',
      'Linen shirt',
      'View details',
      'Write a review',
      'Track parcel',
      'Request refund',
      'Mark as received',
      'Order again',
      'Delete',
    ]);
  });

  test.each([
    [
      'Cancel order',
      'cancel',
      'Cancel this order?',
      'We asked the merchant to cancel your order',
      { actions: ['cancel'] },
    ],
    ['Delete', 'delete', 'Delete this order?', 'Order deleted', { actions: ['delete'] }],
    ['Mark as received', 'take', 'Has everything arrived?', 'Order marked as received', { actions: ['take'] }],
  ] as const)('[ORDER-09] %s is asked for once more, done, and reported', async (name, call, question, said, own) => {
    const { api } = await open([aPurchaseSummary({ orders: [anOrder({ ...own, actions: [...own.actions] })] })], {
      orders: { [call]: async () => true as const },
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = screen.getByRole('dialog', { name: question });
    expect(api.inputsOf(`orders.${call}`)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(toast()).toEqual([said]));
    expect(api.inputsOf(`orders.${call}`)).toEqual(['PT1000-1']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['paid', true, /^We ask the merchant to cancel it/, 'We asked the merchant to cancel your order'],
    ['unpaid', false, /^If you have paid already/, 'Order cancelled'],
  ] as const)(
    '[ORDER-09] what cancelling a %s order does is said before and after',
    async (state, paid, before, after) => {
      await open(
        [aPurchaseSummary({ state, paid, actions: ['cancel'], orders: [anOrder({ paid, actions: ['cancel'] })] })],
        {
          orders: { cancel: async () => true as const },
        },
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
      expect(dialog.getByText(before)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
      await waitFor(() => expect(toast()).toEqual([after]));
    },
  );

  test('[ORDER-09] an order whose payment came in before its cancelling is said to be asked for, not cancelled', async () => {
    await open([unpaid], {
      orders: {
        cancel: async () => true as const,
        detail: async () => ({ kind: 'purchase' as const, purchase: aPurchase({ paid: true, state: 'paid' }) }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(toast()).toEqual(['We asked the merchant to cancel your order']));
  });

  test('[ORDER-09] an answer of no leaves everything as it was', async () => {
    const { api } = await open([aPurchaseSummary({ orders: [anOrder({ actions: ['cancel'] })] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(api.inputsOf('orders.cancel')).toEqual([]);
  });

  test('[ORDER-03] an open purchase is paid as a whole: confirmation, method, card page with the secret', async () => {
    const { api, address } = await open([unpaid], {
      store: { details: async () => aStore({ name: 'Souk' }) },
      pay: {
        methods: async () => ({ paypalStatus: true, stripeStatus: true }),
        payment: async () => aPayment({ orderNo: 'PT1000', stripeClientSecret: 'pi_1_secret' }),
      },
    });
    expect(await screen.findByText(/Pay before/)).toHaveTextContent('Not paid yet');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(['Pay $100.90', 'Change something', 'Cancel order']);
    await userEvent.click(screen.getByRole('button', { name: 'Pay $100.90' }));
    const dialog = screen.getByRole('dialog', { name: 'Pay this order' });
    expect(within(dialog).getByText('You are about to pay $100.90.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $100.90' }));
    await waitFor(() => expect(address()).toBe('/order/stripe_payment?clientSecret=pi_1_secret&orderNo=PT1000'));
    expect(api.inputsOf('pay.payment')).toEqual([
      { orderNo: 'PT1000', payType: 'stripe', payChannel: 'pc', hostName: 'localhost', storeName: 'Souk' },
    ]);
  });

  test('[ORDER-03] where cards are not taken, PayPal is what is chosen, and what is asked for', async () => {
    const { api } = await open([unpaid], {
      pay: {
        methods: async () => ({ paypalStatus: true, stripeStatus: false }),
        payment: () => Promise.reject(aRefusal('PAYMENT_PROVIDER_AWAY')),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $100.90' }));
    const dialog = screen.getByRole('dialog', { name: 'Pay this order' });
    expect(await within(dialog).findByRole('radio', { name: 'PayPal' })).toBeChecked();
    await waitFor(() => expect(within(dialog).queryByRole('radio', { name: /card/i })).toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $100.90' }));
    await waitFor(() => expect(api.inputsOf('pay.payment')).toMatchObject([{ payType: 'paypal' }]));
  });

  test('[ORDER-03] a way that was closed meanwhile is no longer asked for; with none left nothing is to be agreed to', async () => {
    let isOpen = true;
    await open([unpaid], {
      pay: {
        methods: async () => ({ paypalStatus: false, stripeStatus: isOpen }),
        payment: () => {
          isOpen = false;
          return Promise.reject(aRefusal('PAYMENT_METHOD_NOT_OFFERED', { message: 'This way to pay is not open' }));
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $100.90' }));
    const dialog = screen.getByRole('dialog', { name: 'Pay this order' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pay $100.90' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This way to pay is not open');
    expect(await within(dialog).findByText(/^No way to pay is open at the moment/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('[ORDER-03] a refusal whose order, and the dialog with it, went meanwhile is said once, over the page', async () => {
    let isCancelled = false;
    await open([], {
      orders: { list: async () => page(isCancelled ? [] : [unpaid]) },
      pay: {
        methods: async () => ({ paypalStatus: false, stripeStatus: true }),
        payment: () => {
          isCancelled = true;
          return Promise.reject(aRefusal('ORDER_CANCELLED', { message: 'This order was cancelled' }));
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $100.90' }));
    const dialog = screen.getByRole('dialog', { name: 'Pay this order' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pay $100.90' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toast()).toEqual(['This order was cancelled']));
  });

  test('[ORDER-03] who closed the dialog before the payment began is not led to it', async () => {
    let answer = (): void => undefined;
    const { address } = await open([unpaid], {
      pay: {
        methods: async () => ({ paypalStatus: false, stripeStatus: true }),
        payment: () => new Promise((begin) => (answer = () => begin(aPayment()))),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $100.90' }));
    const dialog = screen.getByRole('dialog', { name: 'Pay this order' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pay $100.90' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await act(async () => answer());
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(address()).toBe('/users/order_list');
  });

  const shirts = (capped: boolean) => ({ productId: 11, name: 'Linen shirt', cartNum: 2, capped });
  const vase = { productId: 12, name: 'Vase', reason: 'Sold out' };
  const partly = 'Your order is back in the cart, but not all of it.';
  test.each([
    ['fills the cart', [shirts(false)], [], 'status', 'Everything is back in your cart'],
    ['fills the cart and says what is gone', [shirts(false)], [vase], 'status', `${partly} Vase: Sold out.`],
    ['says how many stock held back', [shirts(true)], [], 'status', `${partly} Linen shirt: only 2 left.`],
    [
      'names what is gone once',
      [],
      [{ ...vase, reason: '“Vase” is no longer sold' }],
      'alert',
      'Nothing was added to your cart. “Vase” is no longer sold.',
    ],
    ['that brings nothing is no success', [], [vase], 'alert', 'Nothing was added to your cart. Vase: Sold out.'],
  ] as const)('[A1] [ORDER-09] order again %s', async (_what, added, skipped, kind, text) => {
    const changedElsewhere = jest.fn(async () => {});
    cartStore.setState({ changedElsewhere });
    panelsStore.getState().closePanel();
    const again = async () => ({ added: [...added], skipped: [...skipped] });
    await open([done({ actions: ['again'] })], { orders: { again } });
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(toastsStore.getState().toasts).toMatchObject([{ kind, text }]));
    expect(changedElsewhere).toHaveBeenCalled();
    // What the cart does not hold can be read over the page: the drawer takes such a message away.
    expect(panelsStore.getState().panel.kind).toBe(text === 'Everything is back in your cart' ? 'cart' : 'none');
    if (!text.startsWith(partly)) return;
    const { action } = toastsStore.getState().toasts[0]!;
    expect(action).toMatchObject({ label: 'View cart' });
    act(() => action!.run());
    expect(panelsStore.getState().panel.kind).toBe('cart');
  });

  test('[ORDER-09] an order that nobody paid goes back into the cart; what stock holds back is said', async () => {
    cartStore.setState({ changedElsewhere: async () => {} });
    const { address } = await open([unpaid], {
      orders: {
        toCart: async () => ({
          added: [{ productId: 11, name: 'Linen shirt', cartNum: 1, capped: true }],
          skipped: [{ productId: 12, name: 'Vase', reason: 'Sold out' }],
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change something' }));
    await waitFor(() => expect(address()).toBe('/order/shopping_cart'));
    expect(toast()).toEqual([
      'Your order is back in the cart, but not all of it. Linen shirt: only 1 left. Vase: Sold out.',
    ]);
  });

  test('[ORDER-09] of one of which nothing can be had the cart has no part', async () => {
    cartStore.setState({ changedElsewhere: async () => {} });
    await open([unpaid], { orders: { toCart: async () => ({ added: [], skipped: [vase] }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change something' }));
    await waitFor(() => expect(toast()).toEqual(['Vase: Sold out.']));
  });

  test('[ORDER-09] a refusal shows the server’s words and changes nothing', async () => {
    await open([aPurchaseSummary({ orders: [anOrder({ actions: ['delete'] })] })], {
      orders: {
        delete: () =>
          Promise.reject(aRefusal('ORDER_NOT_DELETABLE', { message: 'A refund of this order is still open' })),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toast()).toEqual(['A refund of this order is still open']));
  });

  test('[ORDER-09] an order that was cancelled on another device is shown as it is once the press was refused', async () => {
    const gone = aPurchaseSummary({ paid: false, state: 'cancelled', actions: [], orders: [anOrder({ actions: [] })] });
    let isGone = false;
    await open([], {
      orders: {
        list: async () => page([isGone ? gone : unpaid]),
        cancel: () => {
          isGone = true;
          return Promise.reject(aRefusal('ORDER_NOT_CANCELLABLE', { message: 'It is cancelled already' }));
        },
      },
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cancel order' }))[0]!);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(toast()).toEqual(['It is cancelled already']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument());
  });

  test('[ORDER-09] an empty list says what to do next', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/products/all');
  });

  test('[ERR-02] a list that cannot be read offers to try again', async () => {
    const server = { isDown: true };
    await open([], {
      orders: {
        list: () => (server.isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : Promise.resolve(page([done()]))),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
    server.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'PT1000' })).toBeVisible();
  });
});
