import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';
import { followCategories } from './categories/desk-categories.repository';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

type Category = {
  id: number;
  version: number;
  parentId: number | null;
  slug: string;
  nameEn: string;
  products: number;
};
const all = async () => (await desk.ask('categories', { user: 'catalogue' })).data as Category[];
const bySlug = async (slug: string) => (await all()).find((one) => one.slug === slug)!;
const ask = (name: 'categoryCreate' | 'categorySave' | 'categoryPlace' | 'categoryDelete', body: object, id?: number) =>
  desk.ask(name, { user: 'catalogue', body, ...(id ? { params: { id } } : {}) });
const words = { nameEn: 'Bird houses', nameFr: 'Nichoirs', picture: '' };
const create = async (parentId: number | null, change: object = {}) =>
  (await ask('categoryCreate', { ...words, ...change, parentId })).data.id as number;
const one = async (id: number) => (await all()).find((each) => each.id === id)!;
const strays = async () =>
  (
    await row(sql<{ count: number }>`
      select count(*)::int as count from product p join category c on c.id = p.category_id where p.category_path <> c.path`)
  )?.count;
const audited = async (id: number) =>
  (
    await rows(
      sql<{
        call: string;
      }>`select call from audit where subject_type = 'category' and subject_id = ${String(id)} order by id`,
    )
  ).map(({ call }) => call);

