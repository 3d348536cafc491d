import { fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import { AccountMenu } from './account-menu';

const menu = {
  routine_my_menus: [{ id: 1, name: 'My addresses', pc_url: '/users/address_list' }],
  routine_my_banner: [],
};

test('[HEAD-08] [ACCT-08] who it is, three fixed entries, the server’s, and the way out', async () => {
  const api = fakeApi({ users: { menu: async () => menu } });
  await renderRoute(
    { Component: () => <AccountMenu onClose={() => {}} /> },
    { api, user: { nickname: 'Ann', email: 'ann@souk.test', phone: '+1 617 555 0100' } },
  );
  await screen.findByRole('link', { name: 'My addresses' });
  for (const text of ['Ann', 'ann@souk.test', '+1 617 555 0100']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/users/overview',
    '/users/order_list',
    '/users/refund_list',
    '/users/review_list',
    '/users/address_list',
    '/logout',
  ]);
});

test('[HEAD-08] without the server’s entries the menu stands', async () => {
  await renderRoute({ Component: () => <AccountMenu onClose={() => {}} /> }, { user: { phone: null } });
  expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
});
