import type { DeskOrder } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
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

const fail = (times: number) => shop.sandbox.post('fault', { path: '/v1/refunds', method: 'POST', status: 400, times });
const lines = async () => [{ variantId: (await variantOf('linen-shirt', 'White,S')).id, num: 1 }];

/** What an order says of its money, to the platform and to its merchant. */
const moneyOf = async (no: string) => {
  const seller = await row(sql<{ merchant_id: number }>`select merchant_id from merchant_order where order_no = ${no}`);
  expect(seller?.merchant_id).toBe(desk.merchantId);
  const [platform, merchant] = await Promise.all([
    desk.ask<DeskOrder>('order', { user: 'auditor', params: { no } }),
    desk.ask<DeskOrder>('order', { user: 'manager', mer: desk.merchantId, params: { no } }),
  ]);
  return { platform: platform.data.moneyBack, merchant: merchant.data.moneyBack };
};

test('[DESK-52] an order tells of a refund that is on its way and one that is stuck, at both desks, until the money went', async () => {
  const { orderNo } = await shop.bought({ user: 'mia' }, await lines());
  const no = `${orderNo}-1`;
  expect(await moneyOf(no)).toEqual({ platform: [], merchant: [] });
  await desk.ask('cancel', { user: 'admin', params: { no }, body: { reason: 'Broken' } });
  const refund = await row(sql<{ no: string; cents: number }>`
    select refund_no as no, amount_cents as cents from refund where order_no = ${no}`);
  const onWay = [{ ...refund, kind: 'refund', state: 'onWay' }];
  expect(await moneyOf(no)).toMatchObject({ platform: onWay, merchant: onWay });
  await fail(1);
  await app.deps.jobs.runDue();
  const stuck = [{ no: refund?.no, state: 'stuck' }];
  expect(await moneyOf(no)).toMatchObject({ platform: stuck, merchant: stuck });
  expect((await desk.ask('moneyRetry', { user: 'finance', params: { no: refund?.no ?? '' } })).code).toBe(200);
  await app.deps.jobs.runDue();
  expect(await moneyOf(no)).toEqual({ platform: [], merchant: [] });
});

test('[DESK-52] an order tells the platform alone of a payment that came once it was cancelled, also after it went back', async () => {
  const made = await shop.buy({ user: 'max' }, await lines());
  const no = `${made.orderNo}-1`;
  const { data } = await shop.startPayment({ user: 'max' }, made);
  await app.call('orderCancel', { user: 'max', params: { orderNo: made.orderNo } });
  await fail(1);
  await shop.sandbox.card(data.stripeClientSecret);
  await app.deps.jobs.runDue();
  const payment = await row(sql<{ no: string; cents: number }>`
    select 'payment-' || id as no, amount_cents as cents from payment where purchase_no = ${made.orderNo}`);
  expect(await moneyOf(no)).toMatchObject({ platform: [{ ...payment, kind: 'late', state: 'stuck' }], merchant: [] });
  expect((await desk.ask('moneyRetry', { user: 'finance', params: { no: payment?.no ?? '' } })).code).toBe(200);
  await app.deps.jobs.runDue();
  expect(await moneyOf(no)).toMatchObject({ platform: [{ ...payment, kind: 'late', state: 'back' }], merchant: [] });
  await run(sql`update purchase set state = 'paid', paid_at = now() where order_no = ${made.orderNo}`);
  expect((await moneyOf(no)).platform).toMatchObject([{ kind: 'twice' }]);
});

test('[DESK-52] no order tells of another one’s money, nor of a refund of nothing', async () => {
  const { orderNo } = await shop.bought({ user: 'mona' }, await lines());
  await desk.ask('cancel', { user: 'admin', params: { no: `${orderNo}-1` }, body: { reason: 'Broken' } });
  const other = await shop.bought({ user: 'mona' }, await lines());
  expect((await moneyOf(`${other.orderNo}-1`)).platform).toEqual([]);
  await run(sql`update refund set amount_cents = 0 where order_no = ${`${orderNo}-1`}`);
  expect((await moneyOf(`${orderNo}-1`)).platform).toEqual([]);
});
