import { sql } from 'kysely';
import { rows, run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createPurger } from './purge';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const begun = Date.parse('2027-03-01T12:00:00Z');
/** The store's time, so many milliseconds after the test began. */
const after = (ms: number) => new Date(begun + ms);

/** A purger that has made its first look, with what it purged since. */
const open = async () => {
  const clock = { now: 0 };
  const cache = { isDown: false, purged: [] as string[] };
  const look = createPurger({
    now: () => clock.now,
    date: () => after(clock.now),
    purge: async (keys) => {
      if (cache.isDown) throw new Error('down');
      cache.purged.push(...keys);
    },
  });
  await look();
  const first = cache.purged.splice(0);
  // Another database's transaction on the same server holds the mark back: what changed before is then told after the first look.
  do {
    cache.purged.length = 0;
    clock.now += 10_000;
    await look();
  } while (cache.purged.length > 0);
  return { look, clock, cache, first };
};
const idOf = async (slug: string) =>
  (await store.call('productDetail', { params: { uniqueKey: '-', slug } })).data.productInfo.id as number;

test('the first look purges every page, a quiet store none', async () => {
  const { first, look, cache } = await open();
  expect(first).toEqual(['store']);
  await look();
  expect(cache.purged).toEqual([]);
});

test.each([
  [
    'a price',
    sql`update variant set price_cents = price_cents + 100 where product_id = (select id from product where slug = 'linen-shirt')`,
  ],
  [
    'the price of a variant that is not the cheapest',
    sql`
    update variant set price_cents = price_cents + 100000
    where id = (select max(v.id) from variant v join product p on p.id = v.product_id where p.slug = 'linen-shirt')`,
  ],
  [
    'what is in stock',
    sql`update variant set stock = 0 where product_id = (select id from product where slug = 'linen-shirt')`,
  ],
  ['a name', sql`update product set name_en = 'Another name' where slug = 'linen-shirt'`],
])(
  '%s that changes purges the pages of its product, and once more for a page that was being rendered',
  async (_what, change) => {
    const id = await idOf('linen-shirt');
    const { look, cache, clock } = await open();
    await run(change);
    await look();
    expect(cache.purged).toEqual([`product-${id}`]);
    await look();
    expect(cache.purged).toHaveLength(1);
    clock.now += 10_000;
    await look();
    await look();
    expect(cache.purged).toEqual([`product-${id}`, `product-${id}`]);
  },
);

test.each([
  ['setting', sql`update store set website_title = 'Another title'`],
  ['category', sql`update category set sort = sort + 1 where id = (select min(id) from category)`],
  ['merchant’s name', sql`update merchant set name = name || '!' where id = (select min(id) from merchant)`],
])('a %s that changes purges every page', async (_what, change) => {
  const { look, cache } = await open();
  await run(change);
  await look();
  expect(cache.purged).toEqual(['store']);
});

test('what the cache did not take is purged at the next look', async () => {
  const { look, cache } = await open();
  await run(sql`update store set website_title = website_title || '!'`);
  cache.isDown = true;
  await expect(look()).rejects.toThrow('down');
  cache.isDown = false;
  await look();
  expect(cache.purged).toEqual(['store']);
});

test.each([
  [
    'reply to a review',
    sql`
    update review set merchant_reply = 'Thank you' where status = 'PUBLISHED'
    and product_id = (select id from product where slug = 'linen-shirt')`,
  ],
  [
    'review that is taken away',
    sql`
    delete from review where status = 'PUBLISHED' and product_id = (select id from product where slug = 'linen-shirt')`,
  ],
])('a %s purges the pages of its product', async (_what, change) => {
  const id = await idOf('linen-shirt');
  const { look, cache } = await open();
  await run(change);
  await look();
  expect(cache.purged).toEqual([`product-${id}`]);
});

test('a sale that an owner changes purges every page', async () => {
  const { look, cache } = await open();
  await run(sql`update activity set sort = sort + 1`);
  await look();
  expect(cache.purged).toEqual(['store']);
});

test('a discount that ends by itself purges the pages of its product', async () => {
  const id = await idOf('linen-shirt');
  await run(sql`update product set discount = 20, discount_expiry = ${after(70_000)} where id = ${id}`);
  const { look, cache, clock } = await open();
  await look();
  expect(cache.purged).toEqual([]);
  clock.now = 71_000;
  await look();
  expect(cache.purged).toEqual([`product-${id}`]);
  await run(sql`update product set discount_expiry = null where id = ${id}`);
});

test.each([
  ['sale that begins', sql`update activity set starts_at = ${after(70_000)}`],
  ['sale that ends', sql`update activity set ends_at = ${after(70_000)}`],
  [
    'holiday that ends',
    sql`update merchant set closed_until = ${after(70_000)} where id = (select min(id) from merchant)`,
  ],
])('a %s by itself purges every page', async (_what, set) => {
  await run(set);
  const { look, cache, clock } = await open();
  await look();
  expect(cache.purged).toEqual([]);
  clock.now = 71_000;
  await look();
  expect(cache.purged).toEqual(['store']);
});

test('a merchant’s stars that change purge the pages of all that it sells, and no others', async () => {
  const own = await rows(sql<{ id: number }>`
    select p.id from product p join product shirt on shirt.merchant_id = p.merchant_id where shirt.slug = 'linen-shirt'`);
  const { look, cache } = await open();
  await run(sql`
    update merchant set star_level = 6 - star_level
    where id = (select merchant_id from product where slug = 'linen-shirt') and star_level <> 3`);
  await look();
  expect(cache.purged.sort()).toEqual(own.map(({ id }) => `product-${id}`).sort());
});

test('a variant’s picture that changes purges the pages of its product', async () => {
  const id = await idOf('linen-shirt');
  const { look, cache } = await open();
  await run(
    sql`update variant set image = image || '?' where id = (select max(id) from variant where product_id = ${id})`,
  );
  await look();
  expect(cache.purged).toEqual([`product-${id}`]);
});

test('a follower more is nobody’s purge', async () => {
  const { look, cache } = await open();
  await run(sql`update merchant set collect_num = collect_num + 1`);
  await look();
  expect(cache.purged).toEqual([]);
});
