import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';
import { hasBought } from '../../testing/bought';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { ordersOfFile } from './orders-csv';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const fileOf = async (body: Record<string, unknown>, more: { user?: string; mer?: number } = {}) => {
  const { data } = await desk.ask('ordersExport', { user: 'orders', body: { tab: 'all', ...body }, ...more });
  const lines = parse(data.csv as string, { bom: true, columns: true }) as Record<string, string>[];
  return { ...(data as { name: string; csv: string; isCut: boolean }), lines };
};
const numbers = async (body: Record<string, unknown>) => (await fileOf(body)).lines.map(({ order }) => order);

describe('[DESK-03] orders as a file', () => {
  test('one a line with what it is worth, to whom and in which parcels; a cell is no formula', async () => {
    const address = { firstName: '=HYPERLINK("evil")', lastName: 'Ann', country: 'FR' };
    await run(sql`
      update purchase set address = ${JSON.stringify(address)}::jsonb, mer_coupon_cents = 300
      where order_no = ${desk.orderNo.replace(/-\d+$/, '')}`);
    await run(sql`
      update merchant_order set freight_cents = 590, mer_coupon_cents = 300, plat_coupon_cents = 200, pay_cents = 4890, refunded_cents = 100
      where order_no = ${desk.orderNo}`);
    await run(sql`
      insert into parcel(order_no, carrier, number, sent_at)
      values (${desk.orderNo}, 'DHL', 'FILE-1', now()), (${desk.orderNo}, 'UPS', 'FILE-2', now())`);
    const { lines, name, isCut, csv } = await fileOf({ q: desk.orderNo });
    expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(isCut).toBe(false);
    expect(lines).toEqual([
      {
        order: desk.orderNo,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        merchant: expect.any(String),
        customer: '\'=HYPERLINK("evil") Ann',
        country: 'FR',
        pieces: '1',
        goods: '48.00',
        postage: '5.90',
        coupon: '5.00',
        paid: '48.90',
        refunded: '1.00',
        status: 'paid',
        parcels: 'FILE-1, FILE-2',
      },
    ]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
  });

  test('what nobody paid is worth nothing there', async () => {
    const { purchaseNo, orderNo } = await hasBought(shop, 'una', { status: 0 });
    await run(sql`update purchase set state = 'unpaid', paid_at = null where order_no = ${purchaseNo}`);
    expect((await fileOf({ q: orderNo })).lines).toMatchObject([{ status: 'unpaid', paid: '0.00', goods: '48.00' }]);
  });

  test('of the list’s part, search, country and days, in its order, all of its pages', async () => {
    const many = await Promise.all(Array.from({ length: 3 }, () => hasBought(shop, 'mona', { status: 0 })));
    const nos = many.map(({ purchaseNo }) => purchaseNo);
    for (const [at, no] of nos.entries())
      await run(sql`
        update purchase set address = '{"country":"IS"}', paid_at = ${`2024-03-0${at + 1}T12:00:00Z`}::timestamptz
        where order_no = ${no}`);
    const own = many.map(({ orderNo }) => orderNo);
    expect(await numbers({ tab: 'toShip', country: 'IS' })).toEqual(own);
    expect(await numbers({ country: 'IS' })).toEqual([...own].reverse());
    expect(await numbers({ country: 'IS', sort: 'at', since: '2024-03-02' })).toEqual(own.slice(1));
    expect(await numbers({ country: 'IS', until: '2024-03-02', since: '2024-03-02' })).toEqual(own.slice(1, 2));
    expect(await numbers({ tab: 'sent', country: 'IS' })).toEqual([]);
    const scope = { storeId: 1, merchantId: null };
    const asked = { tab: 'all', q: '', country: 'IS', now: shop.deps.clock.now() } as const;
    expect(await ordersOfFile(scope, asked, 2)).toMatchObject({
      isCut: true,
      orders: [{ order_no: own[2] }, { order_no: own[1] }],
    });
    expect((await ordersOfFile(scope, asked, 3)).isCut).toBe(false);
  });

  test('each file is named by the day of the store’s clock', async () => {
    // Two clocks that never show the same day: one of them is on another than UTC.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await run(sql`update store set time_zone = ${timeZone} where id = 1`);
      const day = new Date().toLocaleDateString('en-CA', { timeZone });
      const { name } = await fileOf({});
      const { data: products } = await desk.ask<{ name: string }>('productsExport', { user: 'catalogue' });
      const { data: log } = await desk.ask<{ name: string }>('auditExport', { user: 'auditor' });
      expect([name, products.name, log.name]).toEqual([
        `orders-${day}.csv`,
        `products-${day}.csv`,
        `activity-${day}.csv`,
      ]);
    }
    await run(sql`update store set time_zone = 'UTC' where id = 1`);
  });

  test('a merchant has its own alone, without its name and without an e-mail', async () => {
    const { lines, csv } = await fileOf({}, { user: 'packer', mer: desk.merchantId });
    expect(lines.map(({ order }) => order)).toContain(desk.orderNo);
    expect(lines[0]).not.toHaveProperty('merchant');
    expect(csv).not.toContain('@');
    const { lines: others } = await fileOf({}, { user: 'other-owner', mer: desk.otherMerchantId });
    expect(others.map(({ order }) => order)).not.toContain(desk.orderNo);
  });

  test('the log says who, and holds nothing of what was searched for', async () => {
    await fileOf({ q: 'Ann', country: 'FR', since: '2024-01-01' }, { user: 'auditor' });
    const [last] = await rows(sql<{ actor_name: string; subject_type: string; subject_id: string; after: unknown }>`
      select actor_name, subject_type, subject_id, after from audit where call = 'ordersExport' order by id desc limit 1`);
    expect(last).toEqual({
      actor_name: 'auditor',
      subject_type: 'orderList',
      subject_id: expect.stringMatching(/^orders-.*\.csv$/),
      after: { orders: 1, tab: 'all', country: 'FR', since: '2024-01-01' },
    });
  });
});
