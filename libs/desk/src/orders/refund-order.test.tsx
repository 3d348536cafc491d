import { ApiError } from '@souk/api-client';
import type { OrderRefundPreview } from '@souk/contract/desk';
import { aDeskOrder, aDeskOrderLine, aDeskSelf, aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { toastsStore } from '@souk/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { RefundOrder } from './refund-order';

const line = aDeskOrderLine({ id: 3, num: 2, unitCents: 4800, payCents: 10_190, freightCents: 590, sent: 2 });
const offer: OrderRefundPreview = {
  goodsCents: 9600,
  freightCents: 0,
  cents: 9600,
  postageCents: 590,
  mostCents: 10_000,
};

const open = async (own: FakeAnswers['desk'] = {}) => {
  const api = fakeApi({
    desk: {
      orderRefundPreview: async ({ isPostageBack }) =>
        isPostageBack ? { ...offer, freightCents: 590, cents: 10_190 } : offer,
      orderRefund: async () => ({ refundNo: 'RF1' }),
      ...own,
    },
  });
  const order = aDeskOrder({ status: 'inTransit', lines: [line], can: { ...aDeskOrder().can, refund: null } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('support'), null)}>
      <RefundOrder order={order} />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: '/admin/orders/PT1-1', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund pieces' }));
  return { api, dialog: within(screen.getByRole('dialog', { name: 'Refund without a request' })) };
};

test('[DESK-11] the sums of a refund without a request are the server’s, and what the role may not give is told', async () => {
  const { api, dialog } = await open();
  await userEvent.type(dialog.getByRole('textbox', { name: /Linen shirt/ }), '2');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Give the postage back too: $5.90' }));
  expect(await dialog.findByRole('button', { name: 'Refund $101.90' })).toBeEnabled();
  expect(dialog.getByText(/ask finance for the rest/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: /postage/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why is it refunded?' }), 'Lost');
  await userEvent.type(dialog.getByRole('textbox', { name: 'A few words to the customer' }), 'Sorry!');
  await userEvent.click(await dialog.findByRole('button', { name: 'Refund $96.00' }));
  expect(api.inputsOf('desk.orderRefund')).toEqual([
    {
      no: 'PT1-1',
      items: [{ id: 3, num: 2 }],
      reason: 'Lost',
      isPostageBack: false,
      isSellable: false,
      isMailed: true,
      message: 'Sorry!',
    },
  ]);
});

test('[DESK-21] pieces and the reason of a refund are told at their fields, all at once, and no longer what was put right', async () => {
  const { api, dialog } = await open();
  const pieces = dialog.getByRole('textbox', { name: /Linen shirt/ });
  const reason = dialog.getByRole('textbox', { name: 'Why is it refunded?' });
  const send = () => userEvent.click(dialog.getByRole('button', { name: /^Refund \$/ }));
  await userEvent.type(pieces, '3');
  expect(pieces).toBeValid();
  await send();
  expect(pieces).toHaveAccessibleDescription(/Enter a number from 0 to 2/);
  expect(reason).toHaveAccessibleDescription(/Say why/);
  expect(dialog.getByText(/^Choose at least one piece/)).toBeVisible();
  await userEvent.clear(pieces);
  expect(pieces).toBeValid();
  await userEvent.type(pieces, '2');
  await userEvent.type(reason, 'Lost');
  expect(dialog.queryByText(/^Choose at least one piece/)).toBeNull();
  expect(reason).toBeValid();
  expect(api.inputsOf('desk.orderRefund')).toEqual([]);
});

test('[DESK-11] nothing is written to a customer who is not mailed', async () => {
  const { dialog } = await open();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Mail the customer/ }));
  expect(dialog.queryByRole('textbox', { name: 'A few words to the customer' })).toBeNull();
});

test('[DESK-11] nothing is given back while nobody knows how much it is: the sums are asked for again', async () => {
  let isDown = true;
  const { api, dialog } = await open({
    orderRefundPreview: async () => (isDown ? Promise.reject(new ApiError({ code: 502 })) : offer),
  });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why is it refunded?' }), 'Lost');
  await userEvent.type(dialog.getByRole('textbox', { name: /Linen shirt/ }), '2');
  const again = await dialog.findByRole('button', { name: 'Retry' });
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $0.00' }));
  expect(api.inputsOf('desk.orderRefund')).toEqual([]);
  isDown = false;
  await userEvent.click(again);
  await userEvent.click(await dialog.findByRole('button', { name: 'Refund $96.00' }));
  await waitFor(() => expect(api.inputsOf('desk.orderRefund')).toHaveLength(1));
});

test('[DESK-11] an order of which a colleague or its customer left nothing to give is not offered for it any longer', async () => {
  const { dialog } = await open({
    orderRefund: async () =>
      Promise.reject(aRefusal('ORDER_STATE_CHANGED', { data: { state: 'inTransit', status: 1 } })),
  });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why is it refunded?' }), 'Lost');
  await userEvent.type(dialog.getByRole('textbox', { name: /Linen shirt/ }), '2');
  await userEvent.click(await dialog.findByRole('button', { name: 'Refund $96.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[DESK-11] a dialog that was opened again since stays, with what is typed in it, when the answer to the one before comes', async () => {
  let answer: (given: { refundNo: string }) => void = () => undefined;
  const { dialog } = await open({ orderRefund: () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why is it refunded?' }), 'Lost');
  await userEvent.type(dialog.getByRole('textbox', { name: /Linen shirt/ }), '1');
  await userEvent.click(await dialog.findByRole('button', { name: 'Refund $96.00' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Refund pieces' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Why is it refunded?' }), 'Broken');
  answer({ refundNo: 'RF1' });
  await waitFor(() => expect(toastsStore.getState().toasts).not.toEqual([]));
  expect(screen.getByRole('textbox', { name: 'Why is it refunded?' })).toHaveValue('Broken');
});
