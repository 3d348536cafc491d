import { orderLookupPath } from '@souk/domain';
import { orderTokenOf, panelsStore, toastsStore } from '@souk/state';
import { anOrder, aPayment, aPurchase, aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './order-detail.route';

const open = async (orders: FakeAnswers['orders'], at: string, isUser = true, more: FakeAnswers = {}) => {
  const api = fakeApi({ orders: orders ?? {}, ...more });
  const view = await renderRoute(route, { path: '/order/order_detail', at, api, ...(isUser ? { user: {} } : {}) });
  return { api, ...view };
};

describe('order detail', () => {
  test('[ORDER-07] without a number the specification’s sentence stands there', async () => {
    await open({}, '/order/order_detail');
    expect(screen.getByText('The order number is missing. The order details cannot be viewed')).toBeVisible();
  });

  test('[ORDER-07] whoever comes to find an order is told of nothing missing', async () => {
    await open({}, orderLookupPath, false);
    expect(screen.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible();
    expect(screen.queryByText(/order number is missing/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[ROUTE-21] a purchase shows one parcel for each merchant, sums, address and payment', async () => {
    const purchase = aPurchase({
      orders: [anOrder({ status: 1 }), anOrder({ orderNo: 'PT1000-2', merName: 'Clay Works', merId: 4 })],
    });
    await open({ detail: async () => ({ kind: 'purchase' as const, purchase }) }, '/order/order_detail?orderNo=PT1000');
    expect(await screen.findByRole('region', { name: 'Clay Works' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Order PT1000' })).toBeVisible();
    expect(screen.getByText(/2 parcels from 2 merchants/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Clay Works' })).toBeVisible();
    expect(screen.getByText(/1 Main St, Boston/)).toBeVisible();
    expect(screen.getAllByText('$100.90').length).toBeGreaterThan(0);
  });

  test('[ORDER-09] on paper a paid order is a receipt and an unpaid one is none', async () => {
    const detail = (paid: boolean) => async () => ({ kind: 'purchase' as const, purchase: aPurchase({ paid }) });
    const paid = await open({ detail: detail(true) }, '/order/order_detail?orderNo=PT1000');
    expect(await screen.findByText('Receipt', { selector: '[data-paper-only] *' })).toBeInTheDocument();
    paid.unmount();
    await open({ detail: detail(false) }, '/order/order_detail?orderNo=PT1000');
    await screen.findByRole('heading', { level: 1, name: 'Order PT1000' });
    expect(screen.queryByText('Receipt', { selector: '[data-paper-only] *' })).not.toBeInTheDocument();
  });

  test('[ORDER-08] what the carrier has handed over is delivered, also before the shopper says so', async () => {
    const order = anOrder({ status: 1, isDelivered: true });
    await open({ detail: async () => ({ kind: 'order' as const, order }) }, '/order/order_detail?orderNo=PT1000-1');
    expect((await screen.findAllByText('Delivered')).length).toBeGreaterThan(0);
    expect(screen.queryByText('In transit')).not.toBeInTheDocument();
  });

  test('[ORDER-08] one merchant’s order has its timeline and leads to the whole purchase', async () => {
    await open(
      { detail: async () => ({ kind: 'order' as const, order: anOrder() }) },
      '/order/order_detail?orderNo=PT1000-1',
    );
    expect(await screen.findByText('Order placed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Part of order PT1000' })).toHaveAttribute(
      'href',
      '/order/order_detail?orderNo=PT1000',
    );
  });

  test('[ORDER-08] a parcel on its way shows its stations, and leads to the carrier’s page by its name', async () => {
    const parcel = {
      expName: 'Post',
      expNo: 'P1',
      trackingUrl: 'https://post.example/track?no=P1',
      sendTime: '2024-05-20T10:00:00.000Z',
      orderInfoList: [],
    };
    await open(
      {
        detail: async () => ({
          kind: 'order' as const,
          order: anOrder({ status: 1, expName: 'Post', expNo: 'P1', parcels: [parcel] }),
        }),
        express: async () => ({
          expName: 'Post',
          expNo: 'P1',
          state: 'on the way',
          trackTime: null,
          tracks: [{ time: '2024-05-21T10:00:00.000Z', station: 'Left the sorting centre' }],
        }),
      },
      '/order/order_detail?orderNo=PT1000-1',
    );
    expect(await screen.findByText('Left the sorting centre')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See where the parcel is on post.example' });
    expect(link).toHaveAttribute('href', 'https://post.example/track?no=P1');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  test('[ROUTE-21] somebody else’s order is as unknown as one that does not exist', async () => {
    await open({ detail: () => Promise.reject(aRefusal('NOT_FOUND')) }, '/order/order_detail?orderNo=PT9');
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible();
  });

  test('[A2] [ORDER-10] a guest sees the purchase by the token of the link, and what the server allows its bearer', async () => {
    const allowed = aPurchase({ orders: [anOrder({ actions: ['cancel', 'refund', 'receipt'] })] });
    const { api } = await open(
      { visitorDetail: async () => allowed, cancel: async () => true as const },
      '/order/order_detail?orderNo=PT1000&token=secret',
      false,
    );
    expect(await screen.findByRole('region', { name: 'Linen House' })).toBeVisible();
    expect(api.inputsOf('orders.visitorDetail')).toEqual([{ orderNo: 'PT1000' }]);
    expect(screen.getByRole('link', { name: 'Request refund' })).toHaveAttribute(
      'href',
      '/order/visitor/refund_confirm?orderNo=PT1000-1',
    );
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(api.inputsOf('orders.cancel')).toEqual(['PT1000-1']));
  });

  test('[ORDER-09] [ORDER-10] of two parcels each is cancelled by itself, and the question says so', async () => {
    const parcel = { paid: true, actions: ['cancel' as const] };
    const orders = [anOrder(parcel), anOrder({ ...parcel, orderNo: 'PT1000-2', merName: 'Clay Works', merId: 4 })];
    const { api } = await open(
      { visitorDetail: async () => aPurchase({ paid: true, orders }), cancel: async () => true as const },
      '/order/order_detail?orderNo=PT1000&token=secret',
      false,
    );
    const card = within(await screen.findByRole('region', { name: 'Clay Works' }));
    await userEvent.click(card.getByRole('button', { name: 'Cancel this parcel' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the parcel from Clay Works?' }));
    expect(
      dialog.getByText(/^We ask Clay Works to cancel this parcel.*Your other parcels still come\.$/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this parcel' }));
    await waitFor(() => expect(api.inputsOf('orders.cancel')).toEqual(['PT1000-2']));
    const said = toastsStore.getState().toasts.map(({ text }) => text);
    expect(said).toEqual(['We asked Clay Works to cancel their parcel']);
  });

  test('[ACCT-05] [ORDER-10] requests for money back stand with the order, a guest’s by the key of this tab', async () => {
    const refunds = [{ refundOrderNo: 'RF1', refundStatus: 4 as const, refundPrice: 48 }];
    await open(
      { visitorDetail: async () => aPurchase({ orders: [anOrder({ refunds })] }) },
      '/order/order_detail?orderNo=PT1000&token=secret',
      false,
    );
    expect(await screen.findByRole('link', { name: 'Refund of $48.00' })).toHaveAttribute(
      'href',
      '/order/visitor/refund_detail?orderNo=PT1000&refundOrderNo=RF1',
    );
    expect(screen.getByText('Waiting for the parcel')).toBeVisible();
  });

  test('[ORDER-08] [ORDER-10] where a guest’s parcel is, is asked by the key of the link, and once', async () => {
    const asked: unknown[] = [];
    const sent = anOrder({ orderNo: 'PT2000-1', status: 1, expName: 'Post', expNo: 'P1' });
    await open(
      {
        visitorDetail: async () => aPurchase({ orderNo: 'PT2000', orders: [sent] }),
        express: async (_orderNo, given) => {
          const key = given && 'orderToken' in given ? given.orderToken : undefined;
          asked.push(key);
          if (key !== 'secret') throw aRefusal('NOT_FOUND');
          return { expName: 'Post', expNo: 'P1', state: 'on the way', trackTime: null, tracks: [] };
        },
      },
      '/order/order_detail?orderNo=PT2000&token=secret',
      false,
    );
    expect(await screen.findByText('Post, number P1')).toBeVisible();
    expect(asked).toEqual(['secret']);
  });

  test('[ORDER-09] [ORDER-10] a purchase that lapsed says that nothing was charged, not that it waits for its payment', async () => {
    await open(
      { visitorDetail: async () => aPurchase({ state: 'cancelled', paid: false, payTime: null, payDeadline: null }) },
      '/order/order_detail?orderNo=PT1000&token=secret',
      false,
    );
    expect(await screen.findByText('Nothing was charged')).toBeVisible();
    expect(screen.queryByText('Not paid yet')).toBeNull();
  });

  test('[ORDER-09] [ORDER-10] an open purchase says until when it is kept, and a guest can still pay it', async () => {
    const payDeadline = '2024-05-21T11:00:00.000Z';
    const payment = jest.fn(async (_input: object, _options?: object) => aPayment({ stripeClientSecret: 'pi_secret' }));
    const { address } = await open(
      { visitorDetail: async () => aPurchase({ state: 'unpaid', payDeadline, actions: ['pay', 'change'] }) },
      '/order/order_detail?orderNo=PT1000&token=secret',
      false,
      { pay: { methods: async () => ({ paypalStatus: false, stripeStatus: true }), payment } },
    );
    expect(await screen.findByText(/Pay before/)).toHaveTextContent('May 21, 2024');
    expect(screen.getByRole('button', { name: 'Change something' })).toBeEnabled();
    expect(orderTokenOf('PT1000')).toBe('secret');
    // Nothing is told of an earlier try on the way.
    await userEvent.click(screen.getByRole('button', { name: 'Pay $100.90' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay $100.90' }));
    await waitFor(() => expect(address()).toMatch(/^\/order\/stripe_payment\?/));
    expect(payment.mock.calls[0]?.[1]).toMatchObject({ orderToken: 'secret' });
  });

  test('[ORDER-09] one merchant’s order that is not paid is paid with its whole purchase, whose sum the button names', async () => {
    const unpaid = { paid: false, payDeadline: '2030-01-01T00:00:00.000Z' };
    const order = anOrder({ ...unpaid, payPrice: 40, actions: ['pay', 'cancel'] });
    const orders = [order, anOrder({ ...unpaid, orderNo: 'PT1000-2', merName: 'Clay Works', merId: 4 })];
    const purchase = aPurchase({ ...unpaid, state: 'unpaid', actions: ['pay', 'change', 'cancel'], orders });
    const { api } = await open(
      {
        detail: async (orderNo) =>
          orderNo === 'PT1000' ? { kind: 'purchase' as const, purchase } : { kind: 'order' as const, order },
        cancel: async () => true as const,
      },
      '/order/order_detail?orderNo=PT1000-1',
    );
    expect(await screen.findByText('It is paid together with the other parcels of order PT1000.')).toBeVisible();
    expect(screen.getAllByText(/Pay before/)).toHaveLength(1);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Pay $100.90', 'Change something', 'Cancel order']);
    await userEvent.click(screen.getByRole('button', { name: 'Pay $100.90' }));
    expect(within(screen.getByRole('dialog')).getByText('You are about to pay $100.90.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(api.inputsOf('orders.cancel')).toEqual(['PT1000']));
  });

  test('[ORDER-09] of a purchase from one merchant its order’s page names no other orders', async () => {
    const order = anOrder({ paid: false, payDeadline: '2030-01-01T00:00:00.000Z', actions: ['pay', 'cancel'] });
    const purchase = aPurchase({ paid: false, state: 'unpaid', actions: ['pay', 'change', 'cancel'], orders: [order] });
    await open(
      {
        detail: async (orderNo) =>
          orderNo === 'PT1000' ? { kind: 'purchase' as const, purchase } : { kind: 'order' as const, order },
      },
      '/order/order_detail?orderNo=PT1000-1',
    );
    expect(await screen.findByRole('button', { name: 'Pay $100.90' })).toBeVisible();
    expect(screen.queryByText(/paid together/)).toBeNull();
  });

  test('[ROUTE-21] a parcel leads to its merchant’s contact', async () => {
    await open(
      { detail: async () => ({ kind: 'order' as const, order: anOrder() }) },
      '/order/order_detail?orderNo=PT1000-1',
    );
    expect(await screen.findByRole('link', { name: 'Contact Linen House' })).toBeVisible();
  });

  test('[K1] [ORDER-10] signed in, a guest’s purchase can be taken into the account', async () => {
    const { address } = await open(
      {
        visitorDetail: async () => aPurchase(),
        visitorClaim: async () => true as const,
        detail: async () => ({ kind: 'purchase' as const, purchase: aPurchase() }),
      },
      '/order/order_detail?orderNo=PT1000&token=secret',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add to my account' }));
    await waitFor(() => expect(address()).toBe('/order/order_detail?orderNo=PT1000'));
    expect(toastsStore.getState().toasts[0]?.text).toBe('The order is now in your account');
  });

  test('[K12] [lesson 18] [ORDER-10] without a token a guest has the link mailed; the answer tells nothing about the order', async () => {
    const { api } = await open(
      { visitorLink: async () => 'If it matches, we sent a link' },
      '/order/order_detail?orderNo=PT1000',
      false,
    );
    const form = screen.getByRole('heading', { name: 'Find your order' }).closest('form')!;
    await userEvent.click(within(form).getByRole('button', { name: 'Email me the link' }));
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email used for the order'), 'guest@souk.test');
    await userEvent.click(within(form).getByRole('button', { name: 'Email me the link' }));
    expect(await screen.findByRole('status')).toHaveTextContent('If it matches, we sent a link');
    expect(api.inputsOf('orders.visitorLink')).toEqual([{ orderNo: 'PT1000', email: 'guest@souk.test' }]);
    await userEvent.click(screen.getByRole('button', { name: 'I have an account' }));
    expect(panelsStore.getState().panel.kind).toBe('login');
  });
});
