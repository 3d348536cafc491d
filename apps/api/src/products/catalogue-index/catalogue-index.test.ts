import type { Facet, ProductCard } from '@souk/contract';
import { sql } from 'kysely';
import { tx, row, run } from '../../database/tx';
import { createTestApp, type TestApp } from '../../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const list = async (query: Record<string, string | number | boolean> = {}) =>
  (await store.call<{ total: number; list: ProductCard[]; facets: Facet[] }>('productList', { query })).data;
/** The category of shirts: all of them have colours and sizes. */
const shirts = async () => ({
  cid: (await row(sql<{ id: number }>`select id from category where slug = 'shirts'`))?.id ?? 0,
});
const count = (facets: readonly Facet[], key: string, value: string) =>
  facets.find((one) => one.key === key)?.values.find((one) => one.value === value)?.count;
const cheapest = async () => (await list({ sort: 'priceAsc', limit: 1 })).list[0]?.slug;

describe('lists follow the database at once', () => {
  test('[CALL-19] a price that changes moves the product, its bounds and its place', async () => {
    await list();
    await run(
      sql`update variant v set price_cents = 1 from product p where p.id = v.product_id and p.slug = 'wall-clock'`,
    );
    expect(await cheapest()).toBe('wall-clock');
    expect((await list()).facets.find((one) => one.key === 'price')?.min).toBe(0.01);
    await run(
      sql`update variant v set price_cents = 4800 from product p where p.id = v.product_id and p.slug = 'wall-clock'`,
    );
  });

  const reduce = (discount: number, ends: Date | null) =>
    run(sql`update product set discount = ${discount}, discount_expiry = ${ends} where slug = 'canvas-tote'`);
  const inMinutes = (minutes: number) => new Date(store.deps.clock.now().getTime() + minutes * 60_000);
  /** The tote among what costs as much as it does without a discount. */
  const atFullPrice = async (name: 'productList' | 'merchantProducts') => {
    const price = { minPrice: 32, maxPrice: 32 };
    if (name === 'productList')
      return (await list({ ...price, limit: 50 })).list.some(({ slug }) => slug === 'canvas-tote');
    const found = await row(sql<{ id: number }>`select merchant_id as id from product where slug = 'canvas-tote'`);
    const query = { ...price, merId: found?.id ?? 0, limit: 50 };
    const { data } = await store.call<{ list: ProductCard[] }>('merchantProducts', { query });
    return data.list.some(({ slug }) => slug === 'canvas-tote');
  };

  test.each(['productList', 'merchantProducts'] as const)(
    '[CARD-03] [CALL-19] %s: a discount that begins, is taken away or ends takes price and place along at once',
    async (name) => {
      await reduce(99, inMinutes(10));
      expect(await cheapest()).toBe('canvas-tote');
      expect(await atFullPrice(name)).toBe(false);
      await reduce(0, null);
      expect(await cheapest()).not.toBe('canvas-tote');
      expect(await atFullPrice(name)).toBe(true);
      await reduce(99, inMinutes(10));
      expect(await atFullPrice(name)).toBe(false);
      await store.deps.clock.advance(10 * 60_000);
      expect(await cheapest()).not.toBe('canvas-tote');
      expect(await atFullPrice(name)).toBe(true);
    },
  );

  test('[CALL-19] a product that is no longer listed leaves every count, and comes back', async () => {
    const { total } = await list();
    await run(sql`update product set on_shelf = false where slug = 'wall-clock'`);
    expect((await list()).total).toBe(total - 1);
    expect(await cheapest()).not.toBe('wall-clock');
    await run(sql`update product set on_shelf = true where slug = 'wall-clock'`);
    expect((await list()).total).toBe(total);
  });

  test('[CALL-19] a variant that sells out is no longer counted among what is in stock', async () => {
    const narrowed = { ...(await shirts()), inStock: true };
    const before = await list(narrowed);
    const blue = count(before.facets, 'attr:Color', 'Blue') ?? 0;
    await run(sql`update variant v set stock = 0 from product p
      where p.id = v.product_id and p.slug = 'linen-shirt' and v.options && array['Color=Blue']`);
    const after = await list(narrowed);
    expect(after.total).toBe(before.total);
    expect(count(after.facets, 'attr:Color', 'Blue')).toBe(blue - 1);
    // what the facet promises is what the choice gives
    expect((await list({ ...narrowed, attr: 'Color:Blue' })).total).toBe(blue - 1);
  });

  test('[CALL-19] a variant that is taken away or put in is counted', async () => {
    const narrowed = await shirts();
    const blue = count((await list(narrowed)).facets, 'attr:Color', 'Blue') ?? 0;
    const id = (await row(sql<{ id: number }>`select id from product where slug = 'linen-shirt'`))?.id ?? 0;
    await run(sql`delete from variant where product_id = ${id} and options && array['Color=Blue']`);
    expect(count((await list(narrowed)).facets, 'attr:Color', 'Blue')).toBe(blue - 1);
    await run(sql`insert into variant(product_id, sku, unique_key, options, price_cents, stock)
      values (${id}, 'Blue,S', 'BLUEAGAIN', array['Color=Blue', 'Size=S'], 4800, 2)`);
    expect(count((await list(narrowed)).facets, 'attr:Color', 'Blue')).toBe(blue);
  });

  test('[CALL-19] a product with another name is found by it, and no longer by the one it had', async () => {
    const slugs = async (title: string) =>
      (await store.call<{ list: ProductCard[] }>('productSearch', { query: { title, limit: 50 } })).data.list.map(
        (one) => one.slug,
      );
    expect(await slugs('stool')).toContain('stool');
    // its category "Chairs & stools" would go on naming it
    await run(sql`update product set name_en = 'Zebrano perch', name_fr = 'Perchoir en zebrano', keywords = '', category_path = '{}'
      where slug = 'stool'`);
    expect(await slugs('zebrano')).toEqual(['stool']);
    const now = await slugs('stool');
    expect(now.some((slug) => slug.endsWith('beech-stool'))).toBe(true);
    expect(now).not.toContain('stool');
  });

  test('[CALL-19] what is rolled back was never there', async () => {
    const { total } = await list();
    const fail = tx(async () => {
      await run(sql`update product set on_shelf = false`);
      throw new Error('stop');
    });
    await expect(fail).rejects.toThrow('stop');
    expect((await list()).total).toBe(total);
  });

  test('[CALL-19] many who ask at once get the same answer', async () => {
    await run(sql`update product set sales = 99999 where slug = 'stool'`);
    const answers = await Promise.all(Array.from({ length: 12 }, () => list({ limit: 1 })));
    expect(new Set(answers.map((one) => one.list[0]?.slug))).toEqual(new Set(['stool']));
  });
});

test('every facet value leads to as many products as it says', async () => {
  const chosen = { rating: 3, maxPrice: 90 };
  const { facets } = await list(chosen);
  const paramOf = (key: string) => (key.startsWith('attr:') ? 'attr' : key === 'category' ? 'cid' : key);
  for (const facet of facets.filter((one) => one.key !== 'price' && one.key !== 'rating')) {
    for (const { value, count: promised } of facet.values.slice(0, 4)) {
      const narrowed = facet.key.startsWith('attr:') ? `${facet.key.slice(5)}:${value}` : value;
      const { total } = await list({ ...chosen, [paramOf(facet.key)]: narrowed });
      expect([facet.key, value, total]).toEqual([facet.key, value, promised]);
    }
  }
});
