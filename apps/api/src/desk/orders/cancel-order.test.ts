import type { DeskOrder, OrderRecords } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, tx } from '../../database/tx';
import { forgetPurchases } from '../../retention/erasure';
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

const message = 'We are sorry: the <b>last</b> one broke.\n\nPlease take another colour.';
const lines = async () => [{ variantId: (await variantOf('linen-shirt', 'White,S')).id, num: 1 }];
const cancel = (no: string, body: object) =>
  desk.ask('cancel', { user: 'orders', params: { no }, body: { reason: 'Broken in the store', ...body } });
const orderOf = async (no: string) => (await desk.ask<DeskOrder>('order', { user: 'auditor', params: { no } })).data;
const kindsOf = async (no: string) =>
  (await desk.ask<OrderRecords>('orderRecords', { user: 'support', params: { no } })).data.mails.map(
    ({ kind }) => kind,
  );
const mailsTo = (email: string) =>
  rows<{ subject: string; text: string; html: string }>(sql`
    select subject, text, html from outbox where recipient = ${email} and dedupe_key like 'order.cancelled:%'`);

describe('[DESK-60] whoever cancels an order', () => {
  test('tells its shopper why in the mail, in a frame of their language; colleagues read it beside the reason', async () => {
    const email = 'nina@souk.test';
    const { orderNo } = await shop.bought({ user: 'nina', language: 'fr' }, await lines(), { email });
    const no = `${orderNo}-1`;
    expect((await cancel(no, { message })).code).toBe(200);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Votre commande ${no} a été annulée`);
    expect(mail?.text).toContain('We are sorry: the <b>last</b> one broke.');
    expect(mail?.text).toMatch(/Nous vous remboursons \S/);
    expect(mail?.html).toContain('the &lt;b&gt;last&lt;/b&gt; one broke.');
    expect(mail?.html).not.toContain('<b>last');
    for (const text of [mail?.text, mail?.html]) expect(text).not.toContain('Broken in the store');
    const { steps } = await orderOf(no);
    expect(steps.find(({ type }) => type === 'desk.cancel')).toMatchObject({
      reason: 'Broken in the store',
      text: message,
    });
    await app.deps.jobs.runDue();
    expect(await kindsOf(no)).toEqual(['refund.paid', 'order.cancelled', 'order.paid']);
    const log = await rows<{ reason: string; after: unknown }>(sql`
      select reason, after from audit where subject_id = ${no} and call = 'cancel'`);
    expect(log).toEqual([{ reason: 'Broken in the store', after: null }]);
  });

  test('need tell no more than that; of an unpaid purchase nothing was charged', async () => {
    const email = 'noah@souk.test';
    const { orderNo } = await shop.buy({ user: 'noah', language: 'en' }, await lines(), { email });
    expect((await cancel(`${orderNo}-1`, {})).code).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(`Your order ${orderNo} was cancelled`);
    expect(mail?.text).toContain('Nothing was charged.');
    expect(await kindsOf(`${orderNo}-1`)).toEqual(['order.cancelled']);
  });

  test('as an unpaid one gives no money back of one that was paid meanwhile, and says how it stands', async () => {
    const { orderNo } = await shop.bought({ user: 'nick' }, await lines());
    const no = `${orderNo}-1`;
    expect(await cancel(no, { from: 'unpaid' })).toMatchObject({ code: 409, reason: 'ORDER_STATE_CHANGED' });
    expect((await orderOf(no)).status).toBe('paid');
    expect((await cancel(no, { from: 'paid' })).code).toBe(200);
  });

  test('writes 500 characters at most', async () => {
    const { orderNo } = await shop.bought({ user: 'nell' }, await lines());
    expect((await cancel(`${orderNo}-1`, { message: 'x'.repeat(501) })).code).toBe(400);
    expect((await cancel(`${orderNo}-1`, { message: 'x'.repeat(500) })).code).toBe(200);
  });

  test('leaves no words once the shopper’s name is deleted', async () => {
    const { orderNo } = await shop.bought({ user: 'nora' }, await lines());
    const no = `${orderNo}-1`;
    await cancel(no, { message });
    await tx(() => forgetPurchases(sql`order_no = ${orderNo}`));
    expect((await orderOf(no)).steps.find(({ type }) => type === 'desk.cancel')?.text).toBe('');
  });
});
