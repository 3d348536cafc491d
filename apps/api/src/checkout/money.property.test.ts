import fc from 'fast-check';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { createShop, type Shop } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let variants: { id: number; merchant_id: number }[];
const user = 'random';

beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  variants = await rows(sql<{ id: number; merchant_id: number }>`
    select distinct on (p.id) v.id, p.merchant_id from variant v join product p on p.id = v.product_id
      join merchant m on m.id = p.merchant_id
    where p.on_shelf and v.on_sale and m.is_open and m.closed_until is null order by p.id, v.id limit 40`);
  await run(sql`update variant set stock = 100000 where id = any(${variants.map(({ id }) => id)}::bigint[])`);
});
afterAll(() => app?.close());

const cart = fc.record({
  lines: fc.uniqueArray(
    fc.record({ at: fc.nat(39), num: fc.integer({ min: 1, max: 7 }), cents: fc.integer({ min: 1, max: 99_999 }) }),
    {
      selector: ({ at }) => at,
      minLength: 1,
      maxLength: 8,
    },
  ),
  merchantCoupon: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: null }),
  platformCoupon: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: null }),
});

const give = async (cents: number, merchant: number | null) => {
  const coupon = await row(sql<{ id: number }>`
    insert into coupon(store_id, merchant_id, use_type, type, name, money_cents, day)
    values (1, ${merchant}, ${merchant === null ? 3 : 1}, 'general', '{"en":"Test","fr":"Essai"}', ${cents}, 30) returning id`);
  return (
    await row(sql<{ id: number }>`
      insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
      values (${coupon?.id}, ${user}, now() - interval '1 day', now() + interval '9 days', now()) returning id`)
  )?.id;
};

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
      const chosen = lines.map(({ at, num, cents }) => ({
        ...(variants[at % variants.length] ?? { id: 0, merchant_id: 0 }),
        num,
        cents,
      }));
      for (const { id, cents } of chosen) await run(sql`update variant set price_cents = ${cents} where id = ${id}`);
      const merId = chosen[0]?.merchant_id ?? 0;
      const userCouponId = merchantCoupon === null ? null : await give(merchantCoupon, merId);
      const platUserCouponId = platformCoupon === null ? null : await give(platformCoupon, null);
      const made = await shop.buy(
        { user },
        chosen.map(({ id, num }) => ({ variantId: id, num })),
        { platUserCouponId, orderMerchantRequestList: [{ merId, userCouponId }] },
      );
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
