import type { ProductDetail } from '@souk/contract';
import type { DeskProduct, PricesPreview, ProductsChanged } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { sendDeskPicture } from '../../testing/send-picture';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const size = {
  name: { en: 'Size', fr: 'Taille' },
  values: [
    { en: 'S', fr: 'P' },
    { en: 'L', fr: 'G' },
  ],
};

/** A product of the desk's merchant, on sale, as the list shows it. */
const made = async (name: string, priceCents: number, options: readonly object[] = []) => {
  const owner = { user: 'owner', mer: desk.merchantId };
  const { data: picture } = await sendDeskPicture(shop, owner);
  const words = { nameEn: name, nameFr: `${name} fr`, descriptionEn: 'Of oak', categoryId: 1, images: [picture.url] };
  const texts = { pictureTexts: [{ url: picture.url, en: 'A tray', fr: 'Un plateau' }] };
  const { data } = await desk.ask('productCreate', {
    ...owner,
    body: { ...words, ...texts, options, priceCents, stock: 4 },
  });
  await desk.ask('publish', { ...owner, params: { id: data.id }, body: { version: 1, isLive: true } });
  return { id: data.id as number, version: 2 };
};

const read = async (id: number) => (await desk.ask<DeskProduct>('product', { user: 'catalogue', params: { id } })).data;
const change = async (
  name: 'productsPublish' | 'productsPrices' | 'productsCategory' | 'productsStock',
  body: object,
  who: object = { user: 'catalogue' },
) => (await desk.ask<ProductsChanged>(name, { ...who, body })).data;
const percent = (by: number) => ({ kind: 'percent', percent: by });
const amount = (amountCents: number) => ({ kind: 'amount', amountCents });
const callsOf = async (id: number) =>
  (
    await rows(sql<{ call: string }>`
      select call from audit where subject_type = 'product' and subject_id = ${String(id)} order by id`)
  ).map(({ call }) => call);

