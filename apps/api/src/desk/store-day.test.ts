import { sql } from 'kysely';
import { run } from '../database/tx';
import { hasBought } from '../testing/bought';
import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  await run(sql`update store set time_zone = 'Pacific/Auckland'`);
});
afterAll(() => shop.close());

describe('[DESK-45] days that narrow a list are those of the store’s time zone', () => {
  // 09:30 of 11 March in Auckland
  const at = '2026-03-10T20:30:00Z';
  const on = (day: string) => ({ user: 'support', query: { tab: 'all', since: day, until: day } });

  test('of orders and of customers', async () => {
    const { purchaseNo, orderNo } = await hasBought(shop, 'kiri');
    await run(sql`update purchase set created_at = ${at}, paid_at = ${at} where order_no = ${purchaseNo}`);
    const numbers = async (day: string) =>
      (await desk.ask<{ list: { no: string }[] }>('orders', on(day))).data.list.map(({ no }) => no);
    const keys = async (day: string) =>
      (await desk.ask<{ list: { key: string }[] }>('customers', on(day))).data.list.map(({ key }) => key);
    expect([await numbers('2026-03-10'), await keys('2026-03-10')]).toEqual([[], []]);
    expect([await numbers('2026-03-11'), await keys('2026-03-11')]).toEqual([[orderNo], ['kiri']]);
  });
});
