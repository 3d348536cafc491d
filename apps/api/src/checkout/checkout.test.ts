import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createShop, goodAddress, newUuid, setStock, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const load = (user: string, preOrderNo: string) => app.call('orderPreLoad', { user, params: { preOrderNo } });
const preOrder = (body: object, user = 'ann') =>
  app.call('orderPre', { user, body: { preOrderType: 'buyNow', ...body } });

/** What the cart calls `uniqueKey`, and a pre-order `shoppingCartKey`. */
const keyOf = async (variantId: number) =>
  (await row(sql<{ key: string }>`select unique_key as key from variant where id = ${variantId}`))?.key;

describe('pre-order', () => {
  test('[ORDER-01] [CALL-36] from buy-now it shows what will be paid, by merchant', async () => {
    const tote = await variantOf('canvas-tote');
    const kettle = await variantOf('steel-kettle');
    const no = await shop.preOrder({ user: 'ann' }, [
      { variantId: tote.id, num: 2 },
      { variantId: kettle.id, num: 1 },
    ]);
    const { data } = await load('ann', no);
    const lines = data.orderList.flatMap((one: { orderInfoList: unknown[] }) => one.orderInfoList);
    expect(data.orderProNum).toBe(3);
    // 80.00 less 25 %
    expect(lines).toContainEqual(expect.objectContaining({ attrValueId: kettle.id, price: 60, payNum: 1 }));
    expect(data.payFee).toBeCloseTo(data.proTotalFee + data.freightFee - data.couponFee, 5);
    for (const { delivery } of data.orderList) expect(delivery.maxDays).toBeGreaterThanOrEqual(delivery.minDays);
  });

  test('[ORDER-02] [CALL-36] one that has become a purchase says which, to its owner alone, also past its time', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    const { data } = await shop.create({ user: 'ann' }, no);
    expect(await load('ann', no)).toMatchObject({ code: 409, data: { orderNo: data.orderNo } });
    await run(sql`update pre_order set expires_at = created_at where no = ${no}`);
    expect(await load('ann', no)).toMatchObject({ code: 409, data: { orderNo: data.orderNo } });
    expect((await load('mallory', no)).code).toBe(404);
    expect((await shop.create({ user: 'ann' }, no)).data.orderNo).toBe(data.orderNo);
  });

  test('[ORDER-02] one that has become another purchase than is asked for now, after a lost answer, says which', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    const { data } = await shop.create({ user: 'ann' }, no);
    const placed = { code: 409, reason: 'ORDER_PLACED', data: { orderNo: data.orderNo, orderToken: null } };
    const other = { ...goodAddress, detail: '2 Other Street' };
    for (const changed of [{ address: other }, { email: 'other@souk.test' }, { payFee: 1 }, { mark: 'Ring twice' }])
      expect(await shop.create({ user: 'ann' }, no, changed)).toMatchObject(placed);
    expect((await shop.create({ user: 'ann' }, no)).data.orderNo).toBe(data.orderNo);
  });

  test('[ORDER-02] [ORDER-10] a guest who is told so gets the key to their order', async () => {
    const tote = await variantOf('canvas-tote');
    const guest = { uuid: newUuid() };
    const no = await shop.preOrder(guest, [{ variantId: tote.id, num: 1 }]);
    await shop.create(guest, no, { email: 'g@souk.test' });
    const told = await shop.create(guest, no, { email: 'corrected@souk.test' });
    expect(told).toMatchObject({ code: 409, reason: 'ORDER_PLACED' });
    expect((await shop.result(guest, told.data)).data).toMatchObject({ orderNo: told.data.orderNo, state: 'UNPAID' });
  });

  test('[ORDER-01] [CALL-36] from the cart it takes own lines, and foreign lines are not there', async () => {
    const tote = await variantOf('canvas-tote');
    const added = await app.call('cartSave', {
      user: 'bea',
      body: [{ productId: tote.product_id, cartNum: 2, productAttrUnique: tote.id }],
    });
    const orderDetails = [{ shoppingCartId: added.data.lines[0].id, shoppingCartKey: await keyOf(tote.id) }];
    const body = { preOrderType: 'shoppingCart', orderDetails };
    expect((await app.call('orderPre', { user: 'mallory', body })).code).toBe(404);
    const { data } = await app.call('orderPre', { user: 'bea', body });
    const made = await shop.create({ user: 'bea' }, data.preOrderNo);
    expect(made.code).toBe(200);
    expect((await app.call('cartCount', { user: 'bea' })).data.count).toBe(0);
  });

  test.each([
    ['more', 1, 3, 2],
    ['fewer', 3, 1, 0],
  ])(
    '[C1] [ORDER-02] of a line that holds %s by the time of the order only what was bought leaves the cart',
    async (...given) => {
      const [user, bought, now, left] = given;
      const tote = await variantOf('canvas-tote');
      const line = [{ productId: tote.product_id, cartNum: bought, productAttrUnique: tote.id }];
      const { id } = (await app.call('cartSave', { user, body: line })).data.lines[0];
      const orderDetails = [{ shoppingCartId: id }];
      const { data } = await app.call('orderPre', { user, body: { preOrderType: 'shoppingCart', orderDetails } });
      await app.call('cartNum', { user, body: { id, number: now } });
      expect((await shop.create({ user }, data.preOrderNo)).code).toBe(200);
      expect((await app.call('cartCount', { user })).data.count).toBe(left);
    },
  );

  test('[ORDER-01] [PAGE-05] from an owner-designed page it finds the variant by its values', async () => {
    const shirt = await variantOf('linen-shirt', 'White,M');
    const { data } = await preOrder({
      orderDetails: [{ productId: shirt.product_id, productNum: 1, sku: 'White, M' }],
    });
    expect((await load('ann', data.preOrderNo)).data.orderList[0].orderInfoList[0].attrValueId).toBe(shirt.id);
  });

  test('[ORDER-02] all bad lines are named at once, with what is left', async () => {
    const mug = await variantOf('ceramic-mug');
    const lamp = await variantOf('brass-lamp');
    const answer = await preOrder({
      orderDetails: [
        { productId: mug.product_id, attrValueId: mug.id, productNum: 9 },
        { productId: lamp.product_id, attrValueId: lamp.id, productNum: 1 },
        { productId: mug.product_id, attrValueId: 999_999, productNum: 1 },
      ],
    });
    expect(answer).toMatchObject({ status: 409, code: 409 });
    expect(answer.data.lines).toEqual([
      expect.objectContaining({ reason: 'OUT_OF_STOCK', available: mug.stock }),
      expect.objectContaining({ reason: 'OUT_OF_STOCK', available: 0 }),
      expect.objectContaining({ reason: 'VARIANT_GONE', available: 0 }),
    ]);
  });

  test('[ORDER-01] a variant of another product is refused as by cart/save, alone or beside good lines', async () => {
    const tote = await variantOf('canvas-tote');
    const shirt = await variantOf('linen-shirt');
    const wrong = { productId: shirt.product_id, attrValueId: tote.id, productNum: 1 };
    const saved = await app.call('cartSave', {
      user: 'ann',
      body: [{ productId: shirt.product_id, cartNum: 1, productAttrUnique: tote.id }],
    });
    expect(saved.code).toBe(404);
    expect((await preOrder({ orderDetails: [wrong] })).code).toBe(404);
    const good = { productId: tote.product_id, attrValueId: tote.id, productNum: 1 };
    expect((await preOrder({ orderDetails: [good, wrong] })).code).toBe(404);
  });

  test('[ORDER-02] [PAGE-05] every bad line given by its values is named', async () => {
    const shirt = await variantOf('linen-shirt');
    const mug = await variantOf('ceramic-mug');
    const answer = await preOrder({
      orderDetails: [
        { productId: shirt.product_id, productNum: 1, sku: 'Green,XXL' },
        { productId: mug.product_id, productNum: 1, sku: 'Gold' },
        { productId: 987_654, productNum: 2, sku: 'Any' },
      ],
    });
    expect(answer.code).toBe(409);
    expect(answer.data.lines).toEqual([
      { ref: `${shirt.product_id}:Green,XXL`, name: 'Linen shirt', reason: 'VARIANT_GONE', available: 0 },
      { ref: `${mug.product_id}:Gold`, name: expect.stringContaining('mug'), reason: 'VARIANT_GONE', available: 0 },
      { ref: '987654:Any', name: '', reason: 'VARIANT_GONE', available: 0 },
    ]);
  });

  test('[ORDER-01] [CALL-36] a cart line named twice is one line, and its key must be its own', async () => {
    const tote = await variantOf('canvas-tote');
    const user = 'twice';
    const added = await app.call('cartSave', {
      user,
      body: [{ productId: tote.product_id, cartNum: 2, productAttrUnique: tote.id }],
    });
    const shoppingCartId = added.data.lines[0].id as number;
    const from = (...orderDetails: object[]) =>
      app.call('orderPre', { user, body: { preOrderType: 'shoppingCart', orderDetails } });
    const shoppingCartKey = await keyOf(tote.id);
    const { data } = await from({ shoppingCartId, shoppingCartKey }, { shoppingCartId });
    expect((await load(user, data.preOrderNo)).data.orderProNum).toBe(2);
    expect((await from({ shoppingCartId, shoppingCartKey: 'another' })).code).toBe(404);
  });

  test.each([
    ['no lines', { orderDetails: [] }],
    ['a quantity of 0', { orderDetails: [{ productId: 1, attrValueId: 1, productNum: 0 }] }],
    ['a quantity of 1.5', { orderDetails: [{ productId: 1, attrValueId: 1, productNum: 1.5 }] }],
    ['a quantity of 1e9', { orderDetails: [{ productId: 1, attrValueId: 1, productNum: 1e9 }] }],
    ['words for numbers', { orderDetails: [{ productId: 'abc', attrValueId: 1, productNum: 1 }] }],
  ])('[CALL-36] %s is refused', async (_name, body) => {
    expect((await preOrder(body)).code).toBe(400);
  });

  test('[ORDER-01] it ends after half an hour and says so; the cart is as it was', async () => {
    const tote = await variantOf('canvas-tote');
    const user = 'late-ann';
    const added = await app.call('cartSave', {
      user,
      body: [{ productId: tote.product_id, cartNum: 2, productAttrUnique: tote.id }],
    });
    const orderDetails = [{ shoppingCartId: added.data.lines[0].id, shoppingCartKey: await keyOf(tote.id) }];
    const { data } = await app.call('orderPre', { user, body: { preOrderType: 'shoppingCart', orderDetails } });
    await run(sql`update pre_order set expires_at = expires_at - interval '30 minutes' where no = ${data.preOrderNo}`);
    const gone = { code: 404, reason: 'PRE_ORDER_GONE', data: { isFromCart: true } };
    expect(await load(user, data.preOrderNo)).toMatchObject(gone);
    expect(await shop.create({ user }, data.preOrderNo)).toMatchObject({
      ...gone,
      message: 'This checkout has expired.',
    });
    expect((await app.call('cartCount', { user })).data.count).toBe(2);
  });

  test('[ORDER-01] one of Buy Now that ended, and a stranger’s, say nothing of a cart', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    const gone = { code: 404, reason: 'PRE_ORDER_GONE', data: { isFromCart: false } };
    expect(await load('mallory', no)).toMatchObject(gone);
    await run(sql`update pre_order set expires_at = expires_at - interval '30 minutes' where no = ${no}`);
    expect(await load('ann', no)).toMatchObject(gone);
    expect(await shop.create({ user: 'ann' }, no)).toMatchObject(gone);
  });

  test('[ORDER-01] a guest reads of one that an account has open that somebody has to sign in, and no more', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    const asGuest = () => app.call('orderPreLoad', { params: { preOrderNo: no } });
    expect(await asGuest()).toMatchObject({ reason: 'PRE_ORDER_GONE', data: { isFromCart: false, isOfAccount: true } });
    await run(sql`update pre_order set expires_at = expires_at - interval '30 minutes' where no = ${no}`);
    expect(await asGuest()).toMatchObject({ reason: 'PRE_ORDER_GONE', data: { isOfAccount: false } });
  });

  test('[ORDER-01] nobody else can load, price or buy it', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    expect((await load('mallory', no)).code).toBe(404);
    expect((await app.call('orderPrice', { user: 'mallory', body: { preOrderNo: no } })).code).toBe(404);
    expect((await shop.create({ user: 'mallory' }, no)).code).toBe(404);
    expect((await shop.create({ uuid: newUuid() }, no)).code).toBe(404);
    // A browser that has forgotten its cart: the page leads back to the cart instead of speaking of a parameter.
    expect(await shop.create({}, no)).toMatchObject({ code: 404, reason: 'PRE_ORDER_GONE' });
  });

  test('[CART-13] [SESSION-02] what a guest began goes on after signing in', async () => {
    const tote = await variantOf('canvas-tote');
    const uuid = newUuid();
    const no = await shop.preOrder({ uuid }, [{ variantId: tote.id, num: 1 }]);
    await app.call('sessionRecordUser', { user: 'gwen', body: { uuid } });
    expect((await shop.create({ user: 'gwen' }, no)).code).toBe(200);
  });
});

