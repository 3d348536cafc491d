import type { Facet, ProductDetail } from '@souk/contract';
import type { DeskProduct } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { sendDeskPicture } from '../../testing/send-picture';
import { createShop } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const color = {
  name: { en: 'Color', fr: 'Couleur' },
  values: [
    { en: 'White', fr: 'Blanc' },
    { en: 'Blue', fr: 'Bleu' },
  ],
};
const size = {
  name: { en: 'Size', fr: 'Taille' },
  values: [
    { en: 'S', fr: 'P' },
    { en: 'L', fr: 'G' },
  ],
};
const red = { option: 0, value: { en: 'Red', fr: 'Rouge' } };

/** A product of a merchant that is on sale, with its two colours and sizes; and the calls that change it. */
const made = async (name: string, options: readonly object[] = [color, size]) => {
  const owner = { user: 'owner', mer: desk.merchantId };
  const { data: picture } = await sendDeskPicture(shop, owner);
  const words = { nameEn: name, nameFr: name, categoryId: 1, images: [picture.url] };
  const { data } = await desk.ask('productCreate', {
    ...owner,
    body: { ...words, options, priceCents: 2500, stock: 4 },
  });
  const of = { ...owner, params: { id: data.id as number } };
  await desk.ask('publish', { ...of, body: { version: 1, isLive: true } });
  return {
    id: data.id as number,
    of,
    read: async () => (await desk.ask<DeskProduct>('product', of)).data,
    add: (body: object) => desk.ask('optionValueAdd', { ...of, body }),
    put: (version: number, variants: object[]) => desk.ask('variantsSale', { ...of, body: { version, variants } }),
  };
};

const shown = async (slug: string, locale = 'en') => {
  const params = { uniqueKey: '-', slug };
  return (await shop.call<ProductDetail>('productDetail', { params, headers: { 'accept-language': locale } })).data;
};

const onSale = ({ items }: DeskProduct, sku: string) => items.find((item) => item.sku === sku)?.onSale;
const idsOf = ({ items }: DeskProduct, value: string) =>
  items.filter(({ sku }) => sku.split(',').includes(value)).map(({ id }) => id);