describe('[DESK-06] prices of several products', () => {
  test('are shown before they change, and are then what was shown: in the list, on the page and in the log', async () => {
    const [tray, bowl] = [await made('Price tray', 1995), await made('Price bowl', 1000, [size])];
    const [small] = (await read(bowl.id)).items;
    const dearer = { id: small?.id, priceCents: 1500, comparedCents: null };
    const priced = { user: 'catalogue', params: { id: bowl.id } };
    await desk.ask('setPrice', {
      ...priced,
      body: { version: 2, discount: 0, discountEnds: null, variants: [dearer] },
    });
    const query = { products: `${tray.id},${bowl.id}`, percent: '10' };
    const { data: preview } = await desk.ask<PricesPreview>('pricesPreview', { user: 'catalogue', query });
    expect(preview).toEqual({
      list: [
        {
          id: bowl.id,
          name: 'Price bowl',
          now: { leastCents: 1000, mostCents: 1500 },
          then: { leastCents: 1100, mostCents: 1650 },
          refused: null,
        },
        {
          id: tray.id,
          name: 'Price tray',
          now: { leastCents: 1995, mostCents: 1995 },
          then: { leastCents: 2195, mostCents: 2195 },
          refused: null,
        },
      ],
      total: 2,
    });
    const products = [tray, { ...bowl, version: 3 }];
    expect(await change('productsPrices', { products, change: percent(10) })).toEqual({
      done: [tray.id, bowl.id],
      changed: [
        { id: tray.id, version: 3 },
        { id: bowl.id, version: 4 },
      ],
      refused: [],
    });
    const { data: list } = await desk.ask('products', { user: 'catalogue', query: { q: 'Price' } });
    const shown = list.list.filter(({ id }: { id: number }) => [tray.id, bowl.id].includes(id));
    expect(shown).toMatchObject([
      { name: 'Price bowl', shownCents: 1100, version: 4 },
      { name: 'Price tray', shownCents: 2195, version: 3 },
    ]);
    const { slug } = await read(tray.id);
    const page = await shop.call<ProductDetail>('productDetail', { params: { uniqueKey: '-', slug } });
    expect(Object.values(page.data.productValue)[0]).toMatchObject({ price: 21.95 });
    expect(await callsOf(tray.id)).toEqual(['productCreate', 'publish', 'setPrice']);
  });

  test('whoever saw another version, and what cannot be, is refused alone and by its reason', async () => {
    const [tray, cheap, older] = [
      await made('Stale tray', 2000),
      await made('Cheap tray', 3),
      await made('Older tray', 900),
    ];
    await run(sql`update variant set compared_cents = 950 where product_id = ${older.id}`);
    const all = [{ ...tray, version: 1 }, cheap, older];
    const down = await change('productsPrices', { products: all, change: percent(-90) });
    expect(down.done).toEqual([older.id]);
    expect(down.refused).toEqual([
      { id: tray.id, message: 'This product was changed in the meantime: look it over, then try again' },
      { id: cheap.id, message: 'A price would be below $0.01 or above $1,000,000' },
    ]);
    expect([(await read(tray.id)).cents, (await read(cheap.id)).cents]).toEqual([2000, 3]);
    const query = { products: [older.id, tray.id].join(','), percent: '500' };
    await run(sql`update variant set compared_cents = 500 where product_id = ${older.id}`);
    const { data } = await desk.ask<PricesPreview>('pricesPreview', { user: 'catalogue', query });
    expect(data.list.map(({ name, refused }) => [name, refused])).toEqual([
      ['Older tray', 'The older price must be above the price'],
      ['Stale tray', null],
    ]);
  });

  test('rise and fall by an amount; a product of which one price would be zero or less is refused alone, by its reason', async () => {
    const [tray, bowl] = [await made('Amount tray', 1995), await made('Amount bowl', 500, [size])];
    const [small] = (await read(bowl.id)).items;
    const variants = [{ id: small?.id, priceCents: 1500, comparedCents: null }];
    const body = { version: 2, discount: 0, discountEnds: null, variants };
    await desk.ask('setPrice', { user: 'catalogue', params: { id: bowl.id }, body });
    const [refused, products] = ['A price would be below $0.01 or above $1,000,000', [tray, { ...bowl, version: 3 }]];
    const query = { products: `${tray.id},${bowl.id}`, amountCents: '-500' };
    const { data: preview } = await desk.ask<PricesPreview>('pricesPreview', { user: 'catalogue', query });
    expect(preview.list.map(({ name, refused: why }) => [name, why])).toEqual([
      ['Amount bowl', refused],
      ['Amount tray', null],
    ]);
    expect(preview.list[1]?.then).toEqual({ leastCents: 1495, mostCents: 1495 });
    expect(await change('productsPrices', { products, change: amount(-500) })).toEqual({
      done: [tray.id],
      changed: [{ id: tray.id, version: 3 }],
      refused: [{ id: bowl.id, message: refused }],
    });
    expect((await read(tray.id)).cents).toBe(1495);
    expect((await read(bowl.id)).items.map(({ priceCents }) => priceCents)).toEqual([1500, 500]);
    await change('productsPrices', { products: [{ ...bowl, version: 3 }], change: amount(-499) });
    expect((await read(bowl.id)).items.map(({ priceCents }) => priceCents)).toEqual([1001, 1]);
    expect(await callsOf(tray.id)).toEqual(['productCreate', 'publish', 'setPrice']);
  });

  test.each([[{ percent: '5', amountCents: '100' }], [{}], [{ amountCents: '0' }], [{ amountCents: '1.5' }]])(
    'a preview by %j is refused: it is by a percentage or by an amount',
    async (by) => {
      const query = { products: '1', ...by };
      expect((await desk.ask('pricesPreview', { user: 'catalogue', query })).code).toBe(400);
    },
  );

  test('a preview holds twenty products and says of how many', async () => {
    const found = await rows(sql<{ id: number }>`select id from product order by id limit 25`);
    const query = { products: found.map(({ id }) => id).join(','), percent: '5' };
    const { data } = await desk.ask<PricesPreview>('pricesPreview', { user: 'catalogue', query });
    expect([data.list.length, data.total]).toEqual([20, 25]);
    expect((await desk.ask('pricesPreview', { user: 'catalogue', query: { ...query, percent: '0' } })).code).toBe(400);
  });

  test('get a discount with its end, which a change by percent leaves, and lose it', async () => {
    const tray = await made('Discount tray', 2000);
    const ends = new Date(Date.now() + 86_400_000).toISOString();
    const discount = { kind: 'discount', discount: 25, ends };
    expect((await change('productsPrices', { products: [tray], change: discount })).done).toEqual([tray.id]);
    expect(await read(tray.id)).toMatchObject({ discount: 25, discountEnds: ends, shownCents: 1500 });
    const raised = { products: [{ ...tray, version: 3 }], change: percent(10) };
    expect((await change('productsPrices', raised)).done).toEqual([tray.id]);
    expect(await read(tray.id)).toMatchObject({ discount: 25, cents: 2200, shownCents: 1650 });
    const past = { ...discount, ends: '2020-01-01T00:00:00.000Z' };
    expect((await change('productsPrices', { products: [{ ...tray, version: 4 }], change: past })).refused).toEqual([
      { id: tray.id, message: 'The end of the discount is past' },
    ]);
    await change('productsPrices', { products: [{ ...tray, version: 4 }], change: { kind: 'noDiscount' } });
    expect(await read(tray.id)).toMatchObject({ discount: 0, discountEnds: null, shownCents: 2200 });
  });
});

