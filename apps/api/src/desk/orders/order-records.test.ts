import type { OrderRecords } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { hasBought } from '../../testing/bought';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const read = (no: string, user = 'support') => desk.ask<OrderRecords>('orderRecords', { user, params: { no } });
const recordsOf = async (no: string, user?: string) => (await read(no, user)).data;
const resend = (no: string, kind = 'paid') => desk.ask('resend', { user: 'support', params: { no }, body: { kind } });
const open = (no: string, user = 'support') => desk.ask<{ id: number }>('orderTicket', { user, params: { no } });

/** Somebody buys a shirt by card, after a card that was refused. */
const boughtByCard = async (user: string) => {
  const { id: variantId } = await variantOf('linen-shirt', 'White,S');
  const made = await shop.buy({ user }, [{ variantId, num: 1 }]);
  const { data } = await shop.startPayment({ user }, made);
  await shop.sandbox.card(data.stripeClientSecret, '4000000000009995');
  await shop.sandbox.card(data.stripeClientSecret);
  return `${made.orderNo}-1`;
};

describe('[DESK-52] what stands beside an order', () => {
  test('is each try to pay, with its state and the provider’s number', async () => {
    const no = await boughtByCard('carla');
    const payment = await row(sql<{ ref: string }>`
      select ref from payment where purchase_no = ${no.slice(0, -2)}`);
    await run(sql`
      insert into payment(purchase_no, provider, attempt, amount_cents, ref, status, fail_reason, created_at)
      values (${no.slice(0, -2)}, 'paypal', 1, 100, 'PP1', 'failed', 'expired_card', now())`);
    const { payments } = await recordsOf(no, 'auditor');
    expect(payments).toMatchObject([
      { provider: 'paypal', state: 'failed', ref: 'PP1', declineCode: 'expired_card', url: null },
      { provider: 'stripe', state: 'paid', ref: payment?.ref, declineCode: null, url: null },
    ]);
  });

  test('is each mail about it, to whom and when, also one sent again and one about its refund, and none of another order', async () => {
    const no = await boughtByCard('carlo');
    const other = await boughtByCard('carlo');
    expect((await resend(no)).code).toBe(200);
    expect((await resend(no)).code).toBe(200);
    await desk.ask('ship', { user: 'orders', params: { no } });
    expect((await resend(no, 'sent')).code).toBe(200);
    const { lines } = (await desk.ask('order', { user: 'admin', params: { no } })).data;
    const body = { items: [{ id: lines[0].id, num: 1 }], reason: 'Lost' };
    expect((await desk.ask('orderRefund', { user: 'finance', params: { no }, body })).code).toBe(200);
    await app.deps.jobs.runDue();
    const { mails, sendsMails, mailDays } = await recordsOf(no);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'refund.paid',
      'order.sent',
      'order.sent',
      'order.paid',
      'order.paid',
      'order.paid',
    ]);
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([mails[0]?.to]));
    expect(mails[0]).toMatchObject({ to: expect.stringContaining('@'), sentAt: null });
    expect({ sendsMails, mailDays }).toEqual({ sendsMails: false, mailDays: app.deps.config.retention.messageDays });
    expect((await recordsOf(other)).mails.map(({ kind }) => kind)).toEqual(['order.paid']);
    await run(sql`update outbox set sent_at = '2026-01-02T03:04:05Z' where id = ${mails[0]?.id}`);
    expect((await recordsOf(no)).mails[0]?.sentAt).toBe('2026-01-02T03:04:05.000Z');
  });

  test('is its tickets, also one about its refund, for whoever reads tickets', async () => {
    const { orderNo: no } = await hasBought(app, 'cleo');
    expect(await recordsOf(no)).toMatchObject({ tickets: [], ticketObstacle: null, payments: [], mails: [] });
    const refund = await app.call<{ refundOrderNo: string }>('refundCreate', {
      user: 'cleo',
      body: { orderNo: no, type: 1, text: 'Torn' },
    });
    const about = { associatedType: 'refund', associatedNo: refund.data.refundOrderNo };
    const body = { subject: 'Torn shirt', categoryId: 4, message: 'See the picture', ...about };
    const ticket = await app.call<{ id: number }>('ticketSave', { user: 'cleo', body });
    expect(await recordsOf(no)).toMatchObject({
      tickets: [{ id: ticket.data.id, subject: 'Torn shirt', status: 'OPEN', waits: true }],
      ticketObstacle: 'open',
    });
    expect((await recordsOf(no, 'finance')).tickets).toBeNull();
    // closed for an answer that nobody gave, and opened again: its shopper still has the last word
    const params = { id: ticket.data.id };
    for (const to of ['CLOSED', 'OPEN']) {
      const { events } = (await desk.ask('ticket', { user: 'support', params })).data;
      const seen = { to, lastEventId: events.at(-1).id };
      expect((await desk.ask('ticketState', { user: 'support', params, body: seen })).code).toBe(200);
    }
    expect((await recordsOf(no)).tickets).toMatchObject([{ status: 'OPEN', waits: true }]);
  });
});

describe('[DESK-52] a ticket that the store opens about an order', () => {
  test('is the shopper’s, unread and mailed; whoever opened it answers it, and the log says so', async () => {
    const { orderNo: no } = await hasBought(app, 'dora');
    await run(sql`update shopper set email = 'dora@souk.test', locale = 'fr' where sub = 'dora'`);
    const { data, code } = await open(no);
    expect(code).toBe(200);
    expect((await recordsOf(no)).tickets).toMatchObject([{ id: data.id, status: 'INPROCESS', waits: false }]);
    const own = await app.call('ticketList', { user: 'dora' });
    expect(own.data.list).toMatchObject([{ id: data.id, subject: 'Your parcel', unread: true }]);
    const [mail] = await shop.sandbox.outbox('dora@souk.test');
    expect(mail).toMatchObject({ subject: `À propos de votre commande ${no}` });
    expect(mail?.text).toContain('Does the side door open?');
    const ticket = (await desk.ask('ticket', { user: 'support', params: { id: data.id } })).data;
    expect(ticket).toMatchObject({ orderNo: no, assignee: { sub: 'support' }, events: [{ addedByAgent: true }] });
    expect(
      await rows(
        sql`select call, actor_name, after from audit where subject_type = 'order' and subject_id = ${no} order by id`,
      ),
    ).toEqual([{ call: 'orderTicket', actor_name: 'support', after: { ticket: data.id } }]);
  });

  test('is one while it is open, and none for a guest', async () => {
    const { orderNo: no, purchaseNo } = await hasBought(app, 'dave');
    const { data } = await open(no);
    expect(await open(no)).toMatchObject({ code: 409, reason: 'TICKET_EXISTS' });
    await run(sql`update ticket set status = 'CLOSED' where id = ${data.id}`);
    expect((await open(no)).code).toBe(200);
    await run(sql`update ticket set status = 'CLOSED' where associated_no = ${no}`);
    await run(sql`update purchase set user_id = null, owner = 'c:x' where order_no = ${purchaseNo}`);
    expect((await recordsOf(no)).ticketObstacle).toBe('guest');
    expect(await open(no)).toMatchObject({ code: 409, reason: 'TICKET_FOR_GUEST' });
  });
});
