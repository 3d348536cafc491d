import type { CartGroup, CartItem } from '@souk/contract';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

let next = 0;
const newUuid = () => (next += 1).toString(16).padStart(32, '0');

interface Product {
  id: number;
  variants: { id: number; sku: string; stock: number }[];
}

const product = async (slug: string): Promise<Product> => {
  const found = await row(sql<Product>`
    select p.id, json_agg(json_build_object('id', v.id, 'sku', v.sku, 'stock', v.stock) order by v.id) as variants
    from product p join variant v on v.product_id = p.id where p.slug = ${slug} group by p.id`);
  if (!found) throw new Error(slug);
  return found;
};

/** A product that is made in several colours and has nothing else to choose, and the variant that its picture shows. */
const productOfColours = async () => {
  const found = await row(sql<{ id: number; shown: number }>`
    select p.id, min(v.id) filter (where v.image = p.image and v.stock > 0) as shown
    from product p join variant v on v.product_id = p.id
    where jsonb_array_length(p.attributes::jsonb) = 1 and p.attributes::jsonb -> 0 ->> 'name' = 'Color'
    group by p.id having min(v.id) filter (where v.image = p.image and v.stock > 0) > min(v.id) - 1 limit 1`);
  if (!found) throw new Error('no product of colours');
  return found;
};

const save = (uuid: string, line: object, headers: Record<string, string> = {}) =>
  store.call('cartSave', { body: [{ uuid, ...line }], headers });

const lines = async (uuid: string, more: object = {}): Promise<CartItem[]> =>
  ((await store.call('cartList', { query: { uuid }, ...more })).data as CartGroup[]).flatMap((one) => one.cartInfoList);

