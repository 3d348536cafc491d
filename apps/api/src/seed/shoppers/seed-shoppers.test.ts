import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { row, rows } from '../../database/tx';
import { people } from './people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

const as = (who: keyof typeof people) => ({ user: people[who].sub });

test('[ORDER-08] the demo shopper has an order in every status', async () => {
  const { data } = await app.call('orderList', { ...as('shopper'), query: { limit: 50 } });
  const states = data.list.map(({ state }: { state: string }) => state);
  const expected = ['unpaid', 'paid', 'partlyShipped', 'shipped', 'delivered', 'completed', 'cancelled'];
  expect(states).toEqual(expect.arrayContaining(expected));
});

test('[ACCT-05] the demo shopper has a refund in review, refused, refunded and waiting for the parcel', async () => {
  const { data } = await app.call('refundList', { ...as('shopper'), query: { type: '9', limit: 50 } });
  const statuses = data.list.map(({ refundStatus }: { refundStatus: number }) => refundStatus);
  expect(statuses).toEqual(expect.arrayContaining([0, 1, 3, 4]));
});

test('[ACCT-01] the demo shopper has points, coupons, addresses and a wish list; the second one nothing', async () => {
  const full = (await app.call('userInfo', as('shopper'))).data;
  expect(full.integral).toBeGreaterThan(50);
  expect(full.couponCount).toBeGreaterThan(3);
  expect(full.collectCount).toBeGreaterThan(3);
  expect((await app.call('addressList', as('shopper'))).data.total).toBe(2);
  expect((await app.call('userInfo', as('second'))).data).toMatchObject({
    integral: 0,
    couponCount: 0,
    collectCount: 0,
  });
  expect((await app.call('orderList', as('second'))).data.total).toBe(0);
});

test('[LOGIN-07] demo accounts sign in with the demo password', async () => {
  const { identity } = app.deps;
  for (const { email, sub } of Object.values(people)) expect(await identity.find({ email })).toBe(sub);
});

test('demo orders keep the sums, and take nothing from the products that tests rely on', async () => {
  const wrong = await rows(sql`
    select p.order_no from purchase p where p.pay_cents <> (select sum(pay_cents) from merchant_order where purchase_no = p.order_no)`);
  expect(wrong).toEqual([]);
  const mug = await row(sql<{ stock: number }>`
    select sum(v.stock)::int as stock from variant v join product p on p.id = v.product_id where p.slug = 'ceramic-mug'`);
  expect(mug?.stock).toBe(3);
});
