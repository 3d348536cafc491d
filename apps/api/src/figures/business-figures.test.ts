import { createShop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    onDeps: ({ jobs }) => {
      jobs.define('test.fails', () => Promise.reject(new Error('no')));
      jobs.define('test.breaks', () => Promise.reject(new Error('no')), {
        retries: { retryLimit: 0, retryDelay: 0, retryBackoff: false },
      });
    },
  });
});
afterAll(() => app.close());

const user = 'figures';
const figure = async (name: string) => {
  const { payload } = await app.app.inject({ url: '/metrics' });
  const line = payload.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};
/** By how much figures rise while something is done. */
const rise = async (names: string[], work: () => Promise<unknown>) => {
  const before = await Promise.all(names.map(figure));
  await work();
  const after = await Promise.all(names.map(figure));
  return after.map((value, at) => value - (before[at] ?? 0));
};
const orders = [
  'souk_orders_total',
  'souk_orders_paid_total{pay_type="stripe"}',
  'souk_payments_refused_total{provider="stripe"}',
];
const line = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];

test('whatever can be paid, and refused, is counted before the first time, so that an alert sees when nothing comes', async () => {
  const { payload } = await app.app.inject({ url: '/metrics' });
  const labelsOf = (name: string) =>
    [...payload.matchAll(new RegExp(`^${name}{\\w+="(\\w+)"} \\d+$`, 'gm'))].map(([, label]) => label);
  expect(labelsOf('souk_orders_paid_total')).toEqual(['stripe', 'paypal', 'free']);
  expect(labelsOf('souk_payments_refused_total')).toEqual(['stripe', 'paypal']);
});

test('an order, its payment and a refused card are counted once each', async () => {
  const shop = createShop(app);
  expect(await rise(orders, async () => shop.bought({ user }, await line()))).toEqual([1, 1, 0]);
  expect(
    await rise(orders, async () => {
      const made = await shop.buy({ user }, await line());
      const { data } = await shop.startPayment({ user }, made);
      await shop.sandbox.card(data.stripeClientSecret as string, '4000 0000 0000 0002');
    }),
  ).toEqual([1, 0, 1]);
});

test('work that is due shows with its age, and what was given up stays to be seen', async () => {
  const names = ['souk_queue_due{queue="test.breaks"}', 'souk_queue_dead{queue="test.breaks"}'];
  expect(await rise(names, () => app.deps.jobs.send('test.breaks', {}))).toEqual([1, 0]);
  await app.deps.database.query(
    `update pgboss.job set start_after = now() - interval '90 seconds' where name = 'test.breaks'`,
  );
  expect(await figure('souk_queue_age_seconds{queue="test.breaks"}')).toBeGreaterThanOrEqual(90);
  expect(await rise(names, () => app.deps.jobs.runDue())).toEqual([-1, 1]);
  expect(await figure('souk_queue_age_seconds{queue="test.breaks"}')).toBe(0);
});

test('work that fails and is tried again shows for how long, though none of it is due', async () => {
  const failing = 'souk_queue_failing_seconds{queue="test.fails"}';
  await app.deps.jobs.send('test.fails', {});
  expect(await figure(failing)).toBe(0);
  await app.deps.jobs.runDue();
  await app.deps.database.query(
    `update pgboss.job set created_on = now() - interval '20 minutes' where name = 'test.fails'`,
  );
  expect(await figure('souk_queue_age_seconds{queue="test.fails"}')).toBe(0);
  expect(await figure(failing)).toBeGreaterThanOrEqual(1200);
  // while it is tried once more it has not succeeded yet
  await app.deps.database.query(`update pgboss.job set state = 'active', retry_count = 1 where name = 'test.fails'`);
  expect(await figure(failing)).toBeGreaterThanOrEqual(1200);
});

test('refunds that wait for the store’s people are counted, and for how long', async () => {
  expect(await figure('souk_refunds_waiting')).toBeGreaterThanOrEqual(0);
  const before = await figure('souk_refunds_waiting');
  await app.deps.database.query(
    `update refund set status = 0, created_at = now() - interval '10 days'
     where refund_no = (select min(refund_no) from refund where status not in (0, 5))`,
  );
  expect(await figure('souk_refunds_waiting')).toBe(before + 1);
  expect(await figure('souk_refunds_waiting_oldest_seconds')).toBeGreaterThanOrEqual(9 * 86_400);
});
