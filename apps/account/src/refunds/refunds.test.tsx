import type { RefundOffer, RefundStatus } from '@souk/contract';
import { keepOrderToken, toastsStore } from '@souk/state';
import { anOrderLine, aRefund, aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as applyRoute from './refund-apply.route';
import * as detailRoute from './refund-detail.route';
import * as listRoute from './refund-list.route';
import * as visitorApplyRoute from './visitor-refund-apply.route';
import * as visitorDetailRoute from './visitor-refund-detail.route';

const page = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 10 });
const toast = () => toastsStore.getState().toasts.map(({ text }) => text);

const offer = (own: Partial<RefundOffer> = {}): RefundOffer => ({
  orderNo: 'PT1000-1',
  payPrice: 100.9,
  refundable: 96,
  types: [1, 2],
  orderInfoList: [
    { ...anOrderLine(), refundableNum: 2, refundableAmount: 96 },
    {
      ...anOrderLine({ id: 802, productName: 'Mug', payNum: 1, payShare: 12, postageShare: 0 }),
      refundableNum: 1,
      refundableAmount: 12,
    },
  ],
  ...own,
});

const apply = async (refunds: FakeAnswers['refunds'], uploads: FakeAnswers['uploads'] = {}) => {
  const api = fakeApi({
    refunds: { apply: async () => offer(), reasons: async () => ['Does not fit', 'Broken'], ...refunds },
    uploads,
  });
  const view = await renderRoute(applyRoute, {
    path: '/users/refund_confirm',
    at: '/users/refund_confirm?orderNo=PT1000-1',
    api,
    user: {},
  });
  await screen.findByText(/^(Request refund|There is nothing left to refund on this order)$/, {
    selector: 'button, h2, h3',
  });
  return { api, ...view };
};
afterEach(() => sessionStorage.clear());

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Request refund' }));