describe('order', () => {
  test('[ORDER-10] a guest buys: purchase, an order for each merchant, a token; the address is copied and masked', async () => {
    const tote = await variantOf('canvas-tote');
    const before = await stockOf(tote.id);
    const made = await shop.buy({ uuid: newUuid() }, [{ variantId: tote.id, num: 2 }], { email: 'guest@souk.test' });
    expect(made.orderNo).toMatch(/^PT\d{6}[0-9A-Z]{10}$/);
    expect(made.orderToken).toMatch(/^[\w-]{32}$/);
    expect(await stockOf(tote.id)).toBe(before - 2);
    const headers = { 'x-order-token': made.orderToken ?? '' };
    const { data } = await app.call('visitorOrderDetail', { query: { orderNo: made.orderNo }, headers });
    expect(data.orders[0].orderNo).toBe(`${made.orderNo}-1`);
    expect(data.userAddress).toBe('London, United Kingdom');
    expect(JSON.stringify(data)).not.toContain(goodAddress.lastName);
    expect(JSON.stringify(data)).not.toContain(goodAddress.phone);
  });

  test('[ORDER-02] prices, discounts and status that a page sends are not read', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    const made = await shop.create({ user: 'ann' }, no, { payPrice: 0.01, paid: true, status: 3, couponFee: 999 });
    const { data } = await app.call('orderMasterDetail', { user: 'ann', params: { orderNo: made.data.orderNo } });
    expect(data).toMatchObject({ paid: false, state: 'unpaid', couponPrice: 0 });
    expect(data.proTotalPrice).toBeCloseTo(tote.price_cents / 100, 5);
  });

  test('[ORDER-02] a price that changed since it was seen is told, and holds once it was seen', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    await run(sql`update variant set price_cents = price_cents + 100 where id = ${tote.id}`);
    const refused = await shop.create({ user: 'ann' }, no);
    expect(refused).toMatchObject({
      code: 409,
      data: { lines: [{ reason: 'PRICE_CHANGED', price: (tote.price_cents + 100) / 100 }] },
    });
    await load('ann', no);
    expect((await shop.create({ user: 'ann' }, no)).code).toBe(200);
    await run(sql`update variant set price_cents = ${tote.price_cents} where id = ${tote.id}`);
  });

  test('[ORDER-02] a total other than the page showed is refused with the right one', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    const { data } = await load('ann', no);
    const refused = await shop.create({ user: 'ann' }, no, { payFee: data.payFee - 1 });
    expect(refused).toMatchObject({ code: 409, reason: 'PRICE_CHANGED', data: { payFee: data.payFee } });
    expect((await shop.create({ user: 'ann' }, no, { payFee: data.payFee })).code).toBe(200);
  });

  test('[ORDER-02] out of stock at the last moment names the line and takes nothing', async () => {
    const chair = await variantOf('last-chair');
    const tote = await variantOf('canvas-tote');
    const before = await stockOf(tote.id);
    const no = await shop.preOrder({ user: 'ann' }, [
      { variantId: tote.id, num: 1 },
      { variantId: chair.id, num: 1 },
    ]);
    await setStock(chair.id, 0);
    const refused = await shop.create({ user: 'ann' }, no);
    expect(refused.data.lines).toEqual([expect.objectContaining({ reason: 'OUT_OF_STOCK', available: 0 })]);
    expect(await stockOf(tote.id)).toBe(before);
    await setStock(chair.id, 1);
  });

  test('[MER-01] a closed merchant sells nothing', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    await run(sql`update merchant set closed_until = now() + interval '9 days' where id = ${tote.merchant_id}`);
    expect((await shop.create({ user: 'ann' }, no)).data.lines[0].reason).toBe('MERCHANT_CLOSED');
    await run(sql`update merchant set closed_until = null where id = ${tote.merchant_id}`);
  });

  test.each([
    ['no address', { address: undefined }, 'addressId'],
    ['an empty name', { address: { ...goodAddress, firstName: ' ' } }, 'firstName'],
    ['an e-mail with spaces', { address: { ...goodAddress, email: 'a b@souk.test' } }, 'email'],
    ['a postcode of letters', { address: { ...goodAddress, country: 'FR', postCode: 'ABCDE' } }, 'postCode'],
    ['no state where one is needed', { address: { ...goodAddress, country: 'US', postCode: '97205' } }, 'province'],
  ])('[ORDER-02] [ACCT-02] %s is told at the field and nothing is stored', async (_name, more, field) => {
    const tote = await variantOf('canvas-tote');
    const uuid = newUuid();
    const no = await shop.preOrder({ uuid }, [{ variantId: tote.id, num: 1 }]);
    const stored = () =>
      row(sql`select (select count(*) from purchase) as purchases, (select count(*) from address) as addresses,
        (select count(*) from outbox) as mails, (select stock from variant where id = ${tote.id}) as stock`);
    const before = await stored();
    const answer = await shop.create({ uuid }, no, { email: 'g@souk.test', ...more });
    expect(answer.code).toBe(400);
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toContain(field);
    expect(await stored()).toEqual(before);
  });

  test('[ORDER-02] a note of 151 letters is refused, and a foreign address does not exist', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'second-ann' }, [{ variantId: tote.id, num: 1 }]);
    expect((await shop.create({ user: 'second-ann' }, no, { mark: 'x'.repeat(151) })).code).toBe(400);
    const longest = 'x'.repeat(150);
    const taken = await shop.create({ user: 'second-ann' }, no, { mark: longest });
    expect(taken.code).toBe(200);
    const kept = await row(sql<{ mark: string }>`select mark from purchase where order_no = ${taken.data.orderNo}`);
    expect(kept?.mark).toBe(longest);
    const foreign = await row(sql<{ id: number }>`select id from address limit 1`);
    const answer = await shop.create({ user: 'second-ann' }, no, { addressId: foreign?.id });
    expect(answer).toMatchObject({ code: 404, message: 'Address does not exist' });
  });

  test('[ORDER-01] a purchase of two merchants is split; children carry its number and add up to it', async () => {
    const tote = await variantOf('canvas-tote');
    const kettle = await variantOf('steel-kettle');
    const made = await shop.buy({ user: 'ann' }, [
      { variantId: tote.id, num: 3 },
      { variantId: kettle.id, num: 1 },
    ]);
    const { data } = await app.call('orderMasterDetail', { user: 'ann', params: { orderNo: made.orderNo } });
    const nos = data.orders.map(({ orderNo }: { orderNo: string }) => orderNo);
    expect(tote.merchant_id).not.toBe(kettle.merchant_id);
    expect(nos).toEqual([`${made.orderNo}-1`, `${made.orderNo}-2`]);
    const paid = data.orders.reduce(
      (sum: number, one: { payPrice: number }) => sum + Math.round(one.payPrice * 100),
      0,
    );
    expect(paid).toBe(Math.round(data.payPrice * 100));
  });

  test('[CARD-02] a merchant whose lines all include shipping takes no freight', async () => {
    const tote = await variantOf('canvas-tote');
    const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
    expect((await load('ann', no)).data.freightFee).toBe(0);
  });
});

test('[ORDER-02] a purchase that costs something is not made as a free one', async () => {
  const tote = await variantOf('canvas-tote');
  const no = await shop.preOrder({ user: 'ann' }, [{ variantId: tote.id, num: 1 }]);
  const answer = await shop.create({ user: 'ann' }, no, { payType: 'free' });
  expect(answer).toMatchObject({ code: 400, data: { fields: { payType: 'Please select payment method' } } });
  expect(await row(sql`select 1 from purchase where pre_order_no = ${no}`)).toBeUndefined();
  expect((await shop.create({ user: 'ann' }, no)).code).toBe(200);
});
