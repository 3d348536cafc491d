import type { OrderRecords, StaffRole } from '@souk/contract/desk';
import { aDeskOrder, aDeskSelf, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './order-detail.route';

const at = '2026-05-04T10:00:00.000Z';
const no = 'PT1-1';

const records: OrderRecords = {
  payments: [
    {
      id: 2,
      provider: 'paypal',
      at,
      cents: 4800,
      state: 'paid',
      ref: '5O1',
      url: 'https://www.paypal.com/activity/payment/3C6',
      declineCode: null,
    },
    {
      id: 1,
      provider: 'stripe',
      at,
      cents: 4800,
      state: 'failed',
      ref: 'pi_1',
      url: null,
      declineCode: 'expired_card',
    },
  ],
  mails: [
    { id: 7, kind: 'order.sent', to: 'lena@souk.test', subject: 'Your parcel', at, sentAt: null },
    { id: 6, kind: 'order.paid', to: 'lena@souk.test', subject: 'Your order', at, sentAt: at },
  ],
  sendsMails: true,
  mailDays: 90,
  tickets: [],
  ticketObstacle: null,
  language: 'fr',
};

const open = async (
  change: Partial<OrderRecords> = {},
  role: StaffRole = 'support',
  paidAt: string | null = aDeskOrder().paidAt,
) => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      order: async () => aDeskOrder({ no, paidAt }),
      orderRecords: async () => ({ ...records, ...change }),
      orderTicket: async () => ({ id: 4 }),
    },
  });
  await renderRoute(route, { path: '/admin/orders/:no', at: `/admin/orders/${no}`, api, user: {} });
  return api;
};

test('[DESK-07] below an address without an order stands nothing of what was done', async () => {
  const api = fakeApi({
    desk: { me: async () => aDeskSelf('admin'), order: async () => Promise.reject(aRefusal('NOT_FOUND')) },
  });
  await renderRoute(route, { path: '/admin/orders/:no', at: '/admin/orders/NOPE', api, user: {} });
  expect(await screen.findByText('There is nothing at this address')).toBeVisible();
  expect(screen.getByText('What was done here')).not.toBeVisible();
});

describe('[DESK-52] beside an order', () => {
  test.each([
    ['is paid says so', at, 'It is paid. No try to pay is stored.'],
    ['is not paid says that nobody has begun to', null, 'Nobody has begun to pay.'],
  ])('without a stored try one that %s', async (_what, paidAt, text) => {
    await open({ payments: [] }, 'support', paidAt);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('stand its payments with their pages, and its mails', async () => {
    await open();
    expect(await screen.findByRole('link', { name: '5O1 at PayPal' })).toHaveAttribute(
      'href',
      'https://www.paypal.com/activity/payment/3C6',
    );
    expect(screen.getByText('expired_card')).toBeVisible();
    expect(screen.queryByRole('link', { name: /pi_1/ })).toBeNull();
    const [parcel, confirmation] = ['Your parcel', 'Your order'].map((name) => screen.getByText(name).closest('li'));
    expect(within(parcel as HTMLElement).getByText('Not sent yet')).toBeVisible();
    expect(within(confirmation as HTMLElement).queryByText('Not sent yet')).toBeNull();
  });

  test('support asks the customer in a ticket', async () => {
    const api = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the customer' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask the customer' });
    expect(within(dialog).getByText(/They read French/)).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Open the ticket' });
    await userEvent.click(send);
    expect(within(dialog).getByRole('textbox', { name: /^Subject/ })).toHaveAccessibleDescription(/Enter a subject/);
    expect(within(dialog).getByText('Write a message')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Subject/ }), 'Votre colis');
    // the page is not left without asking
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Message/ }), 'Quel étage ?');
    await userEvent.click(send);
    expect(api.inputsOf('desk.orderTicket')).toEqual([{ no, subject: 'Votre colis', message: 'Quel étage ?' }]);
  });

  test('a ticket that is open is answered where it is, and a guest is written to', async () => {
    const ticket = { id: 3, ticketNo: 'TK1', subject: 'Where is it?', status: 'OPEN', waits: true } as const;
    await open({ tickets: [ticket], ticketObstacle: 'open' });
    expect(await screen.findByRole('link', { name: 'Where is it?' })).toHaveAttribute('href', '/admin/tickets/3');
    expect(screen.queryByRole('button', { name: 'Ask the customer' })).toBeNull();
  });
});
