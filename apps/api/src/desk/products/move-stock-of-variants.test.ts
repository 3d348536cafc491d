import type { DeskProduct } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows } from '../../database/tx';
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

/** A product of the desk's merchant with 4 pieces of each of two sizes. */
const made = async (name: string) => {
  const owner = { user: 'owner', mer: desk.merchantId };
  const { data: picture } = await sendDeskPicture(shop, owner);
  const words = { nameEn: name, nameFr: name, categoryId: 1, images: [picture.url] };
  const { data } = await desk.ask('productCreate', {
    ...owner,
    body: { ...words, options: [size], priceCents: 2500, stock: 4 },
  });
  const of = { ...owner, params: { id: data.id as number } };
  const read = async () => (await desk.ask<DeskProduct>('product', of)).data;
  const [small = 0, large = 0] = (await read()).items.map(({ id }) => id);
  return {
    of,
    small,
    large,
    read,
    stocks: async () => (await read()).items.map(({ stock }) => stock),
    move: (variants: readonly object[], more: object = {}) =>
      desk.ask('variantsStock', { ...of, body: { variants, reason: 'delivery', ...more } }),
    audited: () =>
      rows(sql`
        select reason, before, after from audit
        where call = 'variantsStock' and subject_id = ${String(of.params.id)} order by id`),
  };
};

describe('[DESK-06] stock of several variants', () => {
  test('is booked together with one reason, and is one row of the log', async () => {
    const { small, large, move, read, stocks, audited } = await made('Stock jug');
    const variants = [
      { id: large, delta: -3 },
      { id: small, delta: 6 },
    ];
    expect(await move(variants, { note: 'Spring' })).toMatchObject({
      code: 200,
      data: {
        variants: [
          { id: large, stock: 1 },
          { id: small, stock: 10 },
        ],
      },
    });
    expect(await stocks()).toEqual([10, 1]);
    expect((await read()).moves.map(({ sku, delta, reason, note }) => [sku, delta, reason, note]).sort()).toEqual([
      ['L', -3, 'delivery', 'Spring'],
      ['S', 6, 'delivery', 'Spring'],
    ]);
    expect(await audited()).toMatchObject([
      { reason: 'Spring', before: { stock: { S: 4, L: 4 } }, after: { stock: { S: 10, L: 1 } } },
    ]);
  });

  test('is booked for none if one would fall below zero, which is named', async () => {
    const { small, large, move, read, stocks, audited } = await made('Low jug');
    const variants = [
      { id: small, delta: 2 },
      { id: large, delta: -5 },
    ];
    expect(await move(variants)).toMatchObject({
      code: 409,
      reason: 'STOCK_TOO_LOW',
      message: 'L: There are only 4 pieces left',
      data: { stock: 4 },
    });
    expect(await stocks()).toEqual([4, 4]);
    expect((await read()).moves).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  test('is booked once for a repeated key', async () => {
    const { small, of, stocks } = await made('Repeated jug');
    const asked = { ...of, key: 'stock-once', body: { variants: [{ id: small, delta: 5 }], reason: 'delivery' } };
    const first = await desk.ask('variantsStock', asked);
    expect(await desk.ask('variantsStock', asked)).toEqual(first);
    expect(await stocks()).toEqual([9, 4]);
  });

  test('a count is refused where the stock moved meanwhile, and the others with it', async () => {
    const { small, large, move, stocks } = await made('Counted jug');
    await move([{ id: large, delta: -1 }]);
    const counted = [
      { id: small, delta: 3, expected: 4 },
      { id: large, delta: 1, expected: 4 },
    ];
    expect(await move(counted, { reason: 'count' })).toMatchObject({
      code: 409,
      message: 'L: The stock has changed in the meantime: it is 3 now',
    });
    expect(await stocks()).toEqual([4, 3]);
  });

  test('[DESK-01] of another product or twice the same variant is refused', async () => {
    const { small, large, move, stocks, of } = await made('Own jug');
    const other = await made('Other jug');
    const foreign = [
      { id: small, delta: 1 },
      { id: other.small, delta: 1 },
    ];
    expect((await move(foreign)).code).toBe(404);
    const twice = [
      { id: large, delta: 1 },
      { id: large, delta: 1 },
    ];
    expect((await move(twice)).code).toBe(400);
    expect((await move([{ id: large, delta: 0 }])).code).toBe(400);
    const others = { user: 'other-owner', mer: desk.otherMerchantId, params: of.params };
    const body = { variants: [{ id: small, delta: 1 }], reason: 'delivery' };
    expect((await desk.ask('variantsStock', { ...others, body })).code).toBe(404);
    expect(await stocks()).toEqual([4, 4]);
  });
});
