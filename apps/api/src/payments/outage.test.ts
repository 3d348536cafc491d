import { sql } from 'kysely';
import { row, rows } from '../database/tx';
import { createShop, stockOf, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sweepJob } from './payments.plugin';

let app: TestApp;
let shop: Shop;
const minuteMs = 60_000;
const user = 'patient';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());
afterEach(() => jest.restoreAllMocks());

const begun = async () => {
  const tote = await variantOf('canvas-tote');
  const made = await shop.buy({ user }, [{ variantId: tote.id, num: 1 }]);
  await shop.startPayment({ user }, made, { payType: 'stripe' });
  return made.orderNo;
};
const passes = async (minutes: number) => {
  await app.deps.clock.advance(minutes * minuteMs);
  await app.deps.jobs.send(sweepJob, {});
  await app.deps.jobs.runDue();
};
const isOut = () =>
  jest.spyOn(app.deps.payments.provider('stripe'), 'cancel').mockRejectedValue(new Error('Stripe does not answer'));
const statesOf = async (numbers: string[]) =>
  (
    await rows(
      sql<{ state: string }>`select state from purchase where order_no = any(${numbers}::text[]) order by order_no`,
    )
  ).map(({ state }) => state);
const jobsOf = (queue: string) =>
  rows(sql<{ about: string; state: string }>`
    select data ->> 'orderNo' as about, state::text as state from pgboss.job where name = ${queue}`);
const overdueSeconds = async () => {
  const { payload } = await app.app.inject({ url: '/metrics' });
  return Number(/^souk_orders_overdue_seconds (\d+)$/m.exec(payload)?.[1]);
};

test('[ORDER-09] a provider that is out for three hours leaves each order a few jobs, and none that a person has to see to', async () => {
  const { id } = await variantOf('canvas-tote');
  const stock = await stockOf(id);
  const numbers = [await begun(), await begun(), await begun()].toSorted();
  const cancelled = await begun();
  await app.call('orderCancel', { user, params: { orderNo: cancelled } });
  isOut();
  await passes(61);
  for (let gone = 0; gone < 180; gone += 10) await passes(10);
  expect(await statesOf(numbers)).toEqual(['unpaid', 'unpaid', 'unpaid']);
  const [expiring, closing] = [await jobsOf('order.expire'), await jobsOf('payment.close')];
  for (const no of numbers) expect(expiring.filter(({ about }) => about === no).length).toBeLessThanOrEqual(5);
  expect(closing.filter(({ about }) => about === cancelled).length).toBeLessThanOrEqual(2);
  expect([...expiring, ...closing].filter(({ state }) => state === 'failed')).toEqual([]);
  expect(await overdueSeconds()).toBeGreaterThan(2.9 * 3600);
  jest.restoreAllMocks();
  await passes(60);
  expect(await statesOf(numbers)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await stockOf(id)).toBe(stock);
  expect(await overdueSeconds()).toBe(0);
  expect(
    await row(
      sql`select count(*)::int as open from payment where purchase_no = ${cancelled} and status <> 'cancelled'`,
    ),
  ).toEqual({ open: 0 });
});

test('[ORDER-09] an order whose payment is under way at the provider is not overdue', async () => {
  const no = await begun();
  await app.deps.database.query(`update payment set status = 'processing' where purchase_no = $1`, [no]);
  jest.spyOn(app.deps.payments.provider('stripe'), 'cancel').mockResolvedValue({ state: 'processing' });
  await passes(4 * 60);
  expect([await statesOf([no]), await overdueSeconds()]).toEqual([['unpaid'], 0]);
});

test('[ORDER-09] a payment that its provider does not close in a day is seen as work that was given up', async () => {
  const no = await begun();
  await app.call('orderCancel', { user, params: { orderNo: no } });
  isOut();
  for (let quarter = 0; quarter < 4 * 28; quarter += 1) await passes(15);
  const givenUp = (await jobsOf('payment.close')).filter(({ about, state }) => about === no && state === 'failed');
  expect(givenUp.length).toBeGreaterThan(0);
});
