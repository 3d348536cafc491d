import type { DeskCustomer, StaffRole } from '@souk/contract/desk';
import { aDeskCustomer, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './customer-detail.route';

const lena = aDeskCustomer({ points: 0 });

/** Opens the page as one of the platform's people. @returns what the page sent */
const open = async (change: Partial<DeskCustomer> = {}, role: StaffRole = 'support') => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      customer: async () => ({ ...lena, ...change }),
      customerSignOut: async () => true,
    },
  });
  await renderRoute(route, { path: '/admin/customers/:key', at: '/admin/customers/lena', api, user: {} });
  await screen.findByRole('heading', { level: 1, name: 'Lena Field' });
  return api;
};
const button = () => screen.queryByRole('button', { name: 'Sign out everywhere' });

test('[DESK-38] an account is signed out everywhere, with a reason', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign this customer out everywhere?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  expect(within(dialog).getByText('Say why')).toBeVisible();
  expect(api.inputsOf('desk.customerSignOut')).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Lost their phone');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.inputsOf('desk.customerSignOut')).toEqual([{ key: 'lena', reason: 'Lost their phone' }]);
});

test('[DESK-38] a guest has no sign-ins to end', async () => {
  await open({ isGuest: true, points: null });
  expect(button()).toBeNull();
});

test('[DESK-38] a role that may not is shown no button', async () => {
  await open({}, 'orders');
  expect(button()).toBeNull();
});
