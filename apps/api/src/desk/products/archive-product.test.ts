import type { DeskProduct, DeskProductRow, ProductsChanged } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { rollUpSales } from '../../orders/sold';
import { type Desk, giveDesk } from '../../testing/desk';
import { hasBought } from '../../testing/bought';
import { createShop } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const owner = () => ({ user: 'owner', mer: desk.merchantId });
const read = async () => (await desk.ask<DeskProduct>('product', owner())).data;
const archive = (version: number, isArchived: boolean, who: object = owner()) =>
  desk.ask('productArchive', { ...who, body: { version, isArchived } });
const isIn = async (tab: string) =>
  (
    await desk.ask<{ list: DeskProductRow[] }>('products', { ...owner(), params: {}, query: { tab, limit: '100' } })
  ).data.list.some(({ id }) => id === desk.productId);
const page = async (preview = false) => {
  const { slug, uniqueKey } = await read();
  const params = { uniqueKey: preview ? uniqueKey : '-', slug };
  return (await shop.call('productDetail', { params, ...(preview ? { query: { preview: 'true' } } : {}) })).code;
};

describe('[DESK-57] a product that is archived', () => {
  test('leaves the lists and the shop, its address too; orders and reviews keep it; it comes back off sale', async () => {
    const { version, soldLately } = await read();
    expect(await page()).toBe(200);
    await archive(version, true);
    expect(await read()).toMatchObject({ isLive: false, isArchived: true, version: version + 1, soldLately });
    expect([await isIn('all'), await isIn('hidden'), await isIn('archived')]).toEqual([false, false, true]);
    expect([await page(), await page(true)]).toEqual([404, 404]);
    expect((await desk.ask('order', owner())).code).toBe(200);
    expect((await desk.ask('review', { user: 'catalogue' })).code).toBe(200);
    const publish = await desk.ask('publish', { ...owner(), body: { version: version + 1, isLive: true } });
    expect(publish).toMatchObject({ code: 409, message: 'It is archived: bring it back first' });
    await archive(version + 1, false);
    expect(await read()).toMatchObject({ isLive: false, isArchived: false });
    expect([await isIn('hidden'), await isIn('archived'), await page(true)]).toEqual([true, false, 200]);
    expect((await desk.ask('publish', { ...owner(), body: { version: version + 2, isLive: true } })).code).toBe(200);
    expect(await page()).toBe(200);
  });

  test('[DESK-06] is archived as it was seen, and together with others', async () => {
    const { version, id } = await read();
    expect(await archive(version - 1, true)).toMatchObject({ code: 409, data: { version } });
    const change = async (products: object[], isArchived: boolean) =>
      (await desk.ask<ProductsChanged>('productsArchive', { ...owner(), params: {}, body: { products, isArchived } }))
        .data;
    const changed = [{ id, version: version + 1 }];
    expect(await change([{ id, version }], true)).toEqual({ done: [id], changed, refused: [] });
    expect(await change([{ id, version: version + 1 }], true)).toEqual({ done: [id], changed: [], refused: [] });
    expect((await read()).version).toBe(version + 1);
    const { refused } = await change([{ id, version }], false);
    expect(refused.map((one) => one.id)).toEqual([id]);
  });
});

describe('[DESK-57] the list says', () => {
  test('how many pieces were sold in 30 days, and when somebody changed a product', async () => {
    await run(sql`update product set on_shelf = true, archived_at = null where id = ${desk.productId}`);
    await hasBought(shop, 'gus', { status: 0 });
    await rollUpSales(shop.deps.clock.now());
    const before = await read();
    await createShop(shop).bought({ user: 'hal' }, [{ variantId: desk.variantId, num: 3 }]);
    await rollUpSales(shop.deps.clock.now());
    const { version, soldLately } = await read();
    expect(soldLately).toBe(before.soldLately + 3);
    await run(sql`update product_sold_day set day = day - 30`);
    expect((await read()).soldLately).toBe(0);
    await rollUpSales(shop.deps.clock.now());
    expect(await row(sql`select 1 from product_sold_day where product_id = ${desk.productId}`)).toBeUndefined();
    await shop.deps.clock.advance(3_600_000);
    await archive(version, true);
    expect(Date.parse((await read()).changedAt) - Date.parse(before.changedAt)).toBeGreaterThanOrEqual(3_600_000);
  });
});