describe('[DESK-41] one more value to choose', () => {
  test('makes each combination with it: not on sale, without stock, at the price of the one before it', async () => {
    const { read, add, of } = await made('Plain jug');
    const before = await read();
    const variants = before.items.map(({ id, sku }) => ({
      id,
      priceCents: sku === 'Blue,L' ? 3900 : 2500,
      comparedCents: null,
    }));
    await desk.ask('setPrice', { ...of, body: { version: 2, discount: 0, discountEnds: null, variants } });
    expect((await add({ version: 3, ...red })).data).toEqual({ version: 4, made: 2 });
    const after = await read();
    expect(after.options).toEqual([
      { name: 'Color', values: ['White', 'Blue', 'Red'] },
      { name: 'Size', values: ['S', 'L'] },
    ]);
    expect(after.items.slice(4)).toMatchObject([
      { sku: 'Red,S', onSale: false, stock: 0, priceCents: 2500 },
      { sku: 'Red,L', onSale: false, stock: 0, priceCents: 3900 },
    ]);
    expect(after.items.slice(0, 4)).toEqual((await read()).items.slice(0, 4));
  });

  test('is not there for shoppers until something of it is on sale; then they choose it in their language', async () => {
    const { id, read, add, put, of } = await made('Glazed jug');
    await add({ version: 2, ...red });
    const product = await read();
    const page = await shown(product.slug);
    expect(page.productAttr.map(({ attrValues, attrValueKeys }) => [attrValues, attrValueKeys])).toEqual([
      ['White,Blue', 'white,blue'],
      ['S,L', 's,l'],
    ]);
    expect(Object.keys(page.productValue)).toHaveLength(4);
    const card = async () => (await shop.call('productList', { query: { title: 'Glazed jug' } })).data.list?.[0];
    expect((await card())?.swatches?.map(({ name }: { name: string }) => name)).toEqual(['White', 'Blue']);
    const [redSmall] = idsOf(product, 'Red');
    expect((await put(3, [{ id: redSmall, onSale: true }])).data).toEqual({ version: 4 });
    const stock = { variantId: redSmall, delta: 3, reason: 'delivery' };
    expect((await desk.ask('moveStock', { ...of, body: stock })).data.stock).toBe(3);
    expect((await shown(product.slug, 'fr')).productAttr[0]?.attrValues).toBe('Blanc,Bleu,Rouge');
    expect((await shown(product.slug, 'fr')).productValue['Rouge,P']).toMatchObject({ stock: 3 });
    expect((await card())?.swatches?.map(({ name }: { name: string }) => name)).toEqual(['White', 'Blue', 'Red']);
    const bought = await createShop(shop).bought({ user: 'ines' }, [{ variantId: redSmall!, num: 1 }]);
    expect(bought.orderNo).toMatch(/^PT/);
    const calls = await rows(sql<{ call: string }>`
      select call from audit where subject_type = 'product' and subject_id = ${String(id)} order by id`);
    expect(calls.map(({ call }) => call)).toEqual([
      'productCreate',
      'publish',
      'optionValueAdd',
      'variantsSale',
      'moveStock',
    ]);
  });

  test('stands among the filters of lists as soon as it is on sale, in both languages', async () => {
    const glaze = {
      name: { en: 'Glaze', fr: 'Émail' },
      values: [
        { en: 'Celadon', fr: 'Céladon' },
        { en: 'Tenmoku', fr: 'Tenmoku' },
      ],
    };
    const { read, add, put, of } = await made('Filtered jug', [glaze]);
    const filters = async (locale: string) => {
      const asked = { query: { title: 'Filtered jug' }, headers: { 'accept-language': locale } };
      const { facets } = (await shop.call<{ facets: Facet[] }>('productList', asked)).data;
      const { label, values } = facets.find(({ key }) => key === 'attr:Glaze') ?? { values: [] };
      return { label, values: values.map((value) => value.label) };
    };
    expect(await filters('en')).toEqual({ label: 'Glaze', values: ['Celadon', 'Tenmoku'] });
    await add({ version: 2, option: 0, value: { en: 'Ash', fr: 'Cendre' } });
    const [ash] = idsOf(await read(), 'Ash');
    await put(3, [{ id: ash, onSale: true }]);
    await desk.ask('moveStock', { ...of, body: { variantId: ash, delta: 3, reason: 'delivery' } });
    expect(await filters('fr')).toEqual({ label: 'Émail', values: ['Céladon', 'Tenmoku', 'Cendre'] });
  });

  test('is refused twice, where nothing is chosen, with a comma, and by whoever saw another version', async () => {
    const { read, add } = await made('Twice jug', [color]);
    const refused = await add({ version: 2, option: 0, value: { en: 'BLUE', fr: 'Azur' } });
    expect(refused).toMatchObject({ code: 409, reason: 'VARIANTS_REFUSED', data: { obstacle: 'valueTaken' } });
    expect((await add({ version: 2, ...red, option: 1 })).code).toBe(404);
    expect((await add({ version: 2, option: 0, value: { en: 'Red, dark', fr: 'Rouge' } })).code).toBe(400);
    expect(await add({ version: 1, ...red })).toMatchObject({ code: 409, reason: 'PRODUCT_CHANGED' });
    expect((await read()).items).toHaveLength(2);
    expect((await add({ version: 2, ...red })).code).toBe(200);
  });

  test('pressed by two at once is made once', async () => {
    const { read, add } = await made('Raced jug', [color]);
    const answers = await Promise.all([add({ version: 2, ...red }), add({ version: 2, ...red })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect((await read()).items.map(({ sku }) => sku)).toEqual(['White', 'Blue', 'Red']);
  });
});

describe('[DESK-41] a value that is taken off sale', () => {
  test('says how many carts and wish lists it touches; carts say so too, and what was ordered stays', async () => {
    const { id, of, read, put } = await made('Leaving jug');
    const product = await read();
    const blue = idsOf(product, 'Blue');
    const { orderNo } = await createShop(shop).bought({ user: 'jane' }, [{ variantId: blue[0]!, num: 1 }]);
    const cart = { productId: id, cartNum: 1, productAttrUnique: blue[0] };
    expect((await shop.call('cartSave', { user: 'kate', body: [cart] })).code).toBe(200);
    await shop.call('collectAddProduct', { user: 'kate', body: { id, category: 'store' } });
    const use = await desk.ask('variantUse', { ...of, query: { variants: blue.join(',') } });
    expect(use.data).toEqual({ carts: 1, wishLists: 1 });
    const white = await desk.ask('variantUse', { ...of, query: { variants: idsOf(product, 'White').join(',') } });
    expect(white.data.carts).toBe(0);
    expect(
      (
        await put(
          2,
          blue.map((variant) => ({ id: variant, onSale: false })),
        )
      ).code,
    ).toBe(200);
    expect(onSale(await read(), 'Blue,S')).toBe(false);
    expect((await shown(product.slug)).productAttr[0]?.attrValues).toBe('White');
    const { data } = await shop.call('cartList', { user: 'kate', query: { isValid: 'false' } });
    expect(JSON.stringify(data)).toContain('VARIANT_GONE');
    expect((await desk.ask('order', { user: 'admin', params: { no: `${orderNo}-1` } })).data.lines[0]).toMatchObject({
      sku: 'Blue,S',
    });
  });

  test('leaves one variant: the last one stays on sale', async () => {
    const { read, put } = await made('Last jug', [size]);
    const { items } = await read();
    const off = items.map(({ id }) => ({ id, onSale: false }));
    expect(await put(2, off)).toMatchObject({ code: 409, reason: 'VARIANTS_REFUSED', data: { obstacle: 'noneLeft' } });
    expect((await put(2, off.slice(1))).code).toBe(200);
    expect(await put(2, off.slice(0, 1))).toMatchObject({ code: 409 });
  });

  test('is none of another product', async () => {
    const { put } = await made('Own jug', [size]);
    expect((await put(2, [{ id: desk.variantId, onSale: false }])).code).toBe(404);
  });
});

describe('[DESK-63] the picture of a value', () => {
  test('is one of the product’s, is shown once it is chosen, and leaves with it', async () => {
    const { read, put, of, id } = await made('Pictured jug');
    const second = (await sendDeskPicture(shop, { user: 'owner', mer: desk.merchantId })).data.url;
    const { slug, images, ...before } = await read();
    const words = { nameEn: 'Pictured jug', nameFr: 'Cruche', categoryId: before.categoryId };
    const save = async (urls: string[]) =>
      desk.ask('productSave', { ...of, body: { ...words, images: urls, version: (await read()).version } });
    await save([...images, second]);
    const blue = idsOf(before as DeskProduct, 'Blue').map((variant) => ({ id: variant, image: second }));
    expect((await put((await read()).version, blue)).code).toBe(200);
    const shownOf = async () => {
      const { productValue } = await shown(slug);
      return [productValue['White,S']?.image, productValue['Blue,S']?.image];
    };
    expect(await shownOf()).toEqual([null, second]);
    const elsewhere = blue.map((one) => ({ ...one, image: '/img/linen-shirt-white.webp' }));
    expect((await put((await read()).version, elsewhere)).code).toBe(400);
    await save(images);
    expect(await shownOf()).toEqual([null, null]);
    const others = { user: 'other-owner', mer: desk.otherMerchantId, params: { id } };
    expect((await desk.ask('variantsSale', { ...others, body: { version: 1, variants: blue } })).code).toBe(404);
  });
});
