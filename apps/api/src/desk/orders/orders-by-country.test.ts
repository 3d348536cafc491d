import { sql } from 'kysely';
import { rows, run, tx } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const list = async (query: Record<string, string>, more: { user?: string; mer?: number } = {}) =>
  (await desk.ask('orders', { user: 'orders', query: { tab: 'all', limit: '100', ...query }, ...more })).data as {
    list: { no: string }[];
    total: number;
  };

describe('[DESK-45] orders of one country', () => {
  test('are those delivered there, beside every other part of the list', async () => {
    const purchaseNo = desk.orderNo.replace(/-\d+$/, '');
    await run(sql`
      update purchase set address = jsonb_set(address, '{country}', '"IS"') where order_no = ${purchaseNo}`);
    const there = await list({ country: 'IS' });
    expect(there.list.map(({ no }) => no)).toContain(desk.orderNo);
    expect(there.list.every(({ no }) => no.startsWith(purchaseNo))).toBe(true);
    expect(there.total).toBe(there.list.length);
    expect((await list({ country: 'IS', q: desk.orderNo, sort: '-total' })).list).toHaveLength(1);
    expect((await list({ country: 'AQ' })).total).toBe(0);
    expect((await list({})).total).toBeGreaterThan(there.total);
    const own = await list({ country: 'IS' }, { user: 'owner', mer: desk.merchantId });
    expect(own.list.map(({ no }) => no)).toEqual([desk.orderNo]);
  });

  test('what is no country is refused', async () => {
    expect((await desk.ask('orders', { user: 'orders', query: { country: 'Iceland' } })).code).toBe(400);
  });

  test('of a rare country are found by an index, not looked for among all', async () => {
    const plan = await tx(async () => {
      await run(sql`set local enable_seqscan = off`); // the seed's purchases stand on one page
      return rows(sql<Record<'QUERY PLAN', string>>`
        explain select p.order_no from purchase p where p.store_id = 1 and p.address ->> 'country' = 'IS'
        order by coalesce(p.paid_at, p.created_at) desc limit 25`);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('purchase_by_country');
  });
});
