import type { Facet, HomeIndex, ProductCard, ProductResults } from '@souk/contract';
import { bestSellersListed, isReduced } from '@souk/domain';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const detail = (slug: string, uniqueKey = '-', more = {}) =>
  store.call('productDetail', { params: { uniqueKey, slug }, ...more });

const facetOf = (data: { facets: Facet[] }, key: string) => data.facets.find((one) => one.key === key);
const valueOf = (facet: Facet | undefined, value: string) => facet?.values.find((one) => one.value === value);
const slugs = (data: { list: ProductCard[] }) => data.list.map((one) => one.slug);

const priceOf = (card: ProductCard) =>
  card.discount > 0 && card.discountExpiry && new Date(card.discountExpiry) > new Date()
    ? Math.round(card.price * (100 - card.discount)) / 100
    : (card.storePrice ?? card.price);

/** Best sellers first, what cannot be bought after all that can. */
const bySales = (a: ProductCard, b: ProductCard) =>
  Number(b.stock > 0) - Number(a.stock > 0) || b.sales - a.sales || a.id - b.id;

describe('a list narrowed by attributes', () => {
  test.each(['en', 'fr'])('[PL4] [PP2] cards show what was asked for, and lead to it: %s', async (locale) => {
    const { data } = await store.call<{ list: ProductCard[] }>('productList', {
      query: { attr: 'Color:White', limit: 50 },
      headers: { 'accept-language': locale },
    });
    const shirt = data.list.find(({ slug }) => slug === 'linen-shirt');
    expect(shirt?.image).toBe('/img/linen-shirt-white.webp');
    expect(shirt?.moreImages).toEqual([]);
    expect(shirt?.variantQuery).toBe('color=white');
  });

  test('all that was chosen holds in the variant that is shown; a list without it shows products as they are', async () => {
    const both = await store.app.inject({
      url: '/api/front/index/product/list?attr=Color:Blue&attr=Color:White&attr=Size:L&limit=50',
    });
    const { list } = both.json<{ data: { list: ProductCard[] } }>().data;
    expect(list.find(({ slug }) => slug === 'linen-shirt')?.variantQuery).toBe('color=white&size=l');
    const plain = await store.call<{ list: ProductCard[] }>('productList', { query: { limit: 50 } });
    expect(plain.data.list.some((card) => card.variantQuery !== undefined)).toBe(false);
  });
});

