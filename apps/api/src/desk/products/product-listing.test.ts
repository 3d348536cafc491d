import type { DeskProduct, ProductListingInput } from '@souk/contract/desk';
import type { ProductDetail } from '@souk/contract';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { readCsv } from '../imports/read-csv';
import { freeSlug } from './product-addresses';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const owner = () => ({ user: 'owner', mer: desk.merchantId });
const read = async (id = desk.productId) =>
  (await desk.ask<DeskProduct>('product', { user: 'admin', params: { id } })).data;
const change = async (more: Partial<ProductListingInput>, { id = desk.productId, who = owner() as object } = {}) => {
  const { slug, seo, version } = await read(id);
  return desk.ask('productListing', { ...who, params: { id }, body: { slug, ...seo, version, ...more } });
};
const page = async (slug: string, locale = 'en') => {
  const asked = { params: { uniqueKey: '-', slug }, headers: { 'accept-language': locale } };
  const { code, data } = await shop.call<ProductDetail>('productDetail', asked);
  return { code, id: data?.productInfo.id, slug: data?.productInfo.slug, seo: data?.seo };
};
/** Brings in a file of products, and applies it. */
const bring = async (csv: string) => {
  const { data } = await desk.ask('importCheck', { ...owner(), body: { name: 'products.csv', csv } });
  const params = { id: data.id };
  expect(await desk.ask('importApply', { ...owner(), params })).toMatchObject({ code: 200 });
  await shop.deps.jobs.runDue();
  expect((await desk.ask('import', { ...owner(), params })).data).toMatchObject({ applied: 1, refused: 0 });
};
/** Another product on sale, of the merchant or of another one. */
const otherProduct = async (of: 'same' | 'another') =>
  (await row(sql<{ id: number; slug: string }>`
    select id, slug from product where on_shelf and listed and id <> ${desk.productId}
      and (merchant_id = ${desk.merchantId}) = ${of === 'same'} order by id limit 1`))!;

describe('[DESK-61] the address of a product', () => {
  let first: string;
  beforeAll(async () => void (first = (await read()).slug));

  test('is changed at the desk, and the ones before lead on to the product', async () => {
    for (const slug of ['blue-cup', 'large-blue-cup']) expect((await change({ slug })).code).toBe(200);
    const { slug, id } = await read();
    expect(slug).toBe('large-blue-cup');
    for (const old of [first, 'blue-cup', slug]) expect(await page(old)).toMatchObject({ code: 200, id, slug });
    const related = await shop.call('productRelated', { params: { productId: `slug:${first}` }, query: {} });
    expect(related.data).not.toEqual([]);
    const noted = await row(sql<{ before: object; after: object }>`
      select before, after from audit where call = 'productListing' order by id desc limit 1`);
    expect(noted).toMatchObject({ before: { slug: 'blue-cup' }, after: { slug } });
  });

  test('is no other product’s, whoever’s it is, and what it left is taken over within a merchant alone', async () => {
    const [own, anothers] = [await otherProduct('same'), await otherProduct('another')];
    const admin = { user: 'admin' };
    for (const taken of [own.slug, anothers.slug]) expect((await change({ slug: taken })).code).toBe(400);
    expect((await change({ slug: 'blue-cup' }, { id: anothers.id, who: admin })).code).toBe(400);
    expect((await read(anothers.id)).slug).toBe(anothers.slug);
    expect((await change({ slug: 'blue-cup' }, { id: own.id })).code).toBe(200);
    expect(await page('blue-cup')).toMatchObject({ id: own.id, slug: 'blue-cup' });
    expect(await page(own.slug)).toMatchObject({ id: own.id, slug: 'blue-cup' });
    expect((await change({ slug: own.slug }, { id: own.id })).code).toBe(200);
    expect(await page('blue-cup')).toMatchObject({ id: own.id, slug: own.slug });
  });

  test('of before is not given to a new product, and names the product in a file', async () => {
    const store = await row(sql<{ id: number }>`select store_id as id from product where id = ${desk.productId}`);
    expect(await freeSlug(first, store?.id ?? 0)).not.toBe(first);
    const csv = `product,variant,name_fr\n${first},"${(await read()).items[0]?.sku}",Tasse\n`;
    const run_ = await desk.ask('importCheck', { ...owner(), body: { name: 'old.csv', csv } });
    const { data } = await desk.ask('import', { ...owner(), params: { id: run_.data.id } });
    expect(data).toMatchObject({ changed: 1, new: 0, bad: 0 });
  });

  test('leads nowhere while the product is off sale, and is small letters, digits and hyphens', async () => {
    for (const slug of ['Big Cup', 'tasse-é', '-', '', 'a'.repeat(81)]) expect((await change({ slug })).code).toBe(400);
    await run(sql`update product set on_shelf = false where id = ${desk.productId}`);
    expect((await page(first)).code).toBe(404);
    await run(sql`update product set on_shelf = true where id = ${desk.productId}`);
  });

  test('that a merged category had as well leads each where it led', async () => {
    const [{ id }] = [(await row(sql<{ id: number }>`select id from category where level = 3 limit 1`))!];
    await run(sql`
      insert into category_address(store_id, slug, category_id)
      select store_id, ${'old-mugs'}, id from category where id = ${id}`);
    expect((await change({ slug: 'old-mugs' })).code).toBe(200);
    expect((await change({ slug: 'mugs-of-today' })).code).toBe(200);
    expect(await page('old-mugs')).toMatchObject({ id: desk.productId, slug: 'mugs-of-today' });
    await shop.deps.clock.advance(31_000); // categories are read anew
    const { data } = await shop.call('productCollection', { params: { collectionId: 'old-mugs' } });
    expect(data).toMatchObject({ movedTo: expect.any(String) });
  });
});

