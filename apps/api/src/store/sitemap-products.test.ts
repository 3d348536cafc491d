import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
let desk: Desk;
beforeAll(async () => {
  store = await createTestApp();
  desk = await giveDesk(store);
});
afterAll(() => store.close());

/** What the sitemap says of each product, in its order. */
const listed = async () => {
  const { payload } = await store.app.inject({ url: '/sitemap-products-1.xml' });
  return [...payload.matchAll(/<loc>[^<]*?\/(?:product|p)\/([^<?]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
    ([, slug = '', changed = '']) => ({ slug, changed }),
  );
};
const slug = async () =>
  (await row(sql<{ slug: string }>`select slug from product where id = ${desk.productId}`))?.slug ?? '';
const changedAt = async () => {
  const own = await slug();
  return new Date((await listed()).find((one) => one.slug === own)?.changed ?? '');
};

test('a sitemap says when a product was last changed, of an untouched one when it was made', async () => {
  const made = await row(sql<{ at: Date }>`select created_at as at from product where id = ${desk.productId}`);
  expect(await changedAt()).toEqual(made?.at);
  const begun = store.deps.clock.now();
  const own = { user: 'owner', mer: desk.merchantId };
  const { version } = (await desk.ask('product', own)).data;
  const variants = [{ id: desk.variantId, priceCents: 4321, comparedCents: null }];
  const body = { version, discount: 0, discountEnds: null, variants };
  expect((await desk.ask('setPrice', { ...own, body })).code).toBe(200);
  expect((await changedAt()).getTime()).toBeGreaterThanOrEqual(begun.getTime());
  const call = await store.call('sitemap');
  const path = `/product/${await slug()}`;
  const named = call.data.pages.find((one: { path: string }) => one.path === path);
  expect(new Date(named.updatedAt)).toEqual(await changedAt());
});

test('a sale moves no product from one sitemap to another', async () => {
  const before = (await listed()).map((one) => one.slug);
  await run(sql`update product set sales = 1000000 where slug = ${before.at(40) ?? ''}`);
  expect((await listed()).map((one) => one.slug)).toEqual(before);
});
