import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createShop, newUuid, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let desk: Desk;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  shop = createShop(app);
});
afterAll(() => app.close());

const idOf = async (slug: string) =>
  (await row(sql<{ id: number }>`select id from product where slug = ${slug}`))?.id ?? 0;
const priceOf = async (slug: string) =>
  (await app.call('productDetail', { params: { uniqueKey: '-', slug } })).data.productInfo as {
    storePrice: number;
    discount: number;
  };
const soon = () => new Date(app.deps.clock.now().getTime() + 3_600_000).toISOString();
const terms = async (slugs: string[], change: object = {}) => ({
  nameEn: 'Tote hour',
  nameFr: 'L’heure du cabas',
  percent: 25,
  endsAt: soon(),
  productIds: await Promise.all(slugs.map(idOf)),
  ...change,
});
const ask = (name: 'saleCreate' | 'saleSave' | 'saleEnd', body: object, id?: number) =>
  desk.ask(name, { user: 'catalogue', body, ...(id ? { params: { id } } : {}) });
const read = async (id: number) => (await desk.ask('sale', { user: 'catalogue', params: { id } })).data;

describe('[DESK-16] flash sales', () => {
  test('its products are cheaper at once, on the home page too; ended, they cost what they did', async () => {
    await run(sql`update activity set ends_at = now() - interval '1 day' where kind = 'flash'`);
    const { data, code } = await ask('saleCreate', await terms(['canvas-tote']));
    expect(code).toBe(200);
    expect(await priceOf('canvas-tote')).toMatchObject({ discount: 25 });
    const home = (await app.call('homeIndex', {})).data.flashSale;
    expect(home.products.map(({ slug }: { slug: string }) => slug)).toEqual(['canvas-tote']);
    const { version, isRunning, list } = await read(data.id);
    expect([isRunning, list.length]).toEqual([true, 1]);
    expect((await ask('saleEnd', { version }, data.id)).code).toBe(200);
    expect((await priceOf('canvas-tote')).discount).toBe(0);
    expect(await ask('saleEnd', { version }, data.id)).toMatchObject({ code: 409 });
  });

  test('says what was paid for its products while it ran, after coupons and without shipping', async () => {
    const { data } = await ask('saleCreate', await terms(['canvas-tote']));
    const buy = async (slug: string, num: number) =>
      (await shop.bought({ uuid: newUuid() }, [{ variantId: (await variantOf(slug)).id, num }])).orderNo;
    const [inTime, before] = [await buy('canvas-tote', 2), await buy('canvas-tote', 1)];
    await buy('ceramic-mug', 1);
    await run(sql`update purchase set paid_at = paid_at - interval '1 day' where order_no = ${before}`);
    const paid = await row(
      sql<{ cents: number }>`select pay_cents - freight_cents as cents from purchase where order_no = ${inTime}`,
    );
    expect(await read(data.id)).toMatchObject({ soldPieces: 2, soldCents: paid?.cents });
    await ask('saleEnd', { version: (await read(data.id)).version }, data.id);
    expect(await read(data.id)).toMatchObject({ soldPieces: 2, soldCents: paid?.cents });
  });

  test('a product that is taken out costs what it did, one that is added is cheaper', async () => {
    const { data } = await ask('saleCreate', await terms(['canvas-tote']));
    const { version } = await read(data.id);
    const changed = await terms(['ceramic-mug'], { percent: 10 });
    expect(await ask('saleSave', { ...changed, version }, data.id)).toMatchObject({ code: 200 });
    expect([(await priceOf('canvas-tote')).discount, (await priceOf('ceramic-mug')).discount]).toEqual([0, 10]);
    expect(await ask('saleSave', { ...changed, version }, data.id)).toMatchObject({ code: 409 });
    await ask('saleEnd', { version: version + 1 }, data.id);
  });

  test('a product with a discount of its own, or an older price, is told by name, and nothing begins', async () => {
    const own = await ask('saleCreate', await terms(['canvas-tote', 'steel-kettle']));
    expect(own).toMatchObject({ code: 409, message: expect.stringContaining('kettle') });
    await run(
      sql`update variant set compared_cents = price_cents + 500 where product_id = ${await idOf('ceramic-mug')}`,
    );
    const compared = await ask('saleCreate', await terms(['canvas-tote', 'ceramic-mug']));
    expect(compared).toMatchObject({ code: 400, message: expect.stringMatching(/^Ceramic mug/) });
    expect((await priceOf('canvas-tote')).discount).toBe(0);
  });

  test('a sale that is over before it begins does not begin', async () => {
    expect(await ask('saleCreate', await terms(['canvas-tote'], { endsAt: '2020-01-01T00:00:00.000Z' }))).toMatchObject(
      {
        code: 400,
      },
    );
  });
});