describe('adding', () => {
  test('[CALL-15] a product without options needs no variant; it is there with price and stock', async () => {
    const uuid = newUuid();
    const tray = await product('tray');
    const answer = await save(uuid, { productId: tray.id, cartNum: 2, productAttrUnique: '' });
    expect(answer.data).toMatchObject({ count: 2, lines: [{ cartNum: 2, capped: false, productId: tray.id }] });
    const [line] = await lines(uuid);
    expect(answer.data.lines[0].variantPrice).toBe(line?.variantPrice);
    expect([line]).toMatchObject([
      {
        productId: tray.id,
        cartNum: 2,
        slug: 'tray',
        storeName: 'Walnut tray',
        suk: '',
        invalidReason: null,
        addedPrice: null,
      },
    ]);
  });

  test('[CALL-15] the same variant twice is one line; stock caps it', async () => {
    const uuid = newUuid();
    const mug = await product('ceramic-mug');
    await save(uuid, { productId: mug.id, cartNum: 2 });
    const again = await save(uuid, { productId: mug.id, cartNum: 2 });
    expect(again.data).toMatchObject({ count: 3, lines: [{ cartNum: 3, capped: true, added: 1 }] });
    const full = await save(uuid, { productId: mug.id, cartNum: 1 });
    expect(full.data).toMatchObject({ count: 3, lines: [{ cartNum: 3, capped: true, added: 0 }] });
  });

  test('[CALL-15] the same Idempotency-Key adds once', async () => {
    const uuid = newUuid();
    const tray = await product('tray');
    const headers = { 'idempotency-key': 'tap-1' };
    await Promise.all([save(uuid, { productId: tray.id }, headers), save(uuid, { productId: tray.id }, headers)]);
    expect((await lines(uuid))[0]?.cartNum).toBe(1);
  });

  test('[CALL-15] several options and none chosen: it says so', async () => {
    const shirt = await product('linen-shirt');
    const answer = await save(newUuid(), { productId: shirt.id, cartNum: 1 });
    expect(answer).toMatchObject({ status: 400, message: 'Please choose the options first' });
  });

  test.each([
    ['sold out', 'brass-lamp', '“Brass lamp” is sold out', 'en'],
    ['sold out, in French', 'brass-lamp', '«\u00a0Lampe en laiton\u00a0» n’est plus en stock', 'fr'],
  ])('[CALL-15] %s is refused with its name', async (_what, slug, message, locale) => {
    const uuid = newUuid();
    const answer = await save(uuid, { productId: (await product(slug)).id }, { 'accept-language': locale });
    expect(answer).toMatchObject({ status: 409, message, data: { lines: [{ reason: 'OUT_OF_STOCK', available: 0 }] } });
    expect(await lines(uuid)).toEqual([]);
  });

  test('[CALL-15] a variant of another product, and a product that is not there, are 404', async () => {
    const tray = await product('tray');
    const mug = await product('ceramic-mug');
    expect((await save(newUuid(), { productId: tray.id, productAttrUnique: mug.variants[0]?.id })).status).toBe(404);
    expect((await save(newUuid(), { productId: 999_999 })).status).toBe(404);
  });

  test('[CALL-15] of several lines all are added or none', async () => {
    const uuid = newUuid();
    const body = [
      { uuid, productId: (await product('tray')).id },
      { uuid, productId: (await product('brass-lamp')).id },
    ];
    expect((await store.call('cartSave', { body })).status).toBe(409);
    expect(await lines(uuid)).toEqual([]);
  });

  test.each([[0], [-1], [1.5], ['abc'], [1e9], [null], ['1; drop table cart_line']])(
    '[CALL-15] quantity %p is refused, nothing is stored',
    async (cartNum) => {
      const uuid = newUuid();
      const answer = await save(uuid, { productId: (await product('tray')).id, cartNum });
      expect(answer).toMatchObject({ status: 400, message: 'Bad parameter' });
      expect(await lines(uuid)).toEqual([]);
    },
  );

  test('[CALL-15] without a cart id and without a user there is no cart to add to', async () => {
    const answer = await store.call('cartSave', { body: [{ productId: (await product('tray')).id }] });
    expect(answer.status).toBe(400);
  });

  test('the cart id may also come as header or as the cookie cartUuid', async () => {
    const tray = await product('tray');
    const uuid = newUuid();
    await store.call('cartSave', { body: [{ productId: tray.id }], headers: { 'x-cart-uuid': uuid } });
    expect((await store.call('cartCount', { headers: { cookie: `cartUuid=${uuid}` } })).data.count).toBe(1);
  });

  test('[CALL-16] [PAGE-05] by values as shown, in either language', async () => {
    const uuid = newUuid();
    const shirt = await product('linen-shirt');
    const body = [{ uuid, productId: shirt.id, cartNum: 1, sku: 'White,M' }];
    expect((await store.call('cartSaveSku', { body })).data.count).toBe(1);
    const french = [{ uuid, productId: shirt.id, cartNum: 1, sku: 'Blanc, M' }];
    expect((await store.call('cartSaveSku', { body: french })).data.lines[0].cartNum).toBe(2);
    const missing = await store.call('cartSaveSku', { body: [{ uuid, productId: shirt.id, sku: 'Blue,L' }] });
    expect(missing.status).toBe(404);
  });

  test('[CALL-16] [PAGE-09] without values: what needs no choice, a colour as the picture shows it', async () => {
    const uuid = newUuid();
    const tray = await product('tray');
    const simple = await store.call('cartSaveSku', { body: [{ uuid, productId: tray.id, cartNum: 1 }] });
    expect(simple.data.lines[0].attrId).toBe(tray.variants[0]?.id);
    const coloured = await productOfColours();
    const answer = await store.call('cartSaveSku', { body: [{ uuid, productId: coloured.id, cartNum: 1 }] });
    expect(answer.data.lines[0].attrId).toBe(coloured.shown);
  });

  test.each([undefined, 'White', 'Blanc'])(
    '[CALL-16] [QUICK-04] no size is chosen for the shopper: %s',
    async (sku) => {
      const uuid = newUuid();
      const shirt = await product('linen-shirt');
      const answer = await store.call('cartSaveSku', {
        body: [{ uuid, productId: shirt.id, ...(sku ? { sku } : {}) }],
      });
      expect(answer).toMatchObject({ status: 400, message: 'Please choose the options first' });
      expect(await lines(uuid)).toEqual([]);
    },
  );

  test('[CART-10] the answer names the variant and shows it, in the language asked for', async () => {
    const shirt = await product('linen-shirt');
    const body = [{ uuid: newUuid(), productId: shirt.id, cartNum: 1, sku: 'White,M' }];
    const answer = await store.call('cartSaveSku', { body, headers: { 'accept-language': 'fr' } });
    expect(answer.data.lines[0]).toMatchObject({
      storeName: 'Chemise en lin',
      suk: 'Blanc,M',
      image: '/img/linen-shirt-white.webp',
    });
  });
});

