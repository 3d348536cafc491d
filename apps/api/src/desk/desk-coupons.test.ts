import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const terms = {
  nameEn: 'Spring ten',
  nameFr: 'Dix au printemps',
  moneyCents: 1000,
  minCents: 5000,
  scope: 'all',
  productIds: [] as number[],
  categoryId: null,
  total: 2 as number | null,
  receiveStarts: null,
  receiveEnds: null,
  useStarts: null,
  useEnds: null,
  days: 30 as number | null,
};
const asMerchant = (name: 'couponCreate' | 'couponSave' | 'couponEnd', body: object, id?: number) =>
  desk.ask(name, { user: 'owner', mer: desk.merchantId, body, ...(id ? { params: { id } } : {}) });
const create = async (change: object = {}) =>
  (await asMerchant('couponCreate', { ...terms, ...change })).data.id as number;
const read = async (id: number) => (await desk.ask('coupon', { user: 'admin', params: { id } })).data;
const receive = (user: string, couponId: number) => app.call('couponReceive', { user, body: { couponId } });
const mine = async (user: string) =>
  (await app.call('couponMine', { user, query: { page: 1, limit: 20, type: 'usable' } })).data.list as {
    couponId: number;
    money: number;
    minPrice: number;
  }[];

describe('[DESK-12] coupons', () => {
  test('a merchant’s coupon is offered at once, and holds for its goods alone', async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({ state: 'running', received: 0, total: 2, days: 30, scope: 'all' });
    const { data } = await app.call('couponList', {
      query: { page: 1, limit: 50, merId: desk.merchantId },
    });
    expect(data.list).toContainEqual(expect.objectContaining({ id, money: 10, minPrice: 50, merId: desk.merchantId }));
    expect((await row(sql<{ use: number }>`select use_type as use from coupon where id = ${id}`))?.use).toBe(1);
  });

  test('a change is for those who receive it later; whoever holds it keeps its terms', async () => {
    const id = await create();
    expect((await receive('early', id)).code).toBe(200);
    const { version } = await read(id);
    expect(await asMerchant('couponSave', { ...terms, version, moneyCents: 300, minCents: 9000 }, id)).toMatchObject({
      code: 200,
      data: { version: version + 1 },
    });
    expect((await receive('late', id)).code).toBe(200);
    const held = async (user: string) => (await mine(user)).find(({ couponId }) => couponId === id);
    expect(await held('early')).toMatchObject({ money: 10, minPrice: 50 });
    expect(await held('late')).toMatchObject({ money: 3, minPrice: 90 });
    expect(await read(id)).toMatchObject({ state: 'gone', received: 2 });
    expect((await receive('third', id)).code).toBe(409);
  });

  test('its number goes up for more, and never below what was received', async () => {
    const id = await create({ total: 1 });
    await receive('one', id);
    const { version } = await read(id);
    expect(await asMerchant('couponSave', { ...terms, total: 3, version }, id)).toMatchObject({ code: 200 });
    expect((await receive('two', id)).code).toBe(200);
    expect(await asMerchant('couponSave', { ...terms, total: 1, version: version + 1 }, id)).toMatchObject({
      code: 400,
      data: { obstacle: 'totalBelowReceived' },
    });
  });

  test('once it is ended nobody receives it, and whoever holds it can use it', async () => {
    const id = await create();
    await receive('holder', id);
    const { version } = await read(id);
    expect((await asMerchant('couponEnd', { version }, id)).code).toBe(200);
    expect((await receive('latecomer', id)).code).toBe(404);
    expect((await mine('holder')).map(({ couponId }) => couponId)).toContain(id);
    expect(await read(id)).toMatchObject({ state: 'ended' });
    expect(await asMerchant('couponEnd', { version }, id)).toMatchObject({ code: 409 });
  });

  test('its uses are a file of orders and amounts that names nobody; another merchant’s coupon has none', async () => {
    const id = await create();
    expect((await receive('spender', id)).code).toBe(200);
    await run(sql`
      update user_coupon set used_order_no = ${desk.orderNo.replace(/-\d+$/, '')}, used_at = '2026-05-04T10:00:00Z' where coupon_id = ${id}`);
    await run(sql`
      update merchant_order set mer_coupon_cents = 1000, user_coupon_id = (select id from user_coupon where coupon_id = ${id})
      where order_no = ${desk.orderNo}`);
    const uses = (user: string, mer: number) => desk.ask('couponUses', { user, mer, params: { id } });
    const { name, csv } = (await uses('owner', desk.merchantId)).data;
    expect(name).toBe(`coupon-${id}-uses.csv`);
    const [head, line, ...rest] = csv.trim().split('\n');
    expect(head).toContain('order,used,received,took_off');
    expect(line).toMatch(new RegExp(`^${desk.orderNo},2026-05-04T10:00:00.000Z,20.*,10.00$`));
    expect([rest, csv.includes('spender')]).toEqual([[], false]);
    expect(await uses('other-owner', desk.otherMerchantId)).toMatchObject({ status: 404 });
  });

  test('of two people who change one coupon the second is told', async () => {
    const id = await create();
    const { version } = await read(id);
    expect((await asMerchant('couponSave', { ...terms, version }, id)).code).toBe(200);
    expect(await asMerchant('couponSave', { ...terms, version }, id)).toMatchObject({ code: 409 });
  });

  test('another merchant’s product is none, and a merchant’s coupon holds for no category', async () => {
    const foreign = await row(sql<{ id: number }>`
      select min(id)::int as id from product where merchant_id = ${desk.otherMerchantId}`);
    const named = { ...terms, scope: 'products', productIds: [desk.productId, foreign?.id ?? 0] };
    expect(await asMerchant('couponCreate', named)).toMatchObject({ status: 404 });
    expect(await asMerchant('couponCreate', { ...named, productIds: [desk.productId] })).toMatchObject({ code: 200 });
    expect(await asMerchant('couponCreate', { ...terms, scope: 'category', categoryId: 1 })).toMatchObject({
      code: 400,
      data: { obstacle: 'categoryOfMerchant' },
    });
  });

  test('every change is in the log with who made it', async () => {
    const id = await create();
    const log = await desk.ask('audit', { user: 'owner', mer: desk.merchantId, query: { subject: 'coupon' } });
    expect(log.data.list[0]).toMatchObject({ call: 'couponCreate', subjectId: String(id), by: 'owner' });
  });
});
