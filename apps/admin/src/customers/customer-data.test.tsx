import type { DeskCustomer, StaffRole } from '@souk/contract/desk';
import { aDeskCustomer, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './customer-detail.route';

const customer = aDeskCustomer({
  key: 'guest-1',
  name: 'Nora Field',
  email: 'nora@souk.test',
  isGuest: true,
  contact: 'nora@souk.test',
  points: null,
});

/** Opens the page as one of the platform's people. @returns what the page sent */
const open = async (change: Partial<DeskCustomer> = {}, role: StaffRole = 'support') => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      customer: async () => ({ ...customer, ...change }),
      customerDelete: async () => true,
    },
  });
  await renderRoute(route, { path: '/admin/customers/:key', at: '/admin/customers/guest-1', api, user: {} });
  await screen.findByRole('heading', { level: 1, name: 'Nora Field' });
  return api;
};

test('[DESK-38] a customer is deleted once their e-mail is typed, with a reason', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this customer?' });
  const typed = within(dialog).getByRole('textbox', { name: 'Type nora@souk.test' });
  await userEvent.type(typed, 'mora@souk.test');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(typed).toHaveAccessibleDescription('This is not what stands above');
  expect(within(dialog).getByText('Say why')).toBeVisible();
  await userEvent.clear(typed);
  await userEvent.type(typed, 'Nora@souk.test');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Asked by mail');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(api.inputsOf('desk.customerDelete')).toEqual([
    { key: 'guest-1', confirm: 'Nora@souk.test', reason: 'Asked by mail' },
  ]);
});

test('[DESK-38] orders that are not finished are named, and the button says so', async () => {
  await open({ openOrders: ['A-1', 'B-1', 'C-1', 'D-1', 'E-1', 'F-1', 'G-1'] });
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    'They cannot be deleted before these orders are finished: A-1, B-1, C-1, D-1, E-1 and 2 more.',
  );
});

test('[DESK-38] whoever sends orders neither reads nor deletes it', async () => {
  await open({}, 'orders');
  for (const name of ['Delete', 'Download their data']) expect(screen.queryByRole('button', { name })).toBeNull();
});
