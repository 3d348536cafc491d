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
    discountExpiry: string | null;
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

  test('a beginning in the past is refused at its field, new or planned, and nothing begins', async () => {
    const past = { startsAt: '2020-01-01T00:00:00.000Z' };
    const refused = { code: 400, data: { fields: { startsAt: expect.stringContaining('past') } } };
    expect(await ask('saleCreate', await terms(['canvas-tote'], past))).toMatchObject(refused);
    const window = { startsAt: inHours(1), endsAt: inHours(2) };
    const { data } = await ask('saleCreate', await terms(['canvas-tote'], window));
    const moved = await terms(['canvas-tote'], { ...window, ...past, version: 1 });
    expect(await ask('saleSave', moved, data.id)).toMatchObject(refused);
    expect((await priceOf('canvas-tote')).discount).toBe(0);
    await ask('saleEnd', { version: 1 }, data.id);
  });

  const inHours = (hours: number) => new Date(app.deps.clock.now().getTime() + hours * 3_600_000).toISOString();
  const hoursPass = async (hours: number) => {
    await app.deps.clock.advance(Math.round(hours * 3_600_000));
    await app.deps.jobs.runDue();
  };
  const discounts = async (...slugs: string[]) =>
    (await Promise.all(slugs.map(priceOf))).map(({ discount, discountExpiry }) =>
      new Date(discountExpiry ?? 0) > app.deps.clock.now() ? discount : 0,
    );

  test('one that is made ahead begins at its time and ends by itself; the list says what was sold', async () => {
    const { data } = await ask(
      'saleCreate',
      await terms(['canvas-tote'], { startsAt: inHours(2), endsAt: inHours(4) }),
    );
    await hoursPass(1);
    expect(await discounts('canvas-tote')).toEqual([0]);
    const listed = async (tab: string) => {
      const { list } = (await desk.ask('sales', { user: 'catalogue', query: { tab } })).data;
      return list.find(({ id }: { id: number }) => id === data.id);
    };
    expect(await listed('planned')).toMatchObject({ isPlanned: true, isRunning: false, soldPieces: 0 });
    expect(await listed('running')).toBeUndefined();
    await hoursPass(1.5);
    expect(await discounts('canvas-tote')).toEqual([25]);
    expect((await app.call('homeIndex', {})).data.flashSale.products).toMatchObject([{ slug: 'canvas-tote' }]);
    const noted = await row(sql<{ via: string; actor_name: string; after: object }>`
      select via, actor_name, after from audit where subject_type = 'sale' and subject_id = ${String(data.id)} order by id desc limit 1`);
    expect(noted).toEqual({ via: 'job', actor_name: 'catalogue', after: { reduced: 1 } });
    await shop.bought({ uuid: newUuid() }, [{ variantId: (await variantOf('canvas-tote')).id, num: 3 }]);
    expect(await listed('running')).toMatchObject({ isRunning: true, soldPieces: 3 });
    await hoursPass(2);
    expect(await discounts('canvas-tote')).toEqual([0]);
    expect(await listed('over')).toMatchObject({ isRunning: false, isPlanned: false, soldPieces: 3 });
  });

  test('one that cannot begin says so, is tried again as long as its time lasts, and begins by itself once nothing hinders it', async () => {
    await run(sql`
      create function hinder() returns trigger language plpgsql as $$ begin raise exception 'hindered'; end $$`);
    await run(sql`create trigger hinder before update on activity for each row execute function hinder()`);
    const { data } = await ask(
      'saleCreate',
      await terms(['canvas-tote'], { startsAt: inHours(1), endsAt: inHours(30) }),
    );
    const state = async () => {
      const { isRunning, isPlanned, isLate } = await read(data.id);
      return { isRunning, isPlanned, isLate };
    };
    expect(await state()).toEqual({ isRunning: false, isPlanned: true, isLate: false });
    await hoursPass(1.1);
    for (let turn = 0; turn < 12; turn += 1) await hoursPass(0.5);
    expect(await state()).toEqual({ isRunning: false, isPlanned: true, isLate: true });
    const lists = async (tab: string) =>
      (await desk.ask('sales', { user: 'catalogue', query: { tab } })).data.list.map(({ id }: { id: number }) => id);
    expect([await lists('planned'), await lists('running')]).toEqual([
      [data.id],
      expect.not.arrayContaining([data.id]),
    ]);
    const tries = await row(sql<{ count: number; tries: number }>`
      select count(*)::int as count, max(retry_count)::int as tries from pgboss.job
      where name = 'sale.begin' and data ->> 'id' = ${String(data.id)}`);
    expect(tries?.count).toBe(1);
    expect(tries?.tries).toBeLessThan(20);
    await run(sql`drop function hinder cascade`);
    await hoursPass(0.2);
    expect(await state()).toEqual({ isRunning: true, isPlanned: false, isLate: false });
    expect(await discounts('canvas-tote')).toEqual([25]);
    await ask('saleEnd', { version: 1 }, data.id);
  });

  test('one that is put off begins later, one that is called off never does', async () => {
    const window = { startsAt: inHours(1), endsAt: inHours(9) };
    const off = await ask('saleCreate', await terms(['canvas-tote'], window));
    const later = await ask('saleCreate', await terms(['fountain-pen'], window));
    expect((await ask('saleEnd', { version: 1 }, off.data.id)).code).toBe(200);
    const moved = await terms(['fountain-pen'], { ...window, startsAt: inHours(4), percent: 40, version: 1 });
    expect((await ask('saleSave', moved, later.data.id)).code).toBe(200);
    await hoursPass(2);
    expect(await discounts('canvas-tote', 'fountain-pen')).toEqual([0, 0]);
    await hoursPass(3);
    expect(await discounts('canvas-tote', 'fountain-pen')).toEqual([0, 40]);
    const begun = await terms(['fountain-pen'], { startsAt: inHours(3), endsAt: inHours(9), version: 2 });
    expect((await ask('saleSave', begun, later.data.id)).code).toBe(200);
    expect(await read(later.data.id)).toMatchObject({ isRunning: true });
    expect(await discounts('fountain-pen')).toEqual([25]);
    await ask('saleEnd', { version: 3 }, later.data.id);
    expect(await discounts('fountain-pen')).toEqual([0]);
  });

  test('a product is in one sale at a time, and is told with the other one’s name', async () => {
    const made = await ask('saleCreate', await terms(['canvas-tote'], { startsAt: inHours(2), endsAt: inHours(4) }));
    const beside = (from: number, to: number) =>
      terms(['fountain-pen', 'canvas-tote'], { nameEn: 'Other', startsAt: inHours(from), endsAt: inHours(to) });
    const refused = await ask('saleCreate', await beside(3, 5));
    expect(refused).toMatchObject({ code: 409, message: expect.stringMatching(/tote is in the sale “Tote hour” at/i) });
    expect((await ask('saleCreate', await beside(0, 3))).code).toBe(409);
    const after = await ask('saleCreate', await beside(4, 6));
    expect(after.code).toBe(200);
    const back = await terms(['canvas-tote'], { startsAt: inHours(2), endsAt: inHours(5), version: 1 });
    expect((await ask('saleSave', back, made.data.id)).code).toBe(409);
    for (const { data } of [made, after]) await ask('saleEnd', { version: 1 }, data.id);
  });

  test('a product that got a price of its own before a sale begins keeps it, and is shown', async () => {
    const [tote, pen] = [await idOf('canvas-tote'), await idOf('fountain-pen')];
    const planned = { startsAt: inHours(1), endsAt: inHours(2) };
    const { data } = await ask('saleCreate', await terms(['canvas-tote', 'fountain-pen'], planned));
    const { version, items } = (await desk.ask('product', { user: 'admin', params: { id: tote } })).data;
    const variants = items.map(({ id, priceCents }: { id: number; priceCents: number }) => ({
      id,
      priceCents,
      comparedCents: null,
    }));
    const own = { version, discount: 5, discountEnds: inHours(48), variants };
    expect((await desk.ask('setPrice', { user: 'admin', params: { id: tote }, body: own })).code).toBe(200);
    await hoursPass(1.1);
    expect(await discounts('canvas-tote', 'fountain-pen')).toEqual([5, 25]);
    const shown = (await read(data.id)).list.map(({ id, isReduced }: { id: number; isReduced: boolean }) => [
      id,
      isReduced,
    ]);
    expect(shown).toEqual([
      [tote, false],
      [pen, true],
    ]);
  });
});