describe('the list', () => {
  test('[CALL-11] [CART-12] groups by merchant, newest first, in the language asked for', async () => {
    const uuid = newUuid();
    await save(uuid, { productId: (await product('tray')).id });
    await save(uuid, { productId: (await product('teapot')).id });
    await save(uuid, {
      productId: (await product('cutting-board')).id,
      productAttrUnique: (await product('cutting-board')).variants[0]?.id,
    });
    const { data } = await store.call('cartList', { query: { uuid }, headers: { 'accept-language': 'fr' } });
    expect(data.map((group: CartGroup) => group.merName)).toEqual(['Oak Yard', 'Glaze Studio']);
    expect(data[0].cartInfoList.map((line: CartItem) => line.storeName)).toEqual([
      'Planche à découper',
      'Plateau en noyer',
    ]);
    expect(data[0].cartInfoList[0].suk).toBe('Petit');
  });

  test('[CALL-11] nobody sees the cart of another', async () => {
    const uuid = newUuid();
    await save(uuid, { productId: (await product('tray')).id });
    expect(await lines(newUuid())).toEqual([]);
    expect((await store.call('cartList', { user: 'kim', query: { uuid } })).data).toEqual([]);
    expect((await store.call('cartList', {})).data).toEqual([]);
    expect((await store.call('cartList', { query: { uuid: 'nonsense' } })).status).toBe(400);
  });

  test('[CART-07] lines that cannot be bought stay and say why', async () => {
    const uuid = newUuid();
    for (const slug of ['stool', 'bookend', 'rolling-pin', 'side-table']) {
      await run(sql`update variant set stock = 9 where product_id = (select id from product where slug = ${slug})`);
      const { id, variants } = await product(slug);
      await save(uuid, { productId: id, productAttrUnique: variants[0]?.id });
    }
    await run(sql`update product set on_shelf = false where slug = 'stool'`);
    await run(sql`update variant set stock = 0 where product_id = (select id from product where slug = 'bookend')`);
    await run(
      sql`update variant set on_sale = false where product_id = (select id from product where slug = 'rolling-pin')`,
    );
    await run(sql`update product set merchant_id = 7 where slug = 'side-table'`);
    await run(sql`update merchant set closed_until = now() + interval '3 days' where id = 7`);
    const reasons = Object.fromEntries((await lines(uuid)).map((line) => [line.slug, line.invalidReason]));
    expect(reasons).toEqual({
      stool: 'OFF_SHELF',
      bookend: 'OUT_OF_STOCK',
      'rolling-pin': 'VARIANT_GONE',
      'side-table': 'MERCHANT_CLOSED',
    });
    expect(await lines(uuid, { query: { uuid, isValid: 'true' } })).toEqual([]);
    expect(await lines(uuid, { query: { uuid, isValid: 'false' } })).toHaveLength(4);
  });

  test('a price that changed since it was added is told', async () => {
    const uuid = newUuid();
    const pot = await product('teapot');
    await save(uuid, { productId: pot.id });
    const before = (await lines(uuid))[0]?.variantPrice ?? 0;
    await run(sql`update variant set price_cents = price_cents + 500 where product_id = ${pot.id}`);
    expect((await lines(uuid))[0]).toMatchObject({ addedPrice: before, variantPrice: before + 5 });
  });

  test('[CARD-05] a live discount is in the price: steel-kettle costs 60', async () => {
    const uuid = newUuid();
    await save(uuid, { productId: (await product('steel-kettle')).id });
    expect((await lines(uuid))[0]).toMatchObject({ price: 80, variantPrice: 60 });
  });

  test('[CALL-12] counts pieces or lines', async () => {
    const uuid = newUuid();
    await save(uuid, { productId: (await product('tray')).id, cartNum: 3 });
    expect((await store.call('cartCount', { query: { uuid, numType: 'true', type: 'sum' } })).data.count).toBe(3);
    expect((await store.call('cartCount', { query: { uuid, type: 'total' } })).data.count).toBe(1);
    expect((await store.call('cartCount')).data.count).toBe(0);
  });
});

