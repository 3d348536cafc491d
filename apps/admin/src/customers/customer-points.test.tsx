import type { DeskCustomer, StaffRole } from '@souk/contract/desk';
import { aDeskCustomer, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './customer-detail.route';

const customer = aDeskCustomer();
const title = 'Add or take points';

const open = async (change: Partial<DeskCustomer> = {}, role: StaffRole = 'support') => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      customer: async () => ({ ...customer, ...change }),
      customerPoints: async () => ({ points: 28 }),
    },
  });
  await renderRoute(route, { path: '/admin/customers/:key', at: '/admin/customers/lena', api, user: {} });
  await screen.findByRole('heading', { level: 1, name: 'Lena Field' });
  return api;
};

test('[DESK-44] points are taken with a reason, never more than there are or than the role may', async () => {
  const api = await open();
  expect(screen.getByText('They have 48 points.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: title }));
  const dialog = screen.getByRole('dialog', { name: title });
  const amount = within(dialog).getByRole('textbox', { name: /^Points/ });
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: title }));
  await send();
  expect(within(dialog).getByText('Say why')).toBeVisible();
  expect(amount).toHaveAccessibleDescription(/Enter a whole number/);
  for (const [typed, told] of [
    ['ten', /Enter a whole number/],
    ['0', /Enter a whole number/],
    ['1001', /1,000 at a time/],
    ['-1000000', /1,000 at a time/],
    ['-49', /They do not have so many/],
  ] as const) {
    await userEvent.clear(amount);
    await userEvent.type(amount, typed);
    await send();
    expect(amount).toHaveAccessibleDescription(told);
  }
  await userEvent.clear(amount);
  await userEvent.type(amount, '-20');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Given twice');
  // the page is not left without asking
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await send();
  expect(api.inputsOf('desk.customerPoints')).toEqual([{ key: 'lena', amount: -20, reason: 'Given twice' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[DESK-44] whoever sends orders reads the points and does not change them; a guest has none', async () => {
  await open({}, 'orders');
  expect(screen.getByText('They have 48 points.')).toBeVisible();
  expect(screen.queryByRole('button', { name: title })).toBeNull();
});

test('[DESK-44] a guest has no points', async () => {
  await open({ isGuest: true, points: null });
  expect(screen.queryByRole('button', { name: title })).toBeNull();
});

test('[DESK-44] an administrator gives or takes as many as the documentation says, and reads how many that are', async () => {
  const api = await open({}, 'admin');
  await userEvent.click(screen.getByRole('button', { name: title }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  const amount = dialog.getByRole('textbox', { name: /^Points/ });
  expect(dialog.getByText(/up to 100,000 at a time/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Prize');
  const send = () => userEvent.click(dialog.getByRole('button', { name: title }));
  await userEvent.type(amount, '100001');
  await send();
  expect(amount).toHaveAccessibleDescription(/100,000 at a time/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '+100000');
  await send();
  expect(api.inputsOf('desk.customerPoints')).toEqual([{ key: 'lena', amount: 100_000, reason: 'Prize' }]);
});
