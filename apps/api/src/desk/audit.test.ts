import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  const body = { variantId: desk.variantId, delta: 1, reason: 'delivery' };
  expect((await desk.ask('moveStock', { user: 'catalogue', body })).code).toBe(200);
});
afterAll(() => shop.close());

describe('[DESK-07] the log', () => {
  test('its rows are deleted by their age alone', async () => {
    await expect(run(sql`delete from audit`)).rejects.toThrow('by age alone');
    await expect(run(sql`delete from store`)).rejects.toThrow('by age alone');
  });

  test('an entry says by which way it came, and is found by the id of its request', async () => {
    const newest = await row(sql<{ request_id: string }>`select request_id from audit order by id desc limit 1`);
    expect(newest?.request_id).toMatch(/^[0-9a-f]{32}$/);
    const { data } = await desk.ask('audit', { user: 'auditor', query: { q: newest?.request_id ?? '' } });
    expect(data.list).toMatchObject([{ call: 'moveStock', by: 'catalogue', via: 'desk' }]);
  });

  test('its rows are never changed', async () => {
    await expect(run(sql`update audit set actor_name = ${'nobody'}`)).rejects.toThrow('never changed');
  });

  test('a merchant reads of its own desk alone, the platform of all', async () => {
    const body = { variantId: desk.variantId, delta: 1, reason: 'delivery' };
    await desk.ask('moveStock', { user: 'owner', mer: desk.merchantId, body });
    const total = async (user: string, mer?: number) =>
      (await desk.ask('audit', { user, ...(mer ? { mer } : {}) })).data.total as number;
    expect(await total('owner', desk.merchantId)).toBeGreaterThan(0);
    expect(await total('other-owner', desk.otherMerchantId)).toBe(0);
    expect(await total('auditor')).toBeGreaterThan(await total('owner', desk.merchantId));
  });

  test('a change and its row are one: what fails leaves neither', async () => {
    const before = await row(sql<{ count: number }>`select count(*)::int as count from audit`);
    await desk.ask('ship', { user: 'orders', params: { no: 'PT0000000000FF-1' } });
    await desk.ask('moveStock', { user: 'admin', body: { variantId: desk.variantId, delta: -9999, reason: 'damage' } });
    expect(await row(sql`select count(*)::int as count from audit`)).toEqual(before);
  });
});