describe('changing', () => {
  const withLine = async (slug: string) => {
    const uuid = newUuid();
    const found = await product(slug);
    const answer = await save(uuid, { productId: found.id, productAttrUnique: found.variants[0]?.id });
    return { uuid, id: answer.data.lines[0].id as number, product: found };
  };

  test('[CALL-13] [CART-03] a quantity is set, and held back by stock', async () => {
    const { uuid, id } = await withLine('ceramic-mug');
    expect((await store.call('cartNum', { body: { uuid, id, number: 2 } })).data).toEqual({ id, cartNum: 2, stock: 3 });
    expect((await store.call('cartNum', { body: { uuid, id, number: 50 } })).data.cartNum).toBe(3);
    expect((await lines(uuid))[0]?.cartNum).toBe(3);
  });

  test.each([[0], [-1], [1.5], ['abc'], [1e9], [null]])('[CALL-13] %p is refused, the line stays', async (number) => {
    const { uuid, id } = await withLine('tray');
    expect((await store.call('cartNum', { body: { uuid, id, number } })).status).toBe(400);
    expect((await lines(uuid))[0]?.cartNum).toBe(1);
  });

  test('[CALL-13] a line of another answers as if absent', async () => {
    const { id } = await withLine('tray');
    expect((await store.call('cartNum', { body: { uuid: newUuid(), id, number: 2 } })).status).toBe(404);
    expect((await store.call('cartNum', { user: 'kim', body: { id, number: 2 } })).status).toBe(404);
  });

  test('[CALL-13] ten changes at once end at one of them, never beyond stock', async () => {
    const { uuid, id } = await withLine('ceramic-mug');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, n) => store.call('cartNum', { body: { uuid, id, number: n + 1 } })),
    );
    // There are three: what is beyond them is held back, and each is told where its own change ended.
    expect(answers.map(({ data }) => data.cartNum)).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 3, 3]);
    const kept = await lines(uuid);
    expect(kept).toHaveLength(1);
    expect([1, 2, 3]).toContain(kept[0]?.cartNum);
  });

  test('[CALL-14] [CART-06] deletes own lines; foreign ids do nothing', async () => {
    const { uuid, id } = await withLine('tray');
    const other = await withLine('tray');
    expect((await store.call('cartDelete', { body: { uuid, ids: [id, other.id] } })).data.count).toBe(0);
    expect(await lines(uuid)).toEqual([]);
    expect(await lines(other.uuid)).toHaveLength(1);
    expect((await store.call('cartDelete', { body: { uuid, ids: [] } })).status).toBe(400);
  });

  test('a line that became invalid is given another variant', async () => {
    const { uuid, id, product: shirt } = await withLine('linen-shirt');
    const to = shirt.variants[1];
    const body = { uuid, id, num: 2, productId: shirt.id, unique: to?.id };
    expect((await store.call('cartReset', { body })).data.cartNum).toBe(2);
    expect(await lines(uuid)).toMatchObject([{ attrId: to?.id, suk: to?.sku }]);
    expect((await store.call('cartReset', { body })).status).toBe(404);
  });

  test('[CALL-17] [ERR-07] subscribing needs an e-mail', async () => {
    const subscribe = (email: string) => store.call('cartSubscribe', { body: { uuid: newUuid(), email } });
    expect((await subscribe('')).message).toBe('Please enter email');
    expect((await subscribe('nonsense')).message).toBe('Please enter correct email');
    const done = await subscribe('Kim@Souk.test');
    expect(done.data).toBe('Thank you for subscription, you will be informed when there is a discount');
  });
});

describe('becoming a user', () => {
  test('[CALL-29] [CART-13] the visitor’s cart joins the user’s: sums capped at stock, once', async () => {
    const uuid = newUuid();
    const mug = await product('ceramic-mug');
    const tray = await product('tray');
    await save(uuid, { productId: mug.id, cartNum: 2 });
    await save(uuid, { productId: tray.id, cartNum: 1 });
    await store.call('cartSave', { user: 'ana', body: [{ productId: mug.id, cartNum: 2 }] });
    const merge = await store.call('sessionRecordUser', { user: 'ana', body: { uuid } });
    expect(merge.data.merged).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Ceramic mug', from: 2, to: 3 }),
        expect.objectContaining({ name: 'Walnut tray', from: 0, to: 1 }),
      ]),
    );
    expect(merge.data.capped).toHaveLength(1);
    expect(await lines(uuid)).toEqual([]);
    const again = await store.call('sessionRecordUser', { user: 'ana', body: { uuid } });
    expect(again.data).toEqual({ merged: [], capped: [] });
    expect((await store.call('cartCount', { user: 'ana', query: { type: 'sum' } })).data.count).toBe(4);
  });

  test('[CALL-29] needs a user and an id', async () => {
    expect((await store.call('sessionRecordUser', { body: { uuid: newUuid() } })).status).toBe(401);
    expect((await store.call('sessionRecordUser', { user: 'ana', body: { uuid: 'x' } })).status).toBe(400);
  });

  test('a token that no longer holds is told as 410000, so that the page can renew it', async () => {
    const answer = await store.call('cartCount', { headers: { authorization: 'Bearer stale' } });
    expect(answer).toMatchObject({ status: 401, code: 410000 });
  });

  test('[CALL-26] [CALL-27] [CALL-28] [SESSION-01] a visit starts, goes on and ends', async () => {
    const guid = 'visit-0001';
    expect((await store.call('sessionStart', { body: { guid, uuid: newUuid() } })).code).toBe(200);
    expect((await store.call('sessionResume', { body: { guid } })).code).toBe(200);
    expect((await store.call('sessionEnd', { body: { guid } })).code).toBe(200);
    const found = await row(sql<{ ended_at: Date | null }>`select ended_at from visit where guid = ${guid}`);
    expect(found?.ended_at).not.toBeNull();
    expect((await store.call('sessionStart', { body: {} })).status).toBe(400);
    expect((await store.call('sessionEnd', { body: { guid: 'unknown-visit' } })).code).toBe(200);
  });
});
