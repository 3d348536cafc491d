import type { DeskProductRow } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run, tx } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { listProductsOf } from './desk-products.repository';
import { productsOfText } from './products-by-text';
import { variantsOfList } from '../imports/imports.repository';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  // One product that lacks everything, in a category of level 3, for $12.
  await run(sql`
    update product set image = '', images = '{}', description_fr = '', description_en = 'Of oak', discount = 0, price_cents = 1200,
      store_price_cents = 1200, category_id = deep.id, category_path = deep.path
    from (select id, path from category where level = 3 order by id limit 1) deep where product.id = ${desk.productId}`);
  await run(
    sql`update variant set price_cents = 1200, compared_cents = null, stock = 3 where product_id = ${desk.productId}`,
  );
});
afterAll(() => shop.close());

type Query = Record<string, string>;
const asked = async (query: Query, who: object = { user: 'catalogue' }) =>
  (await desk.ask<{ list: DeskProductRow[]; total: number }>('products', { ...who, query: { limit: '100', ...query } }))
    .data;
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);
const everything = async () => [...(await asked({})).list, ...(await asked({ page: '2' })).list];
const pathOf = async () =>
  (await row(sql<{ path: number[] }>`select category_path as path from product where id = ${desk.productId}`))?.path ??
  [];

describe('[DESK-45] the list of products is narrowed', () => {
  test.each<[string, () => Promise<Query> | Query, (row: DeskProductRow) => boolean]>([
    ['a merchant', () => ({ merchant: String(desk.merchantId) }), ({ merchantId }) => merchantId === desk.merchantId],
    ['few pieces', () => ({ stock: 'low' }), ({ stock }) => stock > 0],
    ['no pieces', () => ({ stock: 'out' }), ({ stock }) => stock === 0],
    ['no picture', () => ({ lacks: 'picture' }), ({ image }) => image === ''],
    ['a range of prices', () => ({ leastCents: '1200', mostCents: '1200' }), ({ shownCents }) => shownCents === 1200],
    ['a highest price', () => ({ mostCents: '5000' }), ({ shownCents }) => shownCents <= 5000],
  ])('to %s: it holds those and no other', async (_name, query, matches) => {
    const found = [...(await asked(await query())).list, ...(await asked({ ...(await query()), page: '2' })).list];
    expect(found.every(matches)).toBe(true);
    if (!('stock' in (await query()))) expect(ids(found)).toEqual(ids((await everything()).filter(matches)));
  });

  test('to what is missing in a language, and to a category with those below it', async () => {
    const has = async (query: Query) => ids((await asked(query)).list).includes(desk.productId);
    expect(await has({ lacks: 'french' })).toBe(true);
    expect(await has({ lacks: 'english' })).toBe(false);
    for (const category of await pathOf())
      expect([category, await has({ category: String(category) })]).toEqual([category, true]);
    expect(await has({ category: '987654' })).toBe(false);
    expect((await asked({ category: String((await pathOf())[0]) })).list.every(({ category }) => category !== '')).toBe(
      true,
    );
    await run(sql`update product set description_en = '' where id = ${desk.productId}`);
    expect(await has({ lacks: 'french' })).toBe(false);
  });

  test('by several at once, in a part and by words; the file and a choice of all hold the same', async () => {
    const query = { tab: 'hidden', merchant: String(desk.merchantId), mostCents: '1200' };
    expect((await asked(query)).total).toBe(0);
    await run(sql`update product set on_shelf = false where id = ${desk.productId}`);
    expect(ids((await asked(query)).list)).toEqual([desk.productId]);
    const filter = { ...query, tab: 'hidden', q: '', merchant: desk.merchantId, mostCents: 1200 } as const;
    const lines = await variantsOfList({ storeId: 1, merchantId: null }, filter, {
      now: shop.deps.clock.now(),
      most: 100,
    });
    expect([...new Set(lines.map(({ product_id: id }) => id))]).toEqual([desk.productId]);
    const { data } = await desk.ask('productsMatching', { user: 'catalogue', query });
    const { name, version } = (await asked(query)).list[0] ?? {};
    expect(data).toEqual({ list: [{ id: desk.productId, name, version }], total: 1 });
  });

  test('by a text: a part of a name without its accents, a key, the beginning of a code; one of two letters begins a word', async () => {
    await run(sql`update product set name_en = 'Élan bowl', name_fr = 'Bol Élan' where id = ${desk.productId}`);
    const keys = await row(sql<{ unique_key: string; variant_key: string; slug: string }>`
      select p.unique_key, v.unique_key as variant_key, p.slug from product p join variant v on v.product_id = p.id
      where p.id = ${desk.productId} order by v.id limit 1`);
    if (!keys) throw new Error('The product has no variant');
    const texts = [
      'elan b',
      'bol éla',
      'BOL ELA',
      'él',
      'b',
      keys.unique_key.toLowerCase(),
      keys.variant_key,
      keys.slug,
    ];
    for (const q of texts) {
      const { list } = await asked({ q, merchant: String(desk.merchantId) });
      expect([q, list.some(({ id }) => id === desk.productId)]).toEqual([q, true]);
    }
    for (const q of ['la', 'elan x', '%', '_'])
      expect([q, (await asked({ q })).list.some(({ id }) => id === desk.productId)]).toEqual([q, false]);
  });

  test('[DESK-01] a merchant chooses all of its own alone, whichever merchant it names', async () => {
    const { data } = await desk.ask('productsMatching', {
      user: 'other-owner',
      mer: desk.otherMerchantId,
      query: { merchant: String(desk.merchantId) },
    });
    expect(data).toEqual({ list: [], total: 0 });
  });
});

test('[DESK-45] what a word finds is the same, page by page, whether few products have it or many', async () => {
  const pagesOf = async (fewFound: number) => {
    const filter = { tab: 'all', q: 'a', locale: 'en', now: shop.deps.clock.now() } as const;
    const at = (offset: number) =>
      listProductsOf({ storeId: 1, merchantId: null }, filter, { limit: 7, offset }, fewFound);
    const { total } = await at(0);
    const pages = [];
    for (let offset = 0; offset < total + 7; offset += 7) pages.push(await at(offset));
    return {
      total,
      ids: pages.flatMap(({ list }) => list.map(({ id }) => id)),
      totals: pages.map((page) => page.total),
    };
  };
  const [few, many] = [await pagesOf(5_000), await pagesOf(3)];
  expect(few.ids).toHaveLength(few.total);
  expect(few.total).toBeGreaterThan(14);
  expect(many).toEqual(few);
});

test.each(['a', 'la', 'lan', 'élan bo'])('[DESK-56] an index finds products by the text “%s”', async (q) => {
  const plan = await tx(async () => {
    await run(sql`set local enable_seqscan = off`); // what is left out, no index can replace
    return (
      await rows(sql<Record<'QUERY PLAN', string>>`explain select 1 from product p where ${productsOfText(q)}`)
    ).map((line) => line['QUERY PLAN']);
  });
  expect(plan.join('\n')).toContain('product_name_trgm');
});