describe('[DESK-20] categories', () => {
  test('one is made as the last under its parent, with an address of its own, and renamed without a new one', async () => {
    const top = await create(null);
    const twin = await create(top);
    const [made, second] = [await one(top), await one(twin)];
    expect(made).toMatchObject({ slug: 'bird-houses', parentId: null, products: 0 });
    expect(second.slug).toMatch(/^bird-houses-[0-9a-f]{6}$/);
    expect((await ask('categorySave', { ...words, nameEn: 'Sheds', version: made.version }, top)).code).toBe(200);
    expect(await one(top)).toMatchObject({ nameEn: 'Sheds', slug: 'bird-houses' });
    expect(await ask('categorySave', { ...words, version: made.version }, top)).toMatchObject({ code: 409 });
    expect(await audited(top)).toEqual(['categoryCreate', 'categorySave']);
  });

  test('a moved one takes all that is below it, and its products follow', async () => {
    const from = (await all()).find((each) => each.parentId === null)!;
    const moved = (await all()).find((each) => each.parentId === from.id)!;
    const under = await create(null, { nameEn: 'New home' });
    const products = async () =>
      (
        await row(
          sql<{
            count: number;
          }>`select count(*)::int as count from product where category_path @> ${[under, moved.id]}::bigint[]`,
        )
      )?.count ?? 0;
    expect(await products()).toBe(0);
    expect((await ask('categoryPlace', { version: moved.version, parentId: under, before: 0 }, moved.id)).code).toBe(
      200,
    );
    expect(await one(moved.id)).toMatchObject({ parentId: under });
    await app.deps.jobs.runDue();
    expect(await strays()).toBe(0);
    expect(await products()).toBeGreaterThan(0);
  });

  test('a product that is saved while its category moves follows, too', async () => {
    const leaf = (
      await rows(sql<{ id: number; category_id: number }>`select id, category_id from product order by id limit 1`)
    )[0]!;
    const category = await one(leaf.category_id);
    const product = (await desk.ask('product', { user: 'catalogue', params: { id: leaf.id } })).data;
    const under = await create(null, { nameEn: 'Elsewhere' });
    const [moved, saved] = await Promise.all([
      ask('categoryPlace', { version: category.version, parentId: under, before: 0 }, category.id),
      desk.ask('productSave', {
        user: 'catalogue',
        params: { id: leaf.id },
        body: {
          version: product.version,
          nameEn: product.nameEn,
          nameFr: product.nameFr,
          descriptionEn: product.descriptionEn,
          descriptionFr: product.descriptionFr,
          images: product.images,
          categoryId: leaf.category_id,
        },
      }),
    ]);
    expect([moved.code, saved.code]).toEqual([200, 200]);
    await app.deps.jobs.runDue();
    expect(await strays()).toBe(0);
  });

  test('it is deleted when nothing stands below it; what it holds goes where the press says', async () => {
    const parent = await create(null, { nameEn: 'Attic' });
    const child = await create(parent, { nameEn: 'Trunks' });
    const to = await create(null, { nameEn: 'Cellar' });
    const product = (await row(sql<{ id: number }>`select id from product order by id desc limit 1`))!.id;
    await run(
      sql`update product set category_id = ${child}, category_path = ${[parent, child]}::bigint[] where id = ${product}`,
    );
    const remove = async (id: number, toId: number | null) =>
      ask('categoryDelete', { version: (await one(id)).version, toId }, id);
    expect(await remove(parent, null)).toMatchObject({ code: 409 });
    expect(await remove(child, null)).toMatchObject({ code: 409 });
    expect(await remove(child, child)).toMatchObject({ code: 400 });
    expect((await remove(child, to)).code).toBe(200);
    expect(await one(child)).toBeUndefined();
    expect(await one(to)).toMatchObject({ products: 1 });
    expect((await remove(parent, null)).code).toBe(200);
    expect(await strays()).toBe(0);
  });

  test('another one takes in what it holds and what stands below it; its address leads there, also after a second merge', async () => {
    const [from, to, last] = [
      await create(null, { nameEn: 'Garage' }),
      await create(null, { nameEn: 'Workshop' }),
      await create(null, { nameEn: 'Studio' }),
    ];
    const child = await create(from, { nameEn: 'Benches' });
    const deep = await create(child, { nameEn: 'Small benches' });
    const product = (await row(sql<{ id: number }>`select id from product order by id desc limit 1`))!.id;
    await run(sql`
      update product set category_id = ${deep}, category_path = ${[from, child, deep]}::bigint[] where id = ${product}`);
    const merge = async (id: number, toId: number) =>
      ask('categoryDelete', { version: (await one(id)).version, toId }, id);
    expect(await merge(from, child)).toMatchObject({ code: 400 });
    expect(await merge(from, await create(to, { nameEn: 'Too low' }))).toMatchObject({ code: 400 });
    expect((await merge(from, to)).code).toBe(200);
    expect(await one(child)).toMatchObject({ parentId: to });
    expect(await one(deep)).toMatchObject({ products: 1, following: 1 });
    await app.deps.jobs.runDue();
    expect(await one(deep)).toMatchObject({ products: 1, following: 0 });
    expect((await merge(to, last)).code).toBe(200);
    await app.deps.jobs.runDue();
    expect(await strays()).toBe(0);
    await app.deps.clock.advance(31_000);
    const at = async (collectionId: string) => (await app.call('productCollection', { params: { collectionId } })).data;
    const { slug } = await one(last);
    for (const old of ['garage', 'workshop']) expect(await at(old)).toMatchObject({ movedTo: slug });
    expect(await at('garage')).toMatchObject({ total: (await at(slug)).total });
    expect(await at(slug)).not.toHaveProperty('movedTo');
  });

  test('a picture that somebody else uploaded is refused', async () => {
    const picture = `/img/u/${'0'.repeat(32)}.webp`;
    expect(await ask('categoryCreate', { ...words, picture, parentId: null })).toMatchObject({ code: 400 });
  });

  test('shoppers read the new tree within half a minute', async () => {
    const id = await create(null, { nameEn: 'Fresh shelf' });
    const slug = (await one(id)).slug;
    const names = async () => (await app.call('categoryTree', {})).data.map((each: { slug: string }) => each.slug);
    await names();
    await app.deps.clock.advance(31_000);
    expect(await names()).toContain(slug);
    expect((await bySlug(slug)).id).toBe(id);
  });

  test('a large one is taken in batch by batch, also where the process ends between two batches', async () => {
    const [from, to] = [await create(null, { nameEn: 'Everything' }), await create(null, { nameEn: 'All of it' })];
    await run(sql`update product set category_id = ${from}, category_path = ${[from]}::bigint[]`);
    await run(sql`update coupon set category_ids = ${[from]}::bigint[] where id = ${desk.couponId}`);
    const couponFor = async () =>
      (await row(sql<{ ids: number[] }>`select category_ids as ids from coupon where id = ${desk.couponId}`))?.ids;
    const { products } = await one(from);
    expect((await ask('categoryDelete', { version: (await one(from)).version, toId: to }, from)).code).toBe(200);
    expect(await one(from)).toBeUndefined();
    expect(await one(to)).toMatchObject({ products, following: products });
    const moved = await followCategories(1, 60);
    expect(moved).toBe(60);
    // That process is gone here. What is left is known, nothing else can be put there, and it is not deleted before its time.
    expect(await one(to)).toMatchObject({ products, following: products - moved });
    expect(await couponFor()).toEqual([to, from]);
    expect(await ask('categoryCreate', { ...words, parentId: from })).toMatchObject({ code: 400 });
    expect(await ask('categoryDelete', { version: (await one(to)).version, toId: null }, to)).toMatchObject({
      code: 409,
    });
    await app.deps.clock.advance(31_000);
    const { data } = await app.call('productCollection', { params: { collectionId: 'everything' } });
    expect(data).toMatchObject({ movedTo: 'all-of-it' });
    await app.deps.jobs.runDue();
    expect(await one(to)).toMatchObject({ products, following: 0 });
    expect(await row(sql`select 1 from category where id = ${from}`)).toBeUndefined();
    expect(await couponFor()).toEqual([to]);
    expect(await strays()).toBe(0);
  });
});