describe('[DESK-62] what search engines show of a product', () => {
  test('is its name and first paragraph, until somebody says it, by language', async () => {
    const { slug, nameFr } = await read();
    const before = await page(slug, 'fr');
    expect(before.seo?.title).toBe(nameFr);
    const asked = {
      titleEn: 'Cups & mugs by hand',
      titleFr: '',
      descriptionEn: '',
      descriptionFr: 'Tournées à la main',
    };
    expect((await change(asked)).code).toBe(200);
    expect((await read()).seo).toEqual(asked);
    expect((await page(slug)).seo).toMatchObject({ title: 'Cups & mugs by hand' });
    expect((await page(slug, 'fr')).seo).toEqual({ ...before.seo, description: 'Tournées à la main' });
    await change({ titleEn: '', descriptionFr: '' });
    expect((await page(slug, 'fr')).seo).toEqual(before.seo);
  });

  test('is written to a file and changed by one, also of a new product', async () => {
    const category = await row(sql<{ slug: string }>`select slug from category where level = 3 order by id limit 1`);
    const { uniqueKey, items, slug } = await read();
    await bring(`product,variant,seo_title_en,seo_title_fr\n${uniqueKey},"${items[0]?.sku}",From a file,Du fichier\n`);
    expect((await read()).seo).toMatchObject({ titleEn: 'From a file', titleFr: 'Du fichier' });
    await bring(
      `product,variant,name_en,name_fr,category,price,stock,seo_title_fr\ntall-jug,,Jug,Cruche,${category?.slug},12,3,Cruches\n`,
    );
    const { data } = await desk.ask('productsExport', { ...owner(), query: { q: 'tall-jug' } });
    expect((await readCsv(data.csv, 9))[0]?.cells).toMatchObject({ seo_title_en: '', seo_title_fr: 'Cruches' });
    await bring(`product,variant,seo_title_en,seo_title_fr\n${slug},"${items[0]?.sku}",,\n`);
    expect((await read()).seo).toMatchObject({ titleEn: '', titleFr: '' });
  });
});
