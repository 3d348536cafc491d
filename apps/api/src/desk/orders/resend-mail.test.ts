import type { DeskOrder } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
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

const lines = async () => [{ variantId: (await variantOf('linen-shirt', 'White,S')).id, num: 1 }];
const mailsOf = async (no: string) =>
  (await desk.ask<DeskOrder>('order', { user: 'support', params: { no } })).data.mails;
const resend = (no: string, kind: string) => desk.ask('resend', { user: 'support', params: { no }, body: { kind } });
const sentOf = async (kind: string, no: string) =>
  (
    await rows<{ subject: string }>(
      sql`select subject from outbox where dedupe_key like ${`${kind}:${no}%`} order by id`,
    )
  ).map(({ subject }) => subject);
/** Sends a mail again. @returns the subjects of all of its kind, the first one too */
const sentAgain = async (no: string, kind: string, key: string, about = no) => {
  expect(await resend(no, kind)).toMatchObject({ code: 200 });
  return sentOf(key, about);
};
const bought = async (user: string) =>
  `${(await shop.bought({ user }, await lines(), { email: `${user}@souk.test` })).orderNo}-1`;

describe('[DESK-52] a mail about an order is sent again', () => {
  test('of one that is not paid: that it is to be paid, and its link; once nobody paid it, that it is cancelled', async () => {
    const { orderNo } = await shop.buy({ user: 'ugo' }, await lines(), { email: 'ugo@souk.test' });
    const no = `${orderNo}-1`;
    expect(await mailsOf(no)).toEqual({
      paid: 'unpaid',
      unpaid: null,
      sent: 'notSent',
      address: 'sameAddress',
      cancelled: 'notCancelled',
      refund: 'noRefund',
      link: null,
    });
    expect(await sentAgain(no, 'unpaid', 'order.unpaid', orderNo)).toEqual([`Your order ${orderNo} is not paid yet`]);
    expect(await sentAgain(no, 'unpaid', 'order.unpaid', orderNo)).toHaveLength(2);
    expect(await sentAgain(no, 'link', 'order.link', orderNo)).toEqual([`Your link to order ${orderNo}`]);
    expect(await resend(no, 'paid')).toMatchObject({ code: 409, reason: 'ORDER_UNPAID' });
    expect(await resend(no, 'refund')).toMatchObject({ code: 409, reason: 'MAIL_NOT_DUE' });
    await run(sql`update purchase set state = 'cancelled', cancel_reason = 'expired' where order_no = ${orderNo}`);
    expect(await mailsOf(no)).toMatchObject({ unpaid: 'over', cancelled: null });
    expect(await sentAgain(no, 'cancelled', 'order.lapsed', orderNo)).toEqual([`Your order ${orderNo} was cancelled`]);
  });

  test('of one that a desk cancelled: with its words, and that its money went', async () => {
    const no = await bought('una');
    const body = { reason: 'Broken', message: 'Please take the green one.' };
    await desk.ask('cancel', { user: 'orders', params: { no }, body });
    expect(await mailsOf(no)).toMatchObject({ unpaid: 'paid', cancelled: null, refund: 'noRefund' });
    await app.deps.jobs.runDue();
    expect(await mailsOf(no)).toMatchObject({ refund: null });
    expect(await sentAgain(no, 'cancelled', 'order.cancelled')).toHaveLength(2);
    const last = await row<{ text: string }>(sql`
      select text from outbox where dedupe_key like ${`order.cancelled:${no}:%`} order by id desc limit 1`);
    expect(last?.text).toContain('Please take the green one.');
    const refund = await row<{ no: string }>(sql`select refund_no as no from refund where order_no = ${no}`);
    expect(await sentAgain(no, 'refund', 'refund.paid', refund?.no)).toHaveLength(2);
  });

  test('of a request that was refused: why', async () => {
    const no = await bought('uma');
    await app.call('orderCancel', { user: 'uma', params: { orderNo: no } });
    expect(await mailsOf(no)).toMatchObject({ refund: 'noRefund', cancelled: 'notCancelled' });
    const refund = await row<{ no: string }>(sql`select refund_no as no from refund where order_no = ${no}`);
    await shop.sandbox.post(`refund/${refund?.no}/refuse`, { reason: 'It is packed' });
    expect(await sentAgain(no, 'refund', 'refund.refused', refund?.no)).toHaveLength(2);
  });

  test('of one that goes elsewhere: its new address', async () => {
    const no = await bought('ulf');
    await run(sql`update purchase set address_version = 2 where order_no = ${no.slice(0, -2)}`);
    expect(await sentAgain(no, 'address', 'order.address', no.slice(0, -2))).toHaveLength(1);
  });
});
