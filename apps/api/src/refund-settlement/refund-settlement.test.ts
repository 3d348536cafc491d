import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import type { Scope } from '../desk/desk-ctx';
import { moneyBackView } from '../desk/orders/order-disputes';
import { moneyBackOf } from '../desk/orders/order-money.repository';
import { tryMoneyNow } from '../desk/system/system.repository';
import { takeDisputeEvent } from '../payments/dispute-events';
import { noteFailure, stuck, takeDue } from '../refund-payouts/refund-payouts.repository';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'patient';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const bought = async () => {
  const { id } = await variantOf('canvas-tote');
  return shop.bought({ user }, [{ variantId: id, num: 1 }]);
};
const fail = (times: number) => shop.sandbox.post('fault', { path: '/v1/refunds', method: 'POST', status: 400, times });
const owed = (no: string) =>
  row(sql<{ tries: number; last_error: string | null; done_at: Date | null; next_at: Date }>`
    select tries, last_error, done_at, next_at from money_back where no = ${no}`);
const sent = (refundNo: string) =>
  rows(sql`select 1 from sandbox_object where kind = 'refund' and data->'metadata'->>'refundNo' = ${refundNo}`);
const metric = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec((await app.app.inject({ url: '/metrics' })).payload)?.[1]);
const askAndApprove = async () => {
  const made = await bought();
  await app.call('orderCancel', { user, params: { orderNo: made.orderNo } });
  const found = await row(sql<{ refund_no: string }>`
    select refund_no from refund where order_no = ${`${made.orderNo}-1`}`);
  const no = found?.refund_no ?? '';
  await shop.sandbox.post(`refund/${no}/approve`);
  return no;
};
const refundStatus = async (refundOrderNo: string) =>
  (await app.call('refundDetail', { user, params: { refundOrderNo } })).data.refundStatus;

test('[ACCT-05] a refund that the provider refuses again and again is tried with growing pauses until it went, once', async () => {
  await fail(13);
  const no = await askAndApprove();
  expect(await owed(no)).toMatchObject({ tries: 1, last_error: expect.any(String), done_at: null });
  const pauses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const wait = ((await owed(no))?.next_at.getTime() ?? 0) - app.deps.clock.now().getTime();
    pauses.push(Math.round(wait / minuteMs));
    await app.deps.clock.advance(wait - 5000);
    await app.deps.jobs.runDue();
    expect((await owed(no))?.tries).toBe(n + 1);
    await app.deps.clock.advance(6000);
    await app.deps.jobs.runDue();
    expect((await owed(no))?.tries).toBe(n + 2);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  expect(await refundStatus(no)).toBe(2);
  expect(await metric('souk_money_back_stuck')).toBe(1);
  expect(await metric('souk_money_back_oldest_seconds')).toBeGreaterThan(12 * 3600);
  await app.deps.clock.advance(6 * hourMs);
  await app.deps.jobs.runDue();
  expect(await owed(no)).toMatchObject({ tries: 14, last_error: null, done_at: expect.any(Date) });
  expect(await refundStatus(no)).toBe(3);
  expect(await sent(no)).toHaveLength(1);
  expect(await metric('souk_money_back_stuck')).toBe(0);
});

test('[ACCT-05] money that went although the store did not hear of it is found at the provider and not sent twice', async () => {
  const no = await askAndApprove();
  expect(await sent(no)).toHaveLength(1);
  await run(sql`update refund set status = 2 where refund_no = ${no}`);
  await run(sql`
    update merchant_order set refunded_cents = 0 where order_no = (select order_no from refund where refund_no = ${no})`);
  await run(sql`update money_back set done_at = null, next_at = ${app.deps.clock.now()} where no = ${no}`);
  await app.deps.jobs.runDue();
  expect(await refundStatus(no)).toBe(3);
  expect(await sent(no)).toHaveLength(1);
});

test('[ORDER-09] a payment that nobody wanted goes back in the same way, whatever stands in between', async () => {
  const { id } = await variantOf('canvas-tote');
  const made = await shop.buy({ user }, [{ variantId: id, num: 1 }]);
  const { data } = await shop.startPayment({ user }, made);
  await app.call('orderCancel', { user, params: { orderNo: made.orderNo } });
  await fail(1);
  await shop.sandbox.card(data.stripeClientSecret);
  await app.deps.jobs.runDue();
  const payment = await row(sql<{ id: number; status: string }>`
    select id, status from payment where purchase_no = ${made.orderNo}`);
  const no = `payment-${payment?.id}`;
  expect(payment?.status).toBe('returned');
  expect(await owed(no)).toMatchObject({ tries: 1, done_at: null });
  await app.deps.clock.advance(2 * minuteMs);
  await app.deps.jobs.runDue();
  expect(await owed(no)).toMatchObject({ tries: 2, done_at: expect.any(Date) });
  expect(await sent(no)).toHaveLength(1);
});

test('[ACCT-05] pressed again while a try is on its way, money is not tried beside it; after a process that died it is', async () => {
  await fail(1);
  const no = await askAndApprove();
  const press = () => tryMoneyNow(1, no, app.deps.clock.now());
  const take = async () => (await takeDue(app.deps.clock.now(), 5)).map((one) => one.no);
  await press();
  expect(await take()).toEqual([no]);
  // the provider has not answered yet: asked beside it, it would know of no refund and send the money once more
  expect(await press()).toBe(true);
  expect(await take()).toEqual([]);
  await noteFailure(no, 'no answer');
  await press();
  expect(await take()).toEqual([no]);
  await app.deps.clock.advance(3 * minuteMs);
  await press();
  expect(await take()).toEqual([no]);
  await noteFailure(no, 'no answer');
  await press();
  await app.deps.jobs.runDue();
  expect(await sent(no)).toHaveLength(1);
});

