import { anOrder, anOrderLine, aPurchaseSummary, aUser, fakeApi, renderRoute, type FakeAnswers } from '@souk/testing';
import type { PurchaseSummary, TicketSummary } from '@souk/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './overview.route';

const paged = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 10 });
const ticket = (own: Partial<TicketSummary>): TicketSummary => ({
  id: 1,
  ticketNo: 'T1',
  subject: 'Where is it?',
  category: { id: 1, name: 'Delivery' },
  status: 'OPEN',
  unread: false,
  createTime: '2024-05-20T10:00:00Z',
  modifyTime: '2024-05-20T10:00:00Z',
  ...own,
});

const open = async (purchases: PurchaseSummary[], more: FakeAnswers = {}) => {
  const api = fakeApi({
    ...more,
    orders: { list: async () => paged(purchases), ...more.orders },
    users: { info: async () => aUser({ integral: 1250, couponCount: 2, collectCount: 5 }), ...more.users },
    tickets: { list: async () => paged<TicketSummary>([]), ...more.tickets },
  });
  return renderRoute(route, { path: '/users/overview', at: '/users/overview', api, user: { nickname: 'Ann' } });
};

const unpaid = aPurchaseSummary({
  orderNo: 'PT7',
  paid: false,
  state: 'unpaid',
  actions: ['pay', 'cancel'],
  payDeadline: '2030-01-01T00:00:00.000Z',
  orders: [anOrder({ paid: false, orderInfoList: [anOrderLine({ id: 1 }), anOrderLine({ id: 2 })] })],
});

test('[ACCT-01] the overview greets, and shows what is under way with its state', async () => {
  await open([
    unpaid,
    aPurchaseSummary({ orderNo: 'PT6', state: 'shipped' }),
    aPurchaseSummary({ orderNo: 'PT5', state: 'completed' }),
    aPurchaseSummary({ orderNo: 'PT4', state: 'cancelled' }),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(screen.getByText(/Hello Ann/)).toBeVisible();
  expect((await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label'))).toEqual(['PT7', 'PT6']);
  expect(within(screen.getByRole('article', { name: 'PT6' })).getByText('In transit')).toBeVisible();
});

test('[ACCT-01] an order that is under way behind a page of newer ones is shown', async () => {
  const newer = Array.from({ length: 10 }, (_, at) => aPurchaseSummary({ orderNo: `PT9${at}`, state: 'completed' }));
  const late = aPurchaseSummary({ orderNo: 'PT3', state: 'shipped' });
  const list = async ({ type = 'all' }: { type?: string | undefined } = {}) => {
    if (type === 'all') return { ...paged(newer), pages: 2, total: 11 };
    return paged(type === '1' ? [late] : []);
  };
  await open([], { orders: { list } });
  expect(await screen.findByRole('article', { name: 'PT3' })).toBeVisible();
  expect(screen.queryByText(/Nothing is under way/)).toBeNull();
});

test('[ACCT-01] more open tickets than a page of them are counted', async () => {
  const tickets = Array.from({ length: 10 }, (_, at) => ticket({ id: at }));
  const list = async ({ status }: { status?: string | undefined } = {}) => ({
    ...paged(status === 'CLOSED' ? [ticket({ status: 'CLOSED' })] : tickets),
    ...(status ? { total: 3 } : { total: 17, pages: 2 }),
  });
  await open([unpaid], { tickets: { list } });
  expect(await screen.findByRole('link', { name: /14/ })).toHaveAttribute('href', '/users/support_ticket');
});

test('[ORDER-03] an order that is not paid says until when, and is paid from here', async () => {
  await open([unpaid]);
  const row = within(await screen.findByRole('article', { name: 'PT7' }));
  expect(row.getByRole('link', { name: 'Linen shirt and 1 more item' })).toHaveAttribute(
    'href',
    '/order/order_detail?orderNo=PT7',
  );
  expect(row.getByText(/Pay before/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Pay $100.90' }));
  expect(screen.getByRole('dialog', { name: 'Pay this order' })).toBeVisible();
});

test('[ACCT-01] points, coupons, wishes and open tickets lead to their pages', async () => {
  await open([], {
    tickets: { list: async () => paged([ticket({ unread: true }), ticket({ id: 2, status: 'CLOSED' })]) },
  });
  for (const [name, href] of [
    ['1,250 points', '/users/user_info?part=points'],
    ['2 coupons to use', '/users/coupon_list'],
    ['5 on your wish list', '/users/collection_list'],
    ['1 open with support 1 new answer', '/users/support_ticket'],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('[ACCT-01] answers that were not read yet are counted behind the newest tickets too', async () => {
  const newest = Array.from({ length: 10 }, (_, at) => ticket({ id: at + 1, unread: at < 2 }));
  const list = async ({ status, unread }: { status?: string | undefined; unread?: unknown } = {}) => {
    if (unread) return { ...paged(newest.slice(0, 1)), pages: 3, total: 3 };
    return status === 'CLOSED' ? { ...paged<TicketSummary>([]), total: 5 } : { ...paged(newest), pages: 2, total: 19 };
  };
  await open([], { tickets: { list } });
  expect(await screen.findByRole('link', { name: '14 open with support 3 new answers' })).toBeVisible();
});

test.each([
  ['nothing was ordered', [], 'You have not ordered anything yet.'],
  ['all has arrived', [aPurchaseSummary({ state: 'delivered' })], 'No order is under way.'],
  ['all was cancelled', [aPurchaseSummary({ state: 'cancelled' })], 'No order is under way.'],
])('[ACCT-01] %s: it says so', async (_what, purchases, text) => {
  await open(purchases);
  expect(await screen.findByText(text)).toBeVisible();
});

test('[ERR-02] orders that could not be read are not called none: the rest stands, and a retry is offered', async () => {
  await open([], { orders: { list: () => Promise.reject(new Error('gone')) } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('You have not ordered anything yet.')).toBeNull();
  expect(await screen.findByRole('link', { name: '1,250 points' })).toBeVisible();
});
