import fc from 'fast-check';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { accountsOf, emptyLedger, entriesOfEvents } from '../testing/ledger';
import { buyWithCoupons, plentyOfVariants, priceLines, someCoupons, someLines } from '../testing/random-purchase';
import { createShop, type Shop } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { checkSums } from '../bookkeeping/reconcile-books';
import { completeLedger } from '../bookkeeping/complete-ledger';

let app: TestApp;
let shop: Shop;
let desk: Desk;
let variants: Awaited<ReturnType<typeof plentyOfVariants>>;
const user = 'random';

beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
  variants = await plentyOfVariants();
  await run(sql`update merchant set tax_number = 'GB123456789'`);
  await run(sql`update product set tax_category = (array['standard', 'reduced', 'low', 'zero'])[1 + id % 4]`);
  await completeLedger();
});
afterAll(() => app?.close());

const purchase = fc.record({
  lines: someLines({ most: 5, pieces: 5, least: 60 }),
  ...someCoupons,
  storeRate: fc.nat(10_000),
  merchantRate: fc.option(fc.nat(10_000), { nil: null }),
  /** What becomes of each order: how many refunds, by whom, and of which pieces. */
  back: fc.array(fc.record({ way: fc.constantFrom('request', 'desk', 'cancel'), pieces: fc.nat(4) }), { maxLength: 4 }),
});

type Back = { way: 'request' | 'desk' | 'cancel'; pieces: number };

/** Gives some pieces of an order back; does nothing where none is left. */
const giveBack = async (orderNo: string, { way, pieces }: Back) => {
  const { data } = await app.call('refundApply', { user, params: { orderNo } });
  const left = (data?.orderInfoList ?? []).filter((line: { refundableNum: number }) => line.refundableNum > 0);
  if (left.length === 0) return;
  const items = [{ id: left[0].id, num: Math.min(pieces + 1, left[0].refundableNum) }];
  if (way === 'desk') {
    const body = { items, reason: 'Broken in the warehouse' };
    expect((await desk.ask('orderRefund', { user: 'finance', params: { no: orderNo }, body })).code).toBe(200);
  } else {
    const asked = { orderNo, type: 1, text: 'x', items: [{ orderInfoId: items[0]?.id, num: items[0]?.num }] };
    const made =
      way === 'request'
        ? (await app.call('refundCreate', { user, body: asked })).data.refundOrderNo
        : (await app.call('orderCancel', { user, params: { orderNo } }),
          (
            await row(sql<{ refund_no: string }>`
            select refund_no from refund where order_no = ${orderNo} order by created_at desc, refund_no desc limit 1`)
          )?.refund_no);
    await shop.sandbox.post(`refund/${made}/approve`);
  }
  await app.deps.jobs.runDue();
};

const holds = async (orderNo: string) => {
  const found = await accountsOf(orderNo);
  if (!found) throw new Error(`No order ${orderNo}`);
  const { merchant, platform, cash, ...want } = found;
  expect(merchant + platform + cash).toBe(0);
  expect(cash).toBe(want.refunded - want.paid);
  const kept = want.commission - want.commissionBack;
  expect(merchant).toBe(want.sold - kept - want.refunded - want.couponBack);
  expect(platform).toBe(kept - want.couponGiven + want.couponBack);
  // of an order that came back whole no tax is left, and never is more taken back than it had
  if (want.refunded === want.paid) expect(found.tax).toBe(0);
  expect(found.tax).toBeGreaterThanOrEqual(0);
  return found;
};

test('[DESK-17] any orders, coupons, rates and refunds: all entries add up to zero, and a merchant has what he sold less commission less refunds', async () => {
  const seen: { orderNo: string; found: Awaited<ReturnType<typeof holds>> }[] = [];
  await fc.assert(
    fc.asyncProperty(purchase, async ({ lines, merchantCoupon, platformCoupon, storeRate, merchantRate, back }) => {
      const priced = await priceLines(variants, lines);
      const { merId } = priced;
      await run(sql`update store set commission_bp = ${storeRate}`);
      await run(sql`update merchant set commission_bp = case when id = ${merId} then ${merchantRate}::int end`);
      const made = await buyWithCoupons(shop, user, priced, { merchantCoupon, platformCoupon });
      const orders = await rows(sql<{ order_no: string; merchant_id: number; commission_bp: number; pay: number }>`
        select order_no, merchant_id, commission_bp, sum(pay_cents) over ()::int as pay from merchant_order
        where purchase_no = ${made.orderNo}`);
      // the rate is the order's own from now on
      await run(sql`update store set commission_bp = 77`);
      if (!made.paid) {
        if ((orders[0]?.pay ?? 0) < 50) return;
        for (const one of orders) expect(await accountsOf(one.order_no)).toMatchObject({ entries: 0 });
        const { data } = await shop.startPayment({ user }, made);
        await shop.sandbox.card(data.stripeClientSecret);
      }
      for (const { order_no: orderNo, merchant_id, commission_bp } of orders) {
        expect(commission_bp).toBe(merchant_id === merId ? (merchantRate ?? storeRate) : storeRate);
        await holds(orderNo);
        for (const one of back) {
          await giveBack(orderNo, one);
          await holds(orderNo);
        }
        seen.push({ orderNo, found: await holds(orderNo) });
      }
    }),
    { numRuns: 20 },
  );
  const events = await entriesOfEvents();
  expect(events.length).toBeGreaterThan(seen.length);
  expect(events.filter(({ ref }) => ref.startsWith('R')).length).toBeGreaterThan(5);
  expect(events.filter(({ entries }) => entries !== 1)).toEqual([]);
  expect(await checkSums(app.deps.clock.now())).toBe(0);

  // a store whose orders are older than its ledger: the job writes the same, once
  await emptyLedger();
  expect(await completeLedger()).toBeGreaterThan(0);
  expect(await completeLedger()).toBe(0);
  for (const { orderNo, found } of seen) expect(await holds(orderNo)).toEqual(found);
  expect((await entriesOfEvents()).filter(({ entries }) => entries !== 1)).toEqual([]);
});