/** A payment that came once its purchase was cancelled, whose first way back fails. */
const lateMoney = async () => {
  const { id } = await variantOf('canvas-tote');
  const made = await shop.buy({ user }, [{ variantId: id, num: 1 }], { email: 'late@souk.test' });
  const { data } = await shop.startPayment({ user }, made);
  await app.call('orderCancel', { user, params: { orderNo: made.orderNo } });
  await fail(1);
  await shop.sandbox.card(data.stripeClientSecret);
  await app.deps.jobs.runDue();
  const payment = await row(sql<{ id: number }>`
    select id from payment where purchase_no = ${made.orderNo} and status = 'returned'`);
  return { paymentId: payment?.id ?? 0, no: `payment-${payment?.id}` };
};

test('[ORDER-09] a payment that nobody wanted and that a lost dispute took whole counts as sent back, and no mail tells of money', async () => {
  const { paymentId, no } = await lateMoney();
  await run(sql`
    insert into payment_dispute (payment_id, purchase_no, provider, ref, amount_cents, currency, reason, state, opened_at, read_at,
      changed_at, closed_at)
    select id, purchase_no, provider, 'du_late', amount_cents, 'usd', '', 'lost', now(), now(), now(), now() from payment
    where id = ${paymentId}`);
  await app.deps.clock.advance(2 * minuteMs);
  await app.deps.jobs.runDue();
  expect(await owed(no)).toMatchObject({ done_at: expect.any(Date), last_error: null });
  expect(await sent(no)).toEqual([]);
  expect(await rows(sql`select 1 from outbox where dedupe_key = ${`returned:${paymentId}`}`)).toEqual([]);
});

test('[ACCT-05] money that waits for the end of a dispute pages nobody; once that has ended and it does not go, it does', async () => {
  const made = await bought();
  await shop.sandbox.post(`order/${made.orderNo}/dispute`);
  await app.call('orderCancel', { user, params: { orderNo: made.orderNo } });
  const found = await row(sql<{ refund_no: string }>`
    select refund_no from refund where order_no = ${`${made.orderNo}-1`}`);
  const no = found?.refund_no ?? '';
  await shop.sandbox.post(`refund/${no}/approve`);
  await app.deps.jobs.runDue();
  expect(await owed(no)).toMatchObject({ done_at: null, last_error: expect.any(String) });
  expect(await metric('souk_money_back_stuck')).toBe(0);
  expect(await metric('souk_money_back_oldest_seconds')).toBe(0);
  expect((await stuck(app.deps.clock.now())).count).toBe(1);
  await shop.sandbox.post(`order/${made.orderNo}/dispute/close`, { outcome: 'lost' });
  await run(sql`update payment_dispute set amount_cents = 100 where purchase_no = ${made.orderNo}`);
  expect(await metric('souk_money_back_stuck')).toBe(0);
  await app.deps.clock.advance(13 * hourMs);
  await app.deps.jobs.runDue();
  expect(await metric('souk_money_back_stuck')).toBe(1);
});

test('[ORDER-09] a payment that a lost dispute took whole is owed again once an appeal decides for the store, and its shopper is told', async () => {
  const { paymentId, no } = await lateMoney();
  const orderNo = await row(sql<{ no: string }>`
    select min(order_no) as no from merchant_order
    where purchase_no = (select purchase_no from payment where id = ${paymentId})`);
  const told = async () => {
    const back = await moneyBackOf({ storeId: 1, merchantId: null } as Scope, orderNo?.no ?? '');
    return back.map((one) => moneyBackView(one, '', 'en'));
  };
  const stripe = app.deps.payments.provider('stripe');
  const hear = async (state: 'lost' | 'under_review' | 'won') => {
    const payment = await row(sql<{ charge_ref: string; amount_cents: number }>`
      select charge_ref, amount_cents from payment where id = ${paymentId}`);
    const openedAt = app.deps.clock.now();
    jest.spyOn(stripe, 'readDispute').mockResolvedValueOnce({
      ref: 'du_appeal',
      chargeRef: payment?.charge_ref ?? null,
      amountCents: payment?.amount_cents ?? 0,
      currency: 'usd',
      reason: '',
      state,
      respondBy: null,
      openedAt,
    });
    await app.deps.clock.advance(2 * minuteMs);
    await takeDisputeEvent(app.deps, 'stripe', { id: `evt_${state}`, type: '', ref: null, disputeRef: 'du_appeal' });
    await app.deps.jobs.runDue();
  };
  await hear('lost');
  await app.deps.clock.advance(2 * minuteMs);
  await app.deps.jobs.runDue();
  expect(await told()).toMatchObject([
    { state: 'back', stuckText: expect.stringMatching(/back by the dispute that was lost, so nothing was sent/) },
  ]);
  await hear('under_review');
  expect(await sent(no)).toEqual([]);
  await hear('won');
  expect(await sent(no)).toHaveLength(1);
  expect(await told()).toMatchObject([{ state: 'back', stuckText: null }]);
  expect(await rows(sql`select 1 from outbox where dedupe_key = ${`returned:${paymentId}`}`)).toHaveLength(1);
  await hear('won');
  await app.deps.jobs.runDue();
  expect(await sent(no)).toHaveLength(1);
});