describe('asking for a refund', () => {
  test('[ACCT-05] reasons that could not be read are said so, and read again by a press', async () => {
    const refuse = () => Promise.reject(aRefusal('SERVER_ERROR'));
    // By the page's loader, by the page itself, by the press.
    const read = [refuse, refuse, async () => ['Broken']];
    await apply({ reasons: async () => read.shift()!() });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Broken' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('[ACCT-05] needs something to refund and a reason', async () => {
    const { api } = await apply({});
    await ask();
    expect(await screen.findByText('Please select an item')).toBeVisible();
    const mug = screen.getByRole('checkbox', { name: 'Mug' });
    expect(mug).toBeInvalid();
    expect(mug).toHaveAccessibleDescription('Please select an item');
    await userEvent.click(mug);
    await ask();
    expect(await screen.findByText('Please choose a reason')).toBeVisible();
    expect(api.inputsOf('refunds.create')).toEqual([]);
    expect(screen.getByLabelText('Comment')).toHaveAttribute('maxlength', '100');
  });

  test('[ACCT-05] a reason and words that were not sent are there again; what is chosen is chosen anew', async () => {
    const { unmount } = await apply({});
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mug' }));
    await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'Broken');
    await userEvent.type(screen.getByLabelText('Comment'), 'In two pieces.');
    unmount();
    await apply({});
    expect(screen.getByLabelText('Comment')).toHaveValue('In two pieces.');
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue('Broken'));
    expect(screen.getByRole('checkbox', { name: 'Mug' })).not.toBeChecked();
  });

  test('[ACCT-05] per line and piece; the estimate is the server’s rule, postage stays out', async () => {
    await apply({});
    await userEvent.click(screen.getByRole('checkbox', { name: 'Linen shirt' }));
    expect(screen.getByText('$96.00')).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Quantity of Linen shirt' })).getByRole('button', {
        name: 'Decrease quantity',
      }),
    );
    expect(screen.getByText('$48.00')).toBeVisible();
  });

  test('[ACCT-05] sends lines, kind, reason, remark; then shows the request', async () => {
    const { api, address } = await apply({ create: async () => ({ refundOrderNo: 'RF1', amount: 12 }) });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mug' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Return the items' }));
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Broken');
    await userEvent.type(screen.getByLabelText('Comment'), 'A crack.');
    await ask();
    await waitFor(() => expect(address()).toBe('/order/refund_detail?refundOrderNo=RF1'));
    expect(api.inputsOf('refunds.create')).toEqual([
      {
        orderNo: 'PT1000-1',
        type: 2,
        items: [{ orderInfoId: 802, num: 1 }],
        text: 'Broken',
        explain: 'A crack.',
        reasonImage: '',
      },
    ]);
    expect(toast()).toEqual(['Your request has been sent to the merchant']);
  });

  test('[ACCT-05] vouchers are sent as they are chosen, five at most, and go along', async () => {
    let number = 0;
    const image = async () => ({ url: `/img/u/v${++number}.webp`, fileName: 'v', fileSize: 1, type: 'image/png' });
    const { api } = await apply({ create: async () => ({ refundOrderNo: 'RF1', amount: 12 }) }, { image });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mug' }));
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Broken');
    const six = Array.from({ length: 6 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
    await userEvent.upload(screen.getByLabelText('Photos'), six);
    expect(await screen.findByRole('button', { name: 'Remove picture 5' })).toBeVisible();
    expect(screen.getByText('At most 5 pictures')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await ask();
    await waitFor(() => expect(api.inputsOf('refunds.create')).toHaveLength(1));
    expect(api.inputsOf('refunds.create')).toMatchObject([
      { reasonImage: '/img/u/v2.webp,/img/u/v3.webp,/img/u/v4.webp,/img/u/v5.webp' },
    ]);
  });

  test('[ACCT-05] who went on to another page before the answer came stays there', async () => {
    let answer = (): void => undefined;
    const { address, go } = await apply({
      create: () => new Promise((yes) => (answer = () => yes({ refundOrderNo: 'RF1', amount: 12 }))),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mug' }));
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Broken');
    await ask();
    await go('/products/all');
    await act(async () => answer());
    await waitFor(() => expect(toast()).toHaveLength(1));
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(address()).toBe('/products/all');
  });

  test('[ACCT-05] a refusal stands over the form, which keeps everything', async () => {
    await apply({
      create: () => Promise.reject(aRefusal('REFUND_OPEN', { message: 'A request for this line is open' })),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mug' }));
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Broken');
    await ask();
    expect(await screen.findByText('A request for this line is open')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Mug' })).toBeChecked();
  });

  test('[ACCT-05] nothing left to refund says so', async () => {
    await apply({ apply: async () => offer({ types: [] }) });
    expect(screen.getByRole('heading', { name: 'There is nothing left to refund on this order' })).toBeVisible();
  });
});

describe('own requests', () => {
  const list = async (refunds: FakeAnswers['refunds']) => {
    const api = fakeApi({ refunds: refunds ?? {} });
    await renderRoute(listRoute, { path: '/users/refund_list', at: '/users/refund_list', api, user: {} });
    return api;
  };

  test.each([
    [0, 'Merchant review in progress'],
    [1, 'Merchant refused'],
    [2, 'Refunding'],
    [3, 'Refunded'],
    [4, 'Waiting for the parcel'],
    [6, 'Withdrawn'],
  ] as [RefundStatus, string][])('[ACCT-05] status %i reads %s', async (refundStatus, word) => {
    await list({ list: async () => page([aRefund({ refundStatus })]) });
    expect(within(await screen.findByRole('article', { name: 'RF1000' })).getByText(word)).toBeVisible();
  });

  test('[ACCT-05] one that is being looked at can be withdrawn, after a question', async () => {
    const api = await list({ list: async () => page([aRefund()]), revoke: async () => true as const });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(toast()).toEqual(['Refund request withdrawn']));
    expect(api.inputsOf('refunds.revoke')).toEqual(['RF1000']);
  });

  test('[ACCT-05] a refused one can be asked again, or taken to the platform', async () => {
    await list({ list: async () => page([aRefund({ refundStatus: 1, actions: ['again', 'escalate'] })]) });
    expect(await screen.findByRole('link', { name: 'Ask again' })).toHaveAttribute(
      'href',
      '/users/refund_confirm?orderNo=PT1000-1',
    );
    expect(screen.getByRole('link', { name: 'Ask us to step in' })).toHaveAttribute(
      'href',
      '/users/support_ticket?new=1&type=refund&no=RF1000',
    );
  });
});

describe('one request', () => {
  const detail = async (refunds: FakeAnswers['refunds']) => {
    const api = fakeApi({ refunds: refunds ?? {} });
    await renderRoute(detailRoute, {
      path: '/order/refund_detail',
      at: '/order/refund_detail?refundOrderNo=RF1000',
      api,
      user: {},
    });
    return api;
  };

  test('[A3] [ACCT-05] [ROUTE-21] shows what, why and how far, and the reason of a refusal', async () => {
    await detail({
      detail: async () => aRefund({ refundStatus: 1, refundReason: 'Worn', refundReasonWapExplain: 'Too small' }),
    });
    expect(await screen.findByText('The merchant refused: Worn')).toBeVisible();
    for (const text of ['Does not fit', 'Too small', 'Refund requested', 'A refund'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('[ACCT-05] the parcel back has a carrier and a number', async () => {
    const api = await detail({
      detail: async () => aRefund({ refundStatus: 4, actions: ['return', 'revoke'], returnAddress: '1 Mill Lane' }),
      returning: async () => true as const,
    });
    expect(await screen.findByText('1 Mill Lane')).toBeVisible();
    const submit = screen.getByRole('button', { name: 'I have sent the parcel' });
    await userEvent.click(submit);
    expect(await screen.findByText('Please enter the carrier')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Carrier'), 'Post');
    await userEvent.type(screen.getByLabelText('Tracking number'), 'P-1');
    expect(sessionStorage).toHaveLength(1);
    await userEvent.click(submit);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await waitFor(() =>
      expect(api.inputsOf('refunds.returning')).toEqual([
        { refundOrderNo: 'RF1000', expressName: 'Post', trackingNumber: 'P-1' },
      ]),
    );
  });
});

describe('[ORDER-10] a guest, by the key that the tab holds', () => {
  beforeEach(() => sessionStorage.clear());

  test('asks for a refund without an account, without pictures, and is led to the request', async () => {
    keepOrderToken('PT1000', 'secret');
    const api = fakeApi({
      refunds: {
        apply: async () => offer(),
        reasons: async () => ['Does not fit'],
        create: async () => ({ refundOrderNo: 'RF1', amount: 12 }),
      },
    });
    const path = '/order/visitor/refund_confirm';
    const { address } = await renderRoute(visitorApplyRoute, { path, at: `${path}?orderNo=PT1000-1`, api });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Mug' }));
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Does not fit');
    expect(screen.queryByLabelText(/Vouchers|Photos/)).not.toBeInTheDocument();
    await ask();
    await waitFor(() => expect(address()).toBe('/order/visitor/refund_detail?orderNo=PT1000&refundOrderNo=RF1'));
  });

  test('sees the request, and the way back to the order', async () => {
    keepOrderToken('PT1000', 'secret');
    const api = fakeApi({ refunds: { detail: async () => aRefund({ merOrderNo: 'PT1000-1' }) } });
    const path = '/order/visitor/refund_detail';
    await renderRoute(visitorDetailRoute, { path, at: `${path}?orderNo=PT1000&refundOrderNo=RF1`, api });
    expect(await screen.findByText('Merchant review in progress')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to order PT1000' })).toHaveAttribute(
      'href',
      '/order/order_detail?orderNo=PT1000&token=secret',
    );
  });

  test('without the key the order’s own page mails the link', async () => {
    const path = '/order/visitor/refund_confirm';
    const { address } = await renderRoute(visitorApplyRoute, {
      path,
      at: `${path}?orderNo=PT1000-1`,
      api: fakeApi({}),
    });
    await waitFor(() => expect(address()).toBe('/order/order_detail?orderNo=PT1000'));
  });
});