describe('product detail', () => {
  test('[CALL-18] a listed product by its slug, with variants and their stock', async () => {
    const { data } = await detail('linen-shirt');
    expect(data.productAttr).toEqual([
      { attrName: 'Color', attrValues: 'Blue,White,Sand', attrKey: 'color', attrValueKeys: 'blue,white,sand' },
      { attrName: 'Size', attrValues: 'S,M,L', attrKey: 'size', attrValueKeys: 's,m,l' },
    ]);
    expect(data.productValue['Blue,S'].image).toBe('/img/linen-shirt-blue.webp');
    expect(data.productValue['Blue,L']).toBeUndefined();
    expect(JSON.parse(data.productInfo.sliderImage).length).toBeGreaterThan(2);
    expect(data.merchant.name).toBe('Linen Court');
    expect(data.userCollect).toBe(false);
  });

  test('[CALL-18] what the merchant says of it: facts first, and a size guide, in the language asked for', async () => {
    await run(sql`update product set
      facts = '[{"name":"Material","nameFr":"Matière","value":"Linen","valueFr":"Lin"}]',
      size_guide = '{"unit":"cm","columns":[{"name":"Size","nameFr":"Taille"},{"name":"Chest","nameFr":"Poitrine"}],"rows":[["S","92"]]}'
      where slug = 'linen-shirt'`);
    const { data } = await detail('linen-shirt', '-', { headers: { 'accept-language': 'fr' } });
    expect(data.details[0]).toEqual({ label: 'Matière', value: 'Lin' });
    expect(data.sizeGuide).toEqual({ unit: 'cm', columns: ['Taille', 'Poitrine'], rows: [['S', '92']] });
    expect((await detail('ceramic-mug')).data.sizeGuide).toBeUndefined();
  });

  test('[CALL-18] the same product in French, names and options with it', async () => {
    const { data } = await detail('linen-shirt', '-', { headers: { 'accept-language': 'fr' } });
    expect(data.productInfo.storeName).toBe('Chemise en lin');
    expect(data.productAttr[0]).toEqual({
      attrName: 'Couleur',
      attrValues: 'Bleu,Blanc,Sable',
      attrKey: 'color',
      attrValueKeys: 'blue,white,sand',
    });
    expect(data.productValue['Bleu,S']).toBeDefined();
  });

  test('[CALL-18] a product that is not listed needs its key', async () => {
    expect((await detail('hidden-vase')).status).toBe(404);
    const { data } = await detail('hidden-vase', 'HIDDENVASE');
    expect(data.productInfo).toMatchObject({ slug: 'hidden-vase', listedOnStore: false });
    expect((await detail('-', 'HIDDENVASE')).data.productInfo.slug).toBe('hidden-vase');
  });

  test.each([
    ['unknown slug', 'no-such-thing', '-'],
    ['unknown key', 'linen-shirt', 'NOKEY'],
    ['neither', '-', '-'],
    ['signs', "'; drop table product; --", '-'],
    ['percent and emoji', '100%🫖', '-'],
  ])('[CALL-18] %s is 404 in the envelope', async (_what, slug, key) => {
    expect(await detail(slug, key)).toMatchObject({ status: 404, code: 404, message: 'No data found', data: null });
  });

  test.each([
    ['ceramic-mug', { stock: 3 }],
    ['brass-lamp', { stock: 0 }],
    ['last-chair', { stock: 1 }],
    ['canvas-tote', { isShippingIncluded: true }],
    ['steel-kettle', { price: 80, discount: 25 }],
    ['landing-scarf', { landingPage: true }],
  ])('demo product %s is what it is promised to be', async (slug, expected) => {
    expect((await detail(slug)).data.productInfo).toMatchObject(expected);
  });

  test('wall-clock: the discount is over, the store price is below the price', async () => {
    const { productInfo } = (await detail('wall-clock')).data;
    expect(productInfo.discount).toBe(30);
    expect(new Date(productInfo.discountExpiry).getTime()).toBeLessThan(Date.now());
    expect(productInfo.storePrice).toBeLessThan(productInfo.price);
  });

  const sellerOfStool = sql`id = (select merchant_id from product where slug = 'stool')`;
  test.each([
    ['off the shelf', sql`update product set on_shelf = false where slug = 'stool'`],
    [
      'of a shop that was never opened',
      sql`update merchant set state = 'preparing', is_open = false where ${sellerOfStool}`,
    ],
  ])('[ROUTE-09] a product %s is previewed by its key alone: its address can be guessed', async (_what, change) => {
    const preview = { query: { preview: 'true' } };
    const { uniqueKey } = (await detail('stool')).data.productInfo;
    const seller = await row<{ state: string }>(sql`select state from merchant where ${sellerOfStool}`);
    await run(
      sql`insert into category_address(store_id, slug, product_id) select 1, 'old-stool', id from product where slug = 'stool'`,
    );
    await run(change);
    const seen = [
      await detail('stool'),
      await detail('-', uniqueKey),
      await detail('stool', '-', preview),
      await detail('old-stool', '-', preview),
      await detail('stool', uniqueKey, preview),
    ];
    expect(seen.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
    await run(sql`update product set on_shelf = true where slug = 'stool'`);
    await run(sql`update merchant set state = ${seller?.state}, is_open = true where ${sellerOfStool}`);
    await run(sql`delete from category_address where slug = 'old-stool'`);
  });

  test('userCollect tells what the signed-in shopper keeps', async () => {
    await run(sql`insert into collect_product(user_id, product_id, store_id, created_at)
      select 'kim', id, 1, now() from product where slug = 'tray'`);
    expect((await detail('tray', '-', { user: 'kim' })).data.userCollect).toBe(true);
    expect((await detail('tray', '-', { user: 'lou' })).data.userCollect).toBe(false);
  });

  test('a description is text: what a merchant typed as HTML is shown, not run', async () => {
    await run(sql`update product set description_en = '<script>alert(1)</script>' where slug = 'belt'`);
    expect((await detail('belt')).data.description).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });
});

describe('lists', () => {
  test('[CALL-19] [ROUTE-03] every listed product, paged, best sellers first', async () => {
    const { data } = await store.call('productList', { query: { page: 1, limit: 20 } });
    expect(data).toMatchObject({ pageNum: 1, limit: 20, total: 149, pages: 8 });
    expect(data.list).toHaveLength(20);
    const list = data.list as ProductCard[];
    expect(list).toEqual([...list].sort(bySales));
    const second = await store.call('productList', { query: { page: 2, limit: 20 } });
    expect(slugs(second.data).filter((slug) => slugs(data).includes(slug))).toEqual([]);
  });

  test('[CALL-19] a page beyond the end is empty and says how many there are', async () => {
    const { data } = await store.call('productList', { query: { page: 999 } });
    expect(data).toMatchObject({ list: [], pageNum: 999, total: 149 });
  });

  test.each([
    [{ page: -1 }],
    [{ page: 0 }],
    [{ page: 'abc' }],
    [{ limit: 1_000_000 }],
    [{ limit: 0 }],
    [{ page: 1.5 }],
  ])('[CALL-19] %j is 400 and names the field', async (query) => {
    const answer = await store.call('productList', { query: query as Record<string, string> });
    expect(answer).toMatchObject({ status: 400, code: 400, message: 'Bad parameter' });
    expect(Object.keys((answer.data as { fields: object }).fields)).toEqual(Object.keys(query));
  });

  test('[CALL-20] [ROUTE-06] a collection by slug or id holds all below it', async () => {
    const bySlug = await store.call('productCollection', { params: { collectionId: 'drinkware' } });
    expect(bySlug.data.total).toBeGreaterThan(10);
    const id = (await row(sql<{ id: number }>`select id from category where slug = 'drinkware'`))?.id ?? 0;
    const byId = await store.call('productCollection', { params: { collectionId: id } });
    expect(slugs(byId.data)).toEqual(slugs(bySlug.data));
    expect((await store.call('productCollection', { params: { collectionId: 'nothing' } })).status).toBe(404);
  });

  test('[CALL-21] products by ids, in the order asked for; what is none is left out', async () => {
    const { data } = await store.call('productsByIds', { query: { ids: '3,1,2,99999,3' } });
    expect(data.list.map((one: ProductCard) => one.id)).toEqual([3, 1, 2]);
    expect((await store.call('productsByIds', { query: { ids: '' } })).data.list).toEqual([]);
    expect((await store.call('productsByIds', { query: { ids: '1;2' } })).code).toBe(400);
  });

  test('products that complete one are those that its merchant chose and that can be bought', async () => {
    await run(sql`update product set goes_with = array[3, 1, 2, 4]::bigint[] where id = 1`);
    await run(sql`update product set in_stock = (id <> 2) where id in (2, 3, 4)`);
    const together = (productId: number) =>
      store.call<ProductCard[]>('productRelated', { params: { productId }, query: { kind: 'together' } });
    expect((await together(1)).data.map(({ id }) => id)).toEqual([3, 4]);
    await run(sql`update product set goes_with = '{}' where id = 3`);
    expect((await together(3)).data).toEqual([]);
  });

  test.each([{ title: 'lamp' }, { sort: 'relevance' }])('[PP8] %j: what is sold out comes last', async (query) => {
    const { list } = (await store.call('productList', { query: { ...query, limit: 50 } })).data;
    const stocks = (list as ProductCard[]).map(({ stock }) => stock > 0);
    expect(stocks).toEqual([...stocks].sort((a, b) => Number(b) - Number(a)));
  });

  test('[PP8] similar products: the own category first, then its neighbours, best sellers first, sold out last', async () => {
    await run(sql`update product set in_stock = not in_stock where id % 3 = 0`);
    type Kin = { id: number; category_id: number; path: number[]; sales: number; in_stock: boolean; without: number[] };
    const all = await rows(sql<Kin>`
      select p.id, p.category_id, p.category_path::int[] as path, p.sales, p.in_stock, p.goes_with::int[] as without
      from product p join merchant m on m.id = p.merchant_id where p.listed and p.on_shelf and m.is_open`);
    const expected = (it: Kin) => {
      const near = (one: Kin) => [one.in_stock, one.category_id === it.category_id, one.path[1] === it.path[1]];
      const rank = (one: Kin) => near(one).reduce((sum, is) => sum * 2 + Number(is), 0);
      return all
        .filter((one) => one.id !== it.id && one.path[0] === it.path[0] && !it.without.includes(one.id))
        .sort((a, b) => rank(b) - rank(a) || b.sales - a.sales || a.id - b.id)
        .map((one) => one.id);
    };
    for (const it of all.filter(({ id }) => id % 5 === 0))
      for (const limit of [4, 20]) {
        const { data } = await store.call<ProductCard[]>('productRelated', {
          params: { productId: it.id },
          query: { limit },
        });
        expect(data.map(({ id }) => id)).toEqual(expected(it).slice(0, limit));
      }
    await run(sql`update product set in_stock = not in_stock where id % 3 = 0`);
  });

  test('related products never hold the product itself', async () => {
    const { data } = await store.call('productRelated', { params: { productId: 1 }, query: { limit: 8 } });
    expect(data).toHaveLength(8);
    expect(data.map((one: ProductCard) => one.id)).not.toContain(1);
  });

  test('[PP8] related products are found by slug and by key as by id, before a page knows the id', async () => {
    const { slug, unique_key: key } = (await row(sql<{ slug: string; unique_key: string }>`
      select slug, unique_key from product where id = 1`)) ?? { slug: '', unique_key: '' };
    const ask = async (productId: number | string) => {
      const { status, data } = await store.call('productRelated', { params: { productId }, query: {} });
      return { status, ids: status === 200 ? (data as ProductCard[]).map(({ id }) => id) : [] };
    };
    const byId = await ask(1);
    expect(await ask(`slug:${slug}`)).toEqual(byId);
    expect(await ask(`key:${key}`)).toEqual(byId);
    expect(await ask('slug:nothing-like-it')).toEqual({ status: 200, ids: [] });
    expect((await ask('name:stool')).status).toBe(404);
  });

  test('what completes a product is not shown as similar to it, too', async () => {
    const similar = async () => (await store.call('productRelated', { params: { productId: 1 }, query: {} })).data;
    const [first] = await similar();
    await run(sql`update product set goes_with = array[${first.id}]::bigint[] where id = 1`);
    expect((await similar()).map((one: ProductCard) => one.id)).not.toContain(first.id);
  });

  test('[ROUTE-05] promotions running now, and best sellers', async () => {
    const running = await store.call('activityList', { query: { limit: 5 } });
    expect(running.data.list).toHaveLength(5);
    expect(running.data.list.every((one: ProductCard) => one.discount > 0)).toBe(true);
    expect(running.data.list.every((one: ProductCard) => isReduced(one, store.deps.clock.now()))).toBe(true);
  });

  test('[ROUTE-05] best sellers are the few that sell best and can be bought, the best first or as asked', async () => {
    const of = async (query = {}) =>
      (await store.call<ProductResults>('topList', { query: { limit: 50, ...query } })).data;
    const { list, total } = await of();
    expect([list.length, total]).toEqual([bestSellersListed, bestSellersListed]);
    expect(list.map((one) => one.sales)).toEqual(list.map((one) => one.sales).sort((a, b) => b - a));
    expect(list.every((one) => one.stock > 0)).toBe(true);
    const cheapest = await of({ sort: 'priceAsc' });
    expect(cheapest.list.map((one) => one.id).sort()).toEqual(list.map((one) => one.id).sort());
    expect(cheapest.list.map(priceOf)).toEqual(list.map(priceOf).sort((a, b) => a - b));
  });

  test('a sale shows nothing at its full price, at home and in its list', async () => {
    await run(sql`insert into activity_product(activity_id, product_id, sort)
      select 1, id, -1 from product where slug = 'ceramic-mug'`);
    const home = (await store.call<HomeIndex>('homeIndex')).data;
    expect(home.flashSale?.products.length).toBeGreaterThan(0);
    expect(home.flashSale?.products.every((one) => isReduced(one, store.deps.clock.now()))).toBe(true);
    const offers = (await store.call<ProductResults>('activityList', { query: { limit: 50 } })).data;
    expect(offers.list.map((one) => one.slug)).not.toContain('ceramic-mug');
  });

  test.each([
    ['priceAsc', (card: ProductCard) => priceOf(card), 1],
    ['priceDesc', (card: ProductCard) => priceOf(card), -1],
    ['rating', (card: ProductCard) => card.rating, -1],
    ['sales', (card: ProductCard) => (card.stock > 0 ? card.sales : -1), -1],
  ])('sorted by %s', async (sort, of, direction) => {
    const { list } = (await store.call('productList', { query: { sort, limit: 50 } })).data;
    const found = list.map(of) as number[];
    expect(found).toEqual([...found].sort((a, b) => (a - b) * direction));
  });

  test('sorted by newest', async () => {
    const { list } = (await store.call('productList', { query: { sort: 'newest', limit: 50 } })).data;
    const ids = (list as ProductCard[]).map(({ id }) => id);
    const born = await rows(sql<{ id: number; at: Date }>`
      select id, created_at as at from product where id = any(${ids}::int[]) order by created_at desc`);
    const ages = (of: number[]) => of.map((id) => born.find((one) => one.id === id)?.at.getTime());
    expect(ids).toHaveLength(50);
    expect(ages(ids)).toEqual(ages(born.map(({ id }) => id)));
    const newest = await row(sql<{ at: Date }>`select max(created_at) as at from product where listed and on_shelf`);
    expect(born[0]?.at).toEqual(newest?.at);
  });
});

describe('facets', () => {
  const shirts = { collectionId: 'shirts' };

  test('counts follow the selection, each facet as if it were not chosen yet', async () => {
    const all = (await store.call('productCollection', { params: shirts })).data;
    const blue = (await store.call('productCollection', { params: shirts, query: { attr: 'Color:Blue' } })).data;
    expect(blue.total).toBe(valueOf(facetOf(all, 'attr:Color'), 'Blue')?.count);
    expect(valueOf(facetOf(blue, 'attr:Color'), 'White')?.count).toBe(
      valueOf(facetOf(all, 'attr:Color'), 'White')?.count,
    );
    const merchants = facetOf(blue, 'merchant')?.values ?? [];
    expect(merchants.reduce((sum, one) => sum + one.count, 0)).toBe(blue.total);
  });

  test('an attribute is a way to narrow where a quarter of the list has it, or once it is chosen; colours have their look', async () => {
    const all = (await store.call('productList')).data;
    expect(facetOf(all, 'attr:Strap')).toBeUndefined();
    const chosen = (await store.call('productList', { query: { attr: 'Color:Blue' } })).data;
    expect(valueOf(facetOf(chosen, 'attr:Color'), 'Blue')).toMatchObject({ selected: true, swatch: '#3d6186' });
    const sized = (await store.call('productCollection', { params: shirts })).data;
    expect(facetOf(sized, 'attr:Size')?.values[0]).not.toHaveProperty('swatch');
  });

  test('two options must match within one variant', async () => {
    const app = store.app;
    const url = '/api/front/index/product/list?attr=Color:Blue&attr=Size:L&limit=50';
    const { data } = (await app.inject({ url })).json<{ data: { list: ProductCard[] } }>();
    expect(slugs(data)).not.toContain('linen-shirt'); // blue ones and large ones, but no large blue one
    const small = (await app.inject({ url: url.replace('Size:L', 'Size:S') })).json<{
      data: { list: ProductCard[] };
    }>();
    expect(slugs(small.data)).toContain('linen-shirt');
  });

  test('[lesson 13] two values of one attribute are alternatives', async () => {
    const url = '/api/front/index/product/list?attr=Color:Blue&attr=Color:White&limit=50';
    const { data } = (await store.app.inject({ url })).json<{ data: { total: number } }>();
    const one = await store.call('productList', { query: { attr: 'Color:Blue' } });
    expect(data.total).toBeGreaterThan(one.data.total);
  });

  test('price, rating, free shipping, stock and merchant narrow the list', async () => {
    const query = { minPrice: 20, maxPrice: 60, rating: 4, freeShipping: 'true', inStock: 'true', limit: 50 };
    const { data } = await store.call('productList', { query });
    expect(data.total).toBeGreaterThan(0);
    for (const card of data.list as ProductCard[]) {
      expect(card).toMatchObject({ isShippingIncluded: true });
      expect(card.stock).toBeGreaterThan(0);
      expect(card.rating).toBeGreaterThanOrEqual(4);
      expect(priceOf(card)).toBeGreaterThanOrEqual(20);
      expect(priceOf(card)).toBeLessThanOrEqual(60);
    }
    const mine = await store.call('productList', { query: { merchant: 3 } });
    expect(mine.data.total).toBeGreaterThan(0);
    expect(mine.data.list.every((card: ProductCard) => card.merId === 3)).toBe(true);
    expect(facetOf(mine.data, 'merchant')?.values.find((one) => one.value === '3')?.selected).toBe(true);
  });

  test('price bounds are those of the list without its price filter', async () => {
    const all = facetOf((await store.call('productList')).data, 'price');
    const some = facetOf((await store.call('productList', { query: { minPrice: 50 } })).data, 'price');
    expect(some).toMatchObject({ min: all?.min, max: all?.max });
  });

  test('the category facet leads down from where the shopper is; a category’s own page has none', async () => {
    const { data: own } = await store.call('productCollection', { params: { collectionId: 'drinkware' } });
    expect(facetOf(own, 'category')).toBeUndefined();
    const drinkware = (await row(sql<{ id: number }>`select id from category where slug = 'drinkware'`))?.id ?? 0;
    const { data } = await store.call('productSearch', { query: { cid: drinkware } });
    const values = facetOf(data, 'category')?.values ?? [];
    expect(values[0]).toMatchObject({ label: 'Drinkware', selected: true });
    expect(values.slice(1).map((one) => one.label)).toEqual(['Mugs & cups', 'Glasses', 'Teapots & jugs']);
  });

  test('filters that no product has are left out and named, in lists and searches', async () => {
    const { data } = await store.call('productList', { query: { attr: 'Color:Ultraviolet', merchant: 99, cid: 999 } });
    expect(data.total).toBe(149);
    expect(data.ignored).toEqual(
      expect.arrayContaining([
        { key: 'attr:Color', value: 'Ultraviolet' },
        { key: 'merchant', value: '99' },
        { key: 'category', value: '999' },
      ]),
    );
  });

  test('labels are in the language asked for, values stay', async () => {
    const { data } = await store.call('productCollection', { params: shirts, headers: { 'accept-language': 'fr' } });
    expect(facetOf(data, 'attr:Color')).toMatchObject({ label: 'Couleur' });
    expect(valueOf(facetOf(data, 'attr:Color'), 'Blue')?.label).toBe('Bleu');
  });
});
