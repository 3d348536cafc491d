import type { DeskStatement } from '@souk/contract/desk';
import { QueryClient } from '@souk/query';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
