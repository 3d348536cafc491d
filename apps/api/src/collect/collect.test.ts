import type { MerchantCard, MerchantInfo, Paged, ProductDetail, Wish } from '@souk/contract';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let ids: number[];
beforeAll(async () => {
  shop = await createTestApp();
  ids = (await shop.call<Paged<{ id: number }>>('productList', { query: { limit: 4 } })).data.list.map(({ id }) => id);
});
afterAll(() => shop.close());

const user = 'ann';
const wishes = async () => (await shop.call<Paged<Wish>>('collectProducts', { user })).data;

describe('[ACCT-03] the wish list', () => {
  test('adding twice is once, the newest first, with the price of now', async () => {
    for (const id of [ids[0], ids[1], ids[0]]) {
      expect(await shop.call('collectAddProduct', { user, body: { id, category: 'store' } })).toMatchObject({
        code: 200,
        data: true,
      });
    }
    const { list, total } = await wishes();
    expect(total).toBe(2);
    expect(list.map(({ id }) => id).sort()).toEqual([ids[0], ids[1]].sort());
    expect(list[0]?.price).toBeGreaterThan(0);
    expect((await shop.call<number[]>('collectIds', { user })).data).toHaveLength(2);
  });

  test('the product’s page knows it, for this shopper alone', async () => {
    const { slug } = (await row(sql<{ slug: string }>`select slug from product where id = ${ids[0]}`)) ?? { slug: '' };
    const params = { uniqueKey: '-', slug };
    expect((await shop.call<ProductDetail>('productDetail', { user, params })).data.userCollect).toBe(true);
    expect((await shop.call<ProductDetail>('productDetail', { params })).data.userCollect).toBe(false);
    expect((await shop.call<ProductDetail>('productDetail', { user: 'bob', params })).data.userCollect).toBe(false);
  });

  test('what is no longer sold stays, and says so', async () => {
    await run(sql`update product set on_shelf = false where id = ${ids[1]}`);
    expect((await wishes()).list.find(({ id }) => id === ids[1])?.isValid).toBe(false);
    await run(sql`update product set on_shelf = true where id = ${ids[1]}`);
  });

  test.each([
    ['off the shelf', sql`update product set on_shelf = false`, sql`update product set on_shelf = true`],
    [
      'of a shop that was never opened',
      sql`update merchant set state = 'preparing', is_open = false`,
      sql`update merchant set state = 'open', is_open = true`,
    ],
  ])('a product %s is not put on it: the list would show what nobody may see yet', async (_what, change, undo) => {
    await run(change);
    const body = { id: ids[3], category: 'store' };
    expect(await shop.call('collectAddProduct', { user: 'eve', body })).toMatchObject({ code: 404 });
    expect(await shop.call('collectBatch', { user: 'eve', body: { ids, category: 'store' } })).toMatchObject({
      code: 404,
    });
    expect((await shop.call<Paged<Wish>>('collectProducts', { user: 'eve' })).data.list).toEqual([]);
    await run(undo);
  });

  test('many at once, and away again', async () => {
    await shop.call('collectBatch', { user, body: { ids, category: 'store' } });
    expect((await wishes()).total).toBe(4);
    await shop.call('collectCancelProduct', { user, params: { id: ids[0] ?? 0 } });
    await shop.call('collectDelete', { user, body: { ids: [ids[1], ids[2]] } });
    expect((await wishes()).list.map(({ id }) => id)).toEqual([ids[3]]);
  });

  test('[LOGIN-12] it needs login', async () => {
    expect(await shop.call('collectAddProduct', { body: { id: ids[0], category: 'store' } })).toMatchObject({
      status: 401,
      code: 401,
    });
  });

  test('a product that does not exist is 404', async () => {
    expect(await shop.call('collectAddProduct', { user, body: { id: 999_999 } })).toMatchObject({ code: 404 });
  });
});

describe('[MER-01] following a merchant', () => {
  test('is counted once and taken back', async () => {
    const [merchant] = (await shop.call<Paged<MerchantCard>>('merchantStreet')).data.list;
    const params = { id: merchant?.id ?? 0 };
    const info = async () => (await shop.call<MerchantInfo>('merchantInfo', { user, params })).data;
    const before = (await info()).collectNum;
    await shop.call('collectAddMerchant', { user, params });
    await shop.call('collectAddMerchant', { user, params });
    expect(await info()).toMatchObject({ isCollect: true, collectNum: before + 1 });
    expect((await shop.call('collectMerchants', { user })).data.list).toEqual([
      expect.objectContaining({ merId: params.id, merName: merchant?.name }),
    ]);
    await shop.call('collectCancelMerchant', { user, params });
    expect(await info()).toMatchObject({ isCollect: false, collectNum: before });
  });

  test('one that does not exist is 404', async () => {
    expect(await shop.call('collectAddMerchant', { user, params: { id: 999_999 } })).toMatchObject({ code: 404 });
  });
});
