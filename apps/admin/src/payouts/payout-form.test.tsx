import type { DeskStatement } from '@souk/contract/desk';
import { ApiError } from '@souk/api-client';
import { QueryClient } from '@souk/query';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './payout-detail.route';

const at = '2026-04-01T00:00:00.000Z';
const statement: DeskStatement = {
  id: 3,
  merchantId: 7,
  merchantName: 'Wool Row',
  period: '2026-03',
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: at,
  state: 'due',
  dueCents: 90_00,
  totals: {
    goodsCents: 100_00,
    shippingCents: 0,
    couponCents: 0,
    commissionCents: -10_00,
    refundCents: 0,
    commissionBackCents: 0,
    adjustmentCents: 0,
    settlementCents: 0,
    carriedCents: 0,
  },
  paidOn: null,
  version: 1,
  timeZone: 'UTC',
  paidRef: null,
  taxes: [],
  lines: { list: [], total: 0, pages: 1, pageNum: 1, limit: 50 },
};

test('[DESK-18] a statement that a colleague marked as paid meanwhile asks nobody about what cannot be saved any more', async () => {
  let stored = statement;
  const queryClient = new QueryClient();
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('finance'),
      statement: async () => stored,
      audit: async () => ({ list: [], total: 0, pages: 1, pageNum: 1, limit: 50, people: [] }),
    },
  });
  await renderRoute(route, { path: '/admin/payouts/:id', at: '/admin/payouts/3', api, user: {}, queryClient });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await userEvent.type(await screen.findByRole('textbox', { name: /reference/i }), 'SEPA 17');
  expect(isAsked()).toBe(true);
  stored = { ...statement, state: 'paid', paidOn: '2026-04-03', paidRef: 'SEPA 16', version: 2 };
  await act(() => queryClient.invalidateQueries({ queryKey: ['desk', null] }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /reference/i })).toBeNull());
  expect(isAsked()).toBe(false);
});

test('[DESK-18] a statement is marked as paid once it was asked about, and a wrong day is told at its field', async () => {
  const message = 'The day of the transfer is before the month: look at the year';
  const refusal = new ApiError({ code: 400, reason: 'FIELDS_INVALID', message, data: { fields: { paidOn: message } } });
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('finance'),
      statement: async () => statement,
      statementPaid: async () => Promise.reject(refusal),
    },
  });
  await renderRoute(route, { path: '/admin/payouts/:id', at: '/admin/payouts/3', api, user: {} });
  await userEvent.type(await screen.findByRole('textbox', { name: /reference/i }), 'SEPA 17');
  const day = screen.getByLabelText(/^Day of the transfer/);
  await userEvent.type(day, '2026-04-03');
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
    return within(screen.getByRole('dialog', { name: 'Mark as paid' }));
  };
  const dialog = await ask();
  expect(
    dialog.getByText('Wool Row: $90.00, transfer “SEPA 17” on Apr 3, 2026. It cannot be taken back.'),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
  expect(api.inputsOf('desk.statementPaid')).toEqual([]);
  await userEvent.click((await ask()).getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(day).toBeInvalid();
  expect(api.inputsOf('desk.statementPaid')).toEqual([{ id: 3, version: 1, ref: 'SEPA 17', paidOn: '2026-04-03' }]);
});

test.each([
  ['to come', '2999-01-01', 'The day of the transfer is still to come'],
  ['before its month', '2025-04-03', 'The day of the transfer is before the month: look at the year'],
])('[DESK-18] a day of the transfer that is %s is told before anybody is asked', async (_which, day, told) => {
  const api = fakeApi({ desk: { me: async () => aDeskSelf('finance'), statement: async () => statement } });
  await renderRoute(route, { path: '/admin/payouts/:id', at: '/admin/payouts/3', api, user: {} });
  await userEvent.type(await screen.findByRole('textbox', { name: /reference/i }), 'SEPA 17');
  await userEvent.type(screen.getByLabelText(/^Day of the transfer/), day);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  expect(screen.getByLabelText(/^Day of the transfer/)).toHaveAccessibleDescription(told);
  expect(screen.queryByRole('dialog')).toBeNull();
});
