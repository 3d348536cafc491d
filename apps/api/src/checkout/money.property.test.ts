import fc from 'fast-check';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { buyWithCoupons, plentyOfVariants, priceLines, someCoupons, someLines } from '../testing/random-purchase';
import { createShop, type Shop } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let variants: Awaited<ReturnType<typeof plentyOfVariants>>;
const user = 'random';

beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  variants = await plentyOfVariants();
});
afterAll(() => app?.close());

const cart = fc.record({
  lines: someLines({ most: 8, pieces: 7, least: 1 }),
  ...someCoupons,
});

interface Sums {
  purchase: number;
  orders: number;
  items: number;
  parts: number;
  least: number;
}

const sumsOf = (orderNo: string) =>
  row(sql<Sums>`
    select p.pay_cents as purchase,
      (select sum(pay_cents)::int from merchant_order where purchase_no = p.order_no) as orders,
      (select sum(i.pay_cents)::int from order_item i join merchant_order o on o.order_no = i.order_no where o.purchase_no = p.order_no) as items,
      (p.goods_cents + p.freight_cents - p.mer_coupon_cents - p.plat_coupon_cents) as parts,
      (select min(least(i.pay_cents, i.mer_coupon_cents, i.plat_coupon_cents, i.freight_cents))::int from order_item i
        join merchant_order o on o.order_no = i.order_no where o.purchase_no = p.order_no) as least
    from purchase p where p.order_no = ${orderNo}`);

/** Refunds of random pieces until nothing is left; answers what came back, in cents. */
const refundAll = async (orderNo: string): Promise<number> => {
  let sum = 0;
  for (;;) {
    const { data } = await app.call('refundApply', { user, params: { orderNo } });
    const left = data.orderInfoList.filter((line: { refundableNum: number }) => line.refundableNum > 0);
    if (left.length === 0) return sum;
    const items = [{ orderInfoId: left[0].id, num: Math.ceil(left[0].refundableNum / 2) }];
    const asked = await app.call('refundCreate', { user, body: { orderNo, type: 1, text: 'x', items } });
    await shop.sandbox.post(`refund/${asked.data.refundOrderNo}/approve`);
    sum += Math.round(asked.data.amount * 100);
  }
};

test('[CART-09] [ACCT-05] any cart with any coupons: sums agree to the cent, and refunds give back exactly what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async ({ lines, merchantCoupon, platformCoupon }) => {
      const made = await buyWithCoupons(shop, user, await priceLines(variants, lines), {
        merchantCoupon,
        platformCoupon,
      });
      const sums = await sumsOf(made.orderNo);
      expect(sums).toMatchObject({ orders: sums?.purchase, items: sums?.purchase, parts: sums?.purchase });
      expect(sums?.least).toBeGreaterThanOrEqual(0);
      if (!made.paid && (sums?.purchase ?? 0) >= 50) {
        const { data } = await shop.startPayment({ user }, made);
        await shop.sandbox.card(data.stripeClientSecret);
        const { orders } = (await app.call('orderMasterDetail', { user, params: { orderNo: made.orderNo } })).data;
        let back = 0;
        for (const { orderNo } of orders as { orderNo: string }[]) back += await refundAll(orderNo);
        expect(back).toBe(sums?.purchase);
      }
    }),
    { numRuns: 12 },
  );
});
