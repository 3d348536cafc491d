import type { DeskMerchant, StaffRole } from '@souk/contract/desk';
import { QueryClient } from '@souk/query';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './merchant-detail.route';

const merchant: DeskMerchant = {
  id: 7,
  name: 'Wool Row',
  country: 'GB',
  state: 'open',
  since: '2025-03-01T00:00:00.000Z',
  products: 12,
  toShip: 3,
  late: 1,
  recentOrders: 40,
  recentRefunds: 3,
  stars: 4.6,
  reviewCount: 9,
  balanceCents: 12_50,
  people: 1,
  stateReason: '',
  stateAt: null,
  trust: 'trusted',
  openOrders: 3,
  carts: 2,
  owners: 1,
  closeObstacle: 'openOrders',
  rate: { own: null, store: 1000 },
  traderMissing: [],
  team: {
    people: [{ sub: 'ann', name: 'Ann', email: 'ann@wool.test', role: 'owner', lastSeen: null }],
    invitations: [],
  },
  acts: [],
};

/** Opens the page as one of the platform's people. @returns what the page sent */
const open = async (change: Partial<DeskMerchant> = {}, role: StaffRole = 'finance', calls: object = {}) => {
  const queryClient = new QueryClient();
  let stored = { ...merchant, ...change };
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      merchant: async () => stored,
      merchantSuspend: async () => ({ state: 'suspended' as const }),
      merchantLift: async () => ({ state: 'open' }),
      merchantOwner: async () => ({ isInvited: true }),
      booking: async () => true,
      ...calls,
    },
  });
  await renderRoute(route, { path: '/admin/merchants/:id', at: '/admin/merchants/7', api, user: {}, queryClient });
  await screen.findByRole('heading', { level: 1, name: 'Wool Row' });
  const byColleague = async (next: Partial<DeskMerchant>) => {
    stored = { ...stored, ...next };
    await act(() => queryClient.invalidateQueries({ queryKey: ['desk', null] }));
  };
  return { ...api, byColleague };
};

test('[DESK-37] a merchant is suspended as it was seen, with a reason; carts that hold its goods are counted', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  const dialog = screen.getByRole('dialog', { name: 'Suspend Wool Row?' });
  expect(within(dialog).getByText(/2 carts hold something of it/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(within(dialog).getByText('Say why')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No parcels');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(api.inputsOf('desk.merchantSuspend')).toEqual([{ id: 7, from: 'open', reason: 'No parcels' }]);
});

test('[DESK-37] a late answer closes no dialog but its own, and takes nothing that was typed in another', async () => {
  let answer: (value: { state: 'suspended' }) => void = () => undefined;
  const late = { merchantSuspend: () => new Promise((done) => (answer = done)) };
  await open({ closeObstacle: null }, 'finance', late);
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  const first = within(screen.getByRole('dialog', { name: 'Suspend Wool Row?' }));
  await userEvent.type(first.getByRole('textbox', { name: 'Reason' }), 'No parcels');
  await userEvent.click(first.getByRole('button', { name: 'Suspend' }));
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close for good' }));
  const typed = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Reason' });
  await userEvent.type(typed, 'Fraud');
  await act(async () => answer({ state: 'suspended' }));
  expect(typed).toBeVisible();
  expect(typed).toHaveValue('Fraud');
});

test('[DESK-37] what stands against closing is said where the button is off', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Close for good' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Close for good' })).toHaveAccessibleDescription(
    'It cannot be closed yet: 3 orders are not finished.',
  );
});

test('[DESK-37] a suspended one says why and since when, and sells again by a press', async () => {
  const change = { state: 'suspended', stateReason: 'No parcels', stateAt: '2026-05-04T10:00:00.000Z' } as const;
  const api = await open({ ...change, closeObstacle: null });
  expect(screen.getByText(/No parcels$/)).toHaveTextContent(/^Suspended on .*2026.*No parcels$/);
  expect(screen.getByRole('button', { name: 'Close for good' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'End the suspension' }));
  expect(api.inputsOf('desk.merchantLift')).toEqual([{ id: 7, from: 'suspended' }]);
});

test('[DESK-37] an owner is appointed only where there is none', async () => {
  const api = await open({ owners: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
  expect(screen.getByText('Enter an email address')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'heir@wool.test');
  await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
  expect(api.inputsOf('desk.merchantOwner')).toEqual([{ id: 7, email: 'heir@wool.test' }]);
});

test.each([
  ['in percent', 40, '7.5%: 3 of 40 orders'],
  ['not at all, where there were none', 0, '–'],
])('[DESK-37] of how many orders money went back is said %s', async (_how, recentOrders, said) => {
  await open({ recentOrders });
  expect(screen.getByText('Refunded, 90 days').nextSibling).toHaveTextContent(said);
});

test('[DESK-37] whoever may only read changes nothing', async () => {
  await open({ owners: 0, team: null, acts: null, rate: null, balanceCents: null }, 'catalogue');
  for (const name of ['Suspend', 'Close for good', 'Appoint'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Owed to them')).toBeNull();
});

test('[DESK-18] a debit is booked with its amount and reason, once it was asked about with both; a typing mistake is told at its field', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Debit: the platform takes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount in dollars' }), '1.005');
  await userEvent.click(screen.getByRole('button', { name: 'Book it' }));
  expect(screen.getByText('Enter an amount from 0.01 to 100,000 with at most two decimals')).toBeVisible();
  expect(screen.getByText('Say why')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount in dollars' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount in dollars' }), '12,50');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason, or the bank’s reference' }), 'Label printed');
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Book it' }));
    return within(screen.getByRole('dialog', { name: 'Book by hand' }));
  };
  const dialog = await ask();
  const question = 'Wool Row. Debit: the platform takes, $12.50. Reason: “Label printed”. It cannot be taken back.';
  expect(dialog.getByText(question)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
  expect(api.inputsOf('desk.booking')).toEqual([]);
  await userEvent.click((await ask()).getByRole('button', { name: 'Book it' }));
  expect(api.inputsOf('desk.booking')).toEqual([{ id: 7, kind: 'adjustment', cents: -1250, reason: 'Label printed' }]);
  expect(screen.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('');
});

test.each(['suspended', 'closed'] as const)(
  '[DESK-37] a reason that was begun stays when a colleague decides meanwhile (%s), and names the state that was seen',
  async (state) => {
    const api = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend Wool Row?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'No answer');
    await api.byColleague({ state, stateReason: 'Asked', stateAt: '2026-05-04T10:00:00.000Z' });
    expect(dialog.getByRole('textbox')).toHaveValue('No answer');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(api.inputsOf('desk.merchantSuspend')).toEqual([{ id: 7, from: 'open', reason: 'No answer' }]);
  },
);
