import type { Facet, ProductCard } from '@souk/contract';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';
import { reprice } from './reprice';

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

describe('a list narrowed by attributes', () => {
  test.each(['en', 'fr'])('[PL4] [PP2] cards show what was asked for, and lead to it: %s', async (locale) => {
    const { data } = await store.call<{ list: ProductCard[] }>('productList', {
      query: { attr: 'Color:White', limit: 50 },
      headers: { 'accept-language': locale },
    });
    const shirt = data.list.find(({ slug }) => slug === 'linen-shirt');
    expect(shirt?.image).toBe('/img/linen-shirt-white.webp');
    expect(shirt?.moreImages).not.toContain(shirt?.image);
    expect(shirt?.variantQuery).toMatch(/^color=white&size=[sml]$/);
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

  test('a product off the shelf is gone, but its preview is not', async () => {
    await run(sql`update product set on_shelf = false where slug = 'stool'`);
    expect((await detail('stool')).status).toBe(404);
    expect((await detail('stool', '-', { query: { preview: 'true' } })).code).toBe(200);
    await run(sql`update product set on_shelf = true where slug = 'stool'`);
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
    const sales = (data.list as ProductCard[]).map((one) => one.sales);
    expect(sales).toEqual([...sales].sort((a, b) => b - a));
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

  test('related products never hold the product itself', async () => {
    const { data } = await store.call('productRelated', { params: { productId: 1 }, query: { limit: 8 } });
    expect(data).toHaveLength(8);
    expect(data.map((one: ProductCard) => one.id)).not.toContain(1);
  });

  test('[ROUTE-05] promotions running now, and best sellers', async () => {
    const running = await store.call('activityList', { query: { limit: 5 } });
    expect(running.data.list).toHaveLength(5);
    expect(running.data.list.every((one: ProductCard) => one.discount > 0)).toBe(true);
    const top = (await store.call('topList', { query: { sort: 'priceAsc' } })).data.list as ProductCard[];
    expect(top.map((one) => one.sales)).toEqual(top.map((one) => one.sales).sort((a, b) => b - a));
  });

  test.each([
    ['priceAsc', (card: ProductCard) => priceOf(card), 1],
    ['priceDesc', (card: ProductCard) => priceOf(card), -1],
    ['rating', (card: ProductCard) => card.rating, -1],
    ['sales', (card: ProductCard) => card.sales, -1],
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

  test('a discount that runs out moves the price by which lists are sorted', async () => {
    const later = new Date(Date.now() + 61 * 86_400_000);
    expect(await reprice(later)).toBeGreaterThan(0);
    expect(await reprice(store.deps.clock.now())).toBeGreaterThan(0);
    expect(await reprice(store.deps.clock.now())).toBe(0);
  });
});

describe('facets', () => {
  test('counts follow the selection, each facet as if it were not chosen yet', async () => {
    const all = (await store.call('productList')).data;
    const blue = (await store.call('productList', { query: { attr: 'Color:Blue' } })).data;
    expect(blue.total).toBe(valueOf(facetOf(all, 'attr:Color'), 'Blue')?.count);
    expect(valueOf(facetOf(blue, 'attr:Color'), 'White')?.count).toBe(
      valueOf(facetOf(all, 'attr:Color'), 'White')?.count,
    );
    const merchants = facetOf(blue, 'merchant')?.values ?? [];
    expect(merchants.reduce((sum, one) => sum + one.count, 0)).toBe(blue.total);
    expect(merchants.some((one) => one.count === 0)).toBe(true);
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

  test('two values of one attribute are alternatives', async () => {
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

  test('the category facet leads down from where the shopper is', async () => {
    const { data } = await store.call('productCollection', { params: { collectionId: 'drinkware' } });
    const values = facetOf(data, 'category')?.values ?? [];
    expect(values[0]).toMatchObject({ label: 'Drinkware', selected: true });
    expect(values.slice(1).map((one) => one.label)).toEqual(['Mugs & cups', 'Glasses', 'Teapots & carafes']);
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
    const { data } = await store.call('productList', { headers: { 'accept-language': 'fr' } });
    expect(facetOf(data, 'attr:Color')).toMatchObject({ label: 'Couleur' });
    expect(valueOf(facetOf(data, 'attr:Color'), 'Blue')?.label).toBe('Bleu');
  });
});

describe('news of a sold-out product', () => {
  test('are sent once, when it is back', async () => {
    const id = (await row(sql<{ id: number }>`select id from product where slug = 'brass-lamp'`))?.id ?? 0;
    const bad = await store.call('productNotify', { body: { productId: id, email: 'nonsense' } });
    expect(bad).toMatchObject({ code: 400, data: { fields: { email: 'Please enter a valid email address' } } });
    expect((await store.call('productNotify', { body: { productId: 99_999, email: 'a@b.co' } })).code).toBe(404);
    expect((await store.call('productNotify', { body: { productId: id, email: 'a@b.co' } })).code).toBe(200);
    const { sendStockAlerts } = await import('./stock-alerts');
    const needs = { clock: store.deps.clock, mail: store.deps.mail, origin: 'http://localhost:4200' };
    await sendStockAlerts(needs);
    const sent = () => row(sql<{ count: number }>`select count(*) as count from outbox where recipient = 'a@b.co'`);
    expect((await sent())?.count).toBe(0);
    await run(sql`update variant set stock = 5 where product_id = ${id}`);
    expect((await row(sql<{ in_stock: boolean }>`select in_stock from product where id = ${id}`))?.in_stock).toBe(true);
    await sendStockAlerts(needs);
    await sendStockAlerts(needs);
    expect((await sent())?.count).toBe(1);
  });
});
