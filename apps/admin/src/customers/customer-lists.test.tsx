import { customerLinksMost, customerPurchasesMost, type DeskCustomer } from '@souk/contract/desk';
import { aDeskCustomer, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import * as route from './customer-detail.route';

const at = '2026-05-04T10:00:00.000Z';
const customer = aDeskCustomer();
const open = async (change: Partial<DeskCustomer>) => {
  const api = fakeApi({
    desk: { me: async () => aDeskSelf('support'), customer: async () => ({ ...customer, ...change }) },
  });
  await renderRoute(route, { path: '/admin/customers/:key', at: '/admin/customers/lena', api, user: {} });
  await screen.findByRole('heading', { level: 1, name: 'Lena Field' });
};
const tickets = (count: number) =>
  Array.from({ length: count }, (_none, n) => ({ id: n + 1, subject: `Question ${n + 1}`, at }));

test('a list that does not hold all of a customer’s purchases or tickets says so, and where all orders are', async () => {
  await open({ purchases: customerPurchasesMost + 1, tickets: tickets(customerLinksMost) });
  expect(screen.getByText(/^Only the latest 50 are listed\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All their orders' })).toHaveAttribute(
    'href',
    '/admin/orders?tab=all&q=lena%40souk.test',
  );
  expect(screen.getByText('Only the latest 20 are listed.')).toBeVisible();
});

test('one that holds all says nothing', async () => {
  await open({ purchases: customerPurchasesMost, tickets: tickets(customerLinksMost - 1) });
  expect(screen.queryByText(/Only the latest/)).toBeNull();
});
