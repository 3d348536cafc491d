import type { MerchantCard, MerchantInfo, Paged, ProductCard } from '@souk/contract';
import { displayPrice } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { createIndexFeed } from '../products/engine/follow-index';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let merchants: MerchantCard[];

beforeAll(async () => {
  shop = await createTestApp();
  merchants = (await shop.call<Paged<MerchantCard>>('merchantStreet')).data.list;
});
afterAll(() => shop.close());

const first = () => merchants[0]?.id ?? 0;

describe('[MER-01] merchants as shoppers see them', () => {
  test('the street shows at least six merchants, each with up to four different things it sells', () => {
    expect(merchants.length).toBeGreaterThanOrEqual(6);
    for (const merchant of merchants) {
      expect(merchant.proList.length).toBeLessThanOrEqual(4);
      expect(new Set(merchant.proList.map((product) => product.image)).size).toBe(merchant.proList.length);
    }
  });

  test('[MER-02] an applicant’s choices come in their language; a new store has those of the specification', async () => {
    const choicesIn = async (language: string) => {
      const { data } = await shop.call<{ name: string; choice?: string }[]>('merchantTypes', {
        headers: { 'accept-language': language },
      });
      return data.map(({ choice }) => choice);
    };
    expect(await choicesIn('en')).toEqual([
      'I have products',
      'I can promote products',
      'I have products and can promote',
    ]);
    expect(await choicesIn('fr')).toEqual([
      'J’ai des produits',
      'Je peux promouvoir des produits',
      'J’ai des produits et peux les promouvoir',
    ]);
    expect((await shop.call('merchantCategories')).data.length).toBeGreaterThan(0);
  });

  test('search finds by name, by kind and by a word of what they say, and says when there is none', async () => {
    const name = merchants[1]?.name ?? '';
    const byName = await shop.call<Paged<MerchantCard>>('merchantSearch', { query: { keywords: name.toLowerCase() } });
    expect(byName.data.list.map((merchant) => merchant.name)).toContain(name);
    const none = await shop.call<Paged<MerchantCard>>('merchantSearch', { query: { keywords: '%_no such' } });
    expect(none.data).toMatchObject({ list: [], total: 0, pages: 0 });
  });

  test('home, detail and service answer; contacts only of the merchant’s own service type', async () => {
    const { data } = await shop.call<MerchantInfo>('merchantInfo', { params: { id: first() } });
    const given = [data.serviceLink, data.servicePhone, data.serviceMessage, data.serviceEmail].filter(Boolean);
    expect(given.length).toBeLessThanOrEqual(1);
    expect((await shop.call('merchantService', { params: { id: first() } })).data.serviceType).toBe(data.serviceType);
    expect((await shop.call('merchantDetail', { params: { id: first() } })).data).not.toHaveProperty('realName');
  });

  test('a merchant’s stars are the mean of its reviews, with their number', async () => {
    const { data } = await shop.call<MerchantInfo>('merchantInfo', { params: { id: first() } });
    const real = await row(sql<{ count: number; level: string }>`
      select count(*)::int as count, round(avg(r.service_score), 1) as level
      from review r join product p on p.id = r.product_id
      where p.merchant_id = ${first()} and r.status = 'PUBLISHED'`);
    expect(real?.count).toBeGreaterThan(0);
    expect([data.replyCount, data.starLevel]).toEqual([real?.count, Number(real?.level)]);
    expect(merchants[0]).toMatchObject({ replyCount: data.replyCount, starLevel: data.starLevel });
  });

  test('an unknown merchant is 404, whatever is asked of it', async () => {
    for (const name of ['merchantInfo', 'merchantDetail', 'merchantService', 'merchantProductCategories'] as const) {
      expect(await shop.call(name, { params: { id: 999_999 } })).toMatchObject({ status: 404, code: 404 });
    }
    expect(await shop.call('merchantProducts', { query: { merId: 999_999 } })).toMatchObject({ status: 404 });
    expect(await shop.call('merchantInfo', { params: { id: 'abc' } })).toMatchObject({ status: 404 });
  });

  test('products are the merchant’s own, narrowed by category and ordered by price', async () => {
    const { data } = await shop.call<Paged<ProductCard>>('merchantProducts', {
      query: { merId: first(), priceOrder: 'asc', limit: 50 },
    });
    expect(data.list.length).toBeGreaterThan(0);
    expect(new Set(data.list.map((product) => product.merId))).toEqual(new Set([first()]));
    const prices = data.list.map((product) => displayPrice(product, shop.deps.clock.now()).shown);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const categories = await shop.call<{ id: number; name: string }[]>('merchantProductCategories', {
      params: { id: first() },
    });
    const narrowed = await shop.call<Paged<ProductCard>>('merchantProducts', {
      query: { merId: first(), cid: categories.data[0]?.id ?? 0 },
    });
    expect(narrowed.data.total).toBeGreaterThan(0);
    expect(narrowed.data.total).toBeLessThanOrEqual(data.total);
  });

  /** Where a search engine counts lists, it follows the table within a second; here at once. */
  const change = async (statement: RawBuilder<unknown>) => {
    await run(statement);
    const { searchEngine: engine, clock } = shop.deps;
    if (engine) await createIndexFeed({ engine, clock })();
  };

  const productsOf = async (merId: number, more = {}) =>
    (await shop.call<Paged<ProductCard>>('merchantProducts', { query: { merId, limit: 50, ...more } })).data;

  test('[PP8] products are the best sellers first; what is sold out comes after them', async () => {
    const [best] = (await productsOf(first())).list;
    await change(sql`update variant set stock = 0 where product_id = ${best?.id ?? 0}`);
    const { total } = await productsOf(first());
    const pages = await Promise.all(
      [...Array(Math.ceil(total / 50)).keys()].map((at) => productsOf(first(), { page: at + 1 })),
    );
    const list = pages.flatMap((one) => one.list);
    const sales = list.filter(({ stock }) => stock > 0).map((one) => one.sales);
    expect(sales).toEqual([...sales].sort((a, b) => b - a));
    expect(list.findIndex(({ id }) => id === best?.id)).toBeGreaterThanOrEqual(sales.length);
    expect(list.slice(0, sales.length).every(({ stock }) => stock > 0)).toBe(true);
    await change(sql`update variant set stock = 9 where product_id = ${best?.id ?? 0}`);
  });

  test('a word finds a merchant’s products as it does everywhere, misspelled too, and no other merchant’s', async () => {
    const { list: all } = await productsOf(first());
    const word = all.flatMap(({ storeName }) => storeName.toLowerCase().split(' ')).find((one) => one.length > 6) ?? '';
    for (const keyword of [word, `${word.slice(0, 3)}${word.slice(4)}`]) {
      const { list, total } = await productsOf(first(), { keyword });
      expect([keyword, total > 0]).toEqual([keyword, true]);
      expect(new Set(list.map(({ merId }) => merId))).toEqual(new Set([first()]));
    }
    const missed = [{ keyword: 'zzzzzzzz' }, { keyword: `${word} zzzzzzzz` }, { cid: 999_999 }];
    for (const query of missed) expect([query, (await productsOf(first(), query)).total]).toEqual([query, 0]);
  });

  test('a merchant who has nothing to sell shows nothing, not what others sell', async () => {
    await change(sql`update product set on_shelf = false where merchant_id = ${first()}`);
    expect(await productsOf(first())).toMatchObject({ total: 0, list: [] });
    const categories = await shop.call('merchantProductCategories', { params: { id: first() } });
    expect(categories.data).toEqual([]);
    await change(sql`update product set on_shelf = true where merchant_id = ${first()}`);
  });

  test('the categories of a merchant are of the second level, the fullest first', async () => {
    const inTable = await rows(sql<{ id: number }>`
      select coalesce(p.category_path[2], p.category_path[1]) as id from product p
      where p.merchant_id = ${first()} and p.listed and p.on_shelf group by 1 order by count(*) desc, 1 limit 12`);
    const { data } = await shop.call<{ id: number }[]>('merchantProductCategories', { params: { id: first() } });
    expect(data.map(({ id }) => id)).toEqual(inTable.map(({ id }) => Number(id)));
  });
});
