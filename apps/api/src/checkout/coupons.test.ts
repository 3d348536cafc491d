import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

interface Terms {
  user: string;
  cents: number;
  min?: number;
  merchant?: number | null;
  products?: number[];
  endsInDays?: number;
  startsInDays?: number;
}

/** A coupon in a shopper's hand. Answers the id of the piece. */
const give = async ({
  user,
  cents,
  min = 0,
  merchant = null,
  products = [],
  endsInDays = 9,
  startsInDays = -1,
}: Terms) => {
  const made = await row(sql<{ id: number }>`
    insert into coupon(store_id, merchant_id, use_type, type, name, money_cents, min_price_cents, product_ids, day)
    values (1, ${merchant}, ${merchant === null ? 3 : products.length > 0 ? 2 : 1}, ${products.length > 0 ? 'goods' : 'general'},
      '{"en":"Test","fr":"Essai"}', ${cents}, ${min}, ${products}::bigint[], 30) returning id`);
  const piece = await row(sql<{ id: number }>`
    insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
    values (${made?.id}, ${user}, now() + ${startsInDays} * interval '1 day', now() + ${endsInDays} * interval '1 day', now())
    returning id`);
  return piece?.id ?? 0;
};

const usedBy = async (id: number) =>
  (await row(sql<{ used_order_no: string | null }>`select used_order_no from user_coupon where id = ${id}`))
    ?.used_order_no;

const priceOf = (user: string, preOrderNo: string, more: object) =>
  app.call('orderPrice', { user, body: { preOrderNo, ...more } });

test('[ORDER-02] the best combination is chosen at first: a merchant coupon, then the platform on what is left', async () => {
  const tote = await variantOf('canvas-tote');
  const user = 'cora';
  const own = await give({ user, cents: 500, merchant: tote.merchant_id });
  await give({ user, cents: 300, merchant: tote.merchant_id });
  const platform = await give({ user, cents: 200 });
  const no = await shop.preOrder({ user }, [{ variantId: tote.id, num: 2 }]);
  const { data } = await app.call('orderPreLoad', { user, params: { preOrderNo: no } });
  expect(data).toMatchObject({ couponFee: 7, platCouponFee: 2, platUserCouponId: platform });
  expect(data.orderList[0]).toMatchObject({ userCouponId: own, couponFee: 5 });
  expect(data.payFee).toBeCloseTo((tote.price_cents * 2) / 100 - 7, 5);
});

test('[ORDER-02] coupons that do not hold are named with the reason, in the reader’s language', async () => {
  const tote = await variantOf('canvas-tote');
  const kettle = await variantOf('steel-kettle');
  const user = 'dora';
  const ids = {
    min: await give({ user, cents: 500, min: 999_900 }),
    over: await give({ user, cents: 500, endsInDays: -1, startsInDays: -9 }),
    early: await give({ user, cents: 500, startsInDays: 2 }),
    goods: await give({ user, cents: 500, merchant: kettle.merchant_id, products: [kettle.product_id] }),
    foreign: await give({ user: 'someone', cents: 500 }),
  };
  const no = await shop.preOrder({ user }, [{ variantId: tote.id, num: 1 }]);
  for (const [key, reason] of [
    ['min', 'Needs at least $9,999.00 of eligible items'],
    ['over', 'This coupon has expired'],
    ['early', 'This coupon cannot be used yet'],
    ['foreign', 'This coupon does not exist'],
  ] as const) {
    const { data } = await priceOf(user, no, { platUserCouponId: ids[key] });
    expect(data.rejectedCoupons).toEqual([{ id: ids[key], reason }]);
    expect(data.couponFee).toBe(0);
  }
  const mine = await app.call('couponsForOrder', {
    user,
    params: { preOrderNo: no },
    headers: { 'accept-language': 'fr' },
  });
  expect(mine.data.find(({ id }: { id: number }) => id === ids.goods).reason).toContain('Aucun de ces articles');
  expect(mine.data.map(({ id }: { id: number }) => id)).not.toContain(ids.foreign);
});

test('[ORDER-02] a coupon never takes more than its goods cost; nothing to pay is paid at once', async () => {
  const tote = await variantOf('canvas-tote');
  const user = 'ella';
  const id = await give({ user, cents: 10_000_00 });
  const made = await shop.buy({ user }, [{ variantId: tote.id, num: 1 }], { platUserCouponId: id });
  expect(made.paid).toBe(true);
  const { data } = await app.call('orderMasterDetail', { user, params: { orderNo: made.orderNo } });
  expect(data).toMatchObject({ payPrice: 0, state: 'paid', payType: 'free', couponPrice: tote.price_cents / 100 });
  expect((await shop.startPayment({ user }, made)).data).toMatchObject({ status: true });
});

test('[lesson 14] [ORDER-02] one piece pays one purchase, also when two are made at once', async () => {
  const tote = await variantOf('canvas-tote');
  const user = 'faye';
  const id = await give({ user, cents: 500 });
  const nos = [
    await shop.preOrder({ user }, [{ variantId: tote.id, num: 1 }]),
    await shop.preOrder({ user }, [{ variantId: tote.id, num: 1 }]),
  ];
  const answers = await Promise.all(nos.map((no) => shop.create({ user }, no, { platUserCouponId: id })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(await usedBy(id)).toBe(answers.find(({ code }) => code === 200)?.data.orderNo);
});

test('[lesson 14] [ORDER-09] cancelling or expiring an unpaid purchase gives coupon and stock back', async () => {
  const tote = await variantOf('canvas-tote');
  const user = 'gina';
  const id = await give({ user, cents: 500 });
  const made = await shop.buy({ user }, [{ variantId: tote.id, num: 2 }], { platUserCouponId: id });
  expect(await usedBy(id)).toBe(made.orderNo);
  await app.call('orderCancel', { user, params: { orderNo: made.orderNo } });
  expect(await usedBy(id)).toBeNull();
  const again = await shop.buy({ user }, [{ variantId: tote.id, num: 2 }], { platUserCouponId: id });
  await run(sql`update purchase set expires_at = ${app.deps.clock.now()} where order_no = ${again.orderNo}`);
  await app.deps.jobs.send('order.expire', { orderNo: again.orderNo });
  await app.deps.jobs.runDue();
  expect(await usedBy(id)).toBeNull();
  expect((await shop.result({ user }, again)).data.state).toBe('EXPIRED');
});

test('[ORDER-02] a coupon that no longer holds stops the order; nobody is charged more than they saw', async () => {
  const tote = await variantOf('canvas-tote');
  const user = 'hana';
  const id = await give({ user, cents: 500 });
  const no = await shop.preOrder({ user }, [{ variantId: tote.id, num: 1 }]);
  await run(sql`update user_coupon set end_at = now() - interval '1 day' where id = ${id}`);
  const answer = await shop.create({ user }, no, { platUserCouponId: id });
  expect(answer).toMatchObject({ code: 409, data: { rejectedCoupons: [{ id }] } });
});