describe('[DESK-09] several products', () => {
  test('go off sale and on again; what is so already stays as it is, without a row in the log', async () => {
    const [tray, bowl] = [await made('Sale tray', 2000), await made('Sale bowl', 2000)];
    expect(await change('productsPublish', { products: [tray], isLive: false })).toEqual({
      done: [tray.id],
      changed: [{ id: tray.id, version: 3 }],
      refused: [],
    });
    const both = {
      products: [
        { ...tray, version: 3 },
        { ...bowl, version: 1 },
      ],
      isLive: false,
    };
    expect(await change('productsPublish', both)).toEqual({
      done: [tray.id],
      changed: [],
      refused: [{ id: bowl.id, message: 'This product was changed in the meantime: look it over, then try again' }],
    });
    expect(await read(tray.id)).toMatchObject({ isLive: false, version: 3 });
    expect(await callsOf(tray.id)).toEqual(['productCreate', 'publish', 'publish']);
    await change('productsPublish', { products: [{ ...tray, version: 3 }], isLive: true });
    expect((await read(tray.id)).isLive).toBe(true);
  });

  test('get another category; words and pictures stay', async () => {
    const tray = await made('Moved tray', 2000);
    const before = await read(tray.id);
    expect((await change('productsCategory', { products: [tray], categoryId: 2 })).done).toEqual([tray.id]);
    const after = await read(tray.id);
    expect(after).toEqual({
      ...before,
      categoryId: 2,
      category: after.category,
      changedAt: after.changedAt,
      version: 3,
    });
    expect(after.category).not.toBe(before.category);
    const none = await change('productsCategory', { products: [{ ...tray, version: 3 }], categoryId: 987_654 });
    expect(none.refused).toEqual([{ id: tray.id, message: 'Choose a category' }]);
  });

  test('[DESK-06] get stock with a reason, those with one variant alone', async () => {
    const [tray, bowl] = [await made('Stock tray', 2000), await made('Stock bowl', 2000, [size])];
    const products = [{ id: tray.id }, { id: bowl.id }];
    expect(await change('productsStock', { products, delta: 5, reason: 'delivery', note: 'Spring' })).toEqual({
      done: [tray.id],
      changed: [],
      refused: [{ id: bowl.id, message: 'It has several variants: change their stock on the product’s page' }],
    });
    expect(await read(tray.id)).toMatchObject({ stock: 9, moves: [{ delta: 5, reason: 'delivery', note: 'Spring' }] });
    const gone = await change('productsStock', { products: [{ id: tray.id }], delta: -10, reason: 'damage' });
    expect(gone.refused).toEqual([{ id: tray.id, message: 'There are only 9 pieces left' }]);
    const counted = { user: 'catalogue', body: { products, delta: 5, reason: 'count' } };
    expect((await desk.ask('productsStock', counted)).code).toBe(400);
  });

  test('[DESK-01] of another merchant are as none: refused, shown nowhere, and not changed', async () => {
    const tray = await made('Foreign tray', 2000);
    const other = { user: 'other-owner', mer: desk.otherMerchantId };
    const before = await read(tray.id);
    const refused = { done: [], changed: [], refused: [{ id: tray.id, message: 'There is no such product' }] };
    const products = [tray];
    expect(await change('productsPublish', { products, isLive: false }, other)).toEqual(refused);
    expect(await change('productsPrices', { products, change: percent(10) }, other)).toEqual(refused);
    expect(await change('productsCategory', { products, categoryId: 2 }, other)).toEqual(refused);
    expect(await change('productsStock', { products, delta: 1, reason: 'other' }, other)).toEqual(refused);
    const query = { products: String(tray.id), percent: '10' };
    expect((await desk.ask('pricesPreview', { ...other, query })).data).toEqual({ list: [], total: 0 });
    expect(await read(tray.id)).toEqual(before);
  });

  test('are two hundred at most', async () => {
    const products = Array.from({ length: 201 }, (_one, at) => ({ id: at + 1, version: 1 }));
    expect((await desk.ask('productsPublish', { user: 'catalogue', body: { products, isLive: true } })).code).toBe(400);
  });
});

describe('[DESK-09] a product that is duplicated', () => {
  test('is a new one, not on sale: the same words, choices, prices and pictures, no stock and no discount', async () => {
    const bowl = await made('Copied bowl', 2000, [size]);
    const before = await read(bowl.id);
    const [small, large] = before.items;
    const owner = { user: 'owner', mer: desk.merchantId, params: { id: bowl.id } };
    const variants = [{ id: small?.id, priceCents: 1500, comparedCents: 1800 }];
    await desk.ask('setPrice', { ...owner, body: { version: 2, discount: 0, discountEnds: null, variants } });
    const off = { version: 3, variants: [{ id: large?.id, onSale: false }] };
    await desk.ask('variantsSale', { ...owner, body: off });
    const { data } = await desk.ask<{ id: number }>('productDuplicate', owner);
    const copy = await read(data.id);
    expect(copy).toMatchObject({
      nameEn: 'Copied bowl (copy)',
      nameFr: 'Copied bowl fr (copie)',
      slug: 'copied-bowl-copy',
      descriptionEn: 'Of oak',
      isLive: false,
      stock: 0,
      discount: 0,
      version: 1,
      merchantId: desk.merchantId,
      categoryId: 1,
      images: before.images,
      pictureTexts: before.pictureTexts,
      options: before.options,
      items: [
        { sku: 'S', priceCents: 1500, comparedCents: null, stock: 0, onSale: true },
        { sku: 'L', priceCents: 2000, comparedCents: null, stock: 0, onSale: false },
      ],
    });
    expect(copy.uniqueKey).not.toBe(before.uniqueKey);
    expect(await callsOf(copy.id)).toEqual(['productDuplicate']);
    expect((await read(bowl.id)).version).toBe(4);
    const again = await desk.ask<{ id: number }>('productDuplicate', owner);
    expect((await read(again.data.id)).slug).toMatch(/^copied-bowl-copy-[0-9a-f]{6}$/);
  });

  test('has a name that still fits', async () => {
    const tray = await made('T'.repeat(117), 2000);
    const { data } = await desk.ask<{ id: number }>('productDuplicate', { user: 'catalogue', params: { id: tray.id } });
    const { nameEn, nameFr } = await read(data.id);
    expect([nameEn.length <= 120, nameEn.endsWith(' (copy)')]).toEqual([true, true]);
    expect(nameFr.length).toBeLessThanOrEqual(120);
  });
});
