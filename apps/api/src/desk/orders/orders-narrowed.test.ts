import type { DeskOrderRow, DeskRefundRow } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { type Bought, hasBought } from '../../testing/bought';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
let cheap: Bought;
let late: Bought;
let others: Bought;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  [cheap, late, others] = [
    await hasBought(app, 'nina', { status: 0 }),
    await hasBought(app, 'nina', { status: 0 }),
    await hasBought(app, 'nina', { status: 0 }),
  ];
  await run(sql`update merchant_order set pay_cents = 900 where order_no = ${cheap.orderNo}`);
  await run(
    sql`update purchase set paid_at = ${app.deps.clock.now()}::timestamptz - interval '60 days' where order_no = ${late.purchaseNo}`,
  );
  await run(sql`update merchant_order set merchant_id = ${desk.otherMerchantId} where order_no = ${others.orderNo}`);
});
afterAll(() => app.close());

const listed = async (query: Record<string, string>, at: { user: string; mer?: number } = { user: 'orders' }) =>
  (
    await desk.ask<{ list: DeskOrderRow[]; total: number; toShip: number }>('orders', {
      ...at,
      query: { tab: 'all', limit: '100', ...query },
    })
  ).data;
const nosOf = async (...args: Parameters<typeof listed>) => (await listed(...args)).list.map(({ no }) => no);

describe('[DESK-45] the list of orders is narrowed', () => {
  test('to a merchant, whom whoever reads orders finds by name', async () => {
    const names = await desk.ask<{ id: number; name: string }[]>('merchantNames', { user: 'finance' });
    expect(names.data).toContainEqual({ id: desk.otherMerchantId, name: expect.any(String) });
    expect(await nosOf({ merchant: String(desk.otherMerchantId) })).toContain(others.orderNo);
    expect(await nosOf({ merchant: String(desk.merchantId) })).not.toContain(others.orderNo);
  });

  test('to amounts, both ends included', async () => {
    expect(await nosOf({ mostCents: '900' })).toEqual([cheap.orderNo]);
    expect(await nosOf({ leastCents: '900', mostCents: '900' })).toEqual([cheap.orderNo]);
    expect(await nosOf({ leastCents: '901' })).not.toContain(cheap.orderNo);
    expect(await desk.ask('orders', { user: 'orders', query: { leastCents: '-1' } })).toMatchObject({ code: 400 });
  });

  test('to those that are late, as each row says of itself', async () => {
    const { list, toShip } = await listed({ isLate: 'true' });
    expect(list.map(({ no }) => no)).toContain(late.orderNo);
    const all = await listed({});
    expect(all.total).toBeLessThanOrEqual(100);
    expect(list).toEqual(all.list.filter(({ isLate }) => isLate));
    expect(toShip).toBe(all.toShip);
    await run(sql`update merchant_order set status = 1 where order_no = ${late.orderNo}`);
    expect(await nosOf({ isLate: 'true' })).not.toContain(late.orderNo);
    await run(sql`update merchant_order set status = 0 where order_no = ${late.orderNo}`);
  });

  test('to those about which a ticket is open; a merchant’s people have no tickets', async () => {
    await run(sql`update ticket set status = 'CLOSED'`);
    await desk.ask('orderTicket', { user: 'support', params: { no: cheap.orderNo } });
    const body = { subject: 'Money', categoryId: 4, message: 'Where?', associatedType: 'refund' };
    const order = await row(sql<{ no: string }>`select order_no as no from refund where refund_no = ${desk.refundNo}`);
    await app.call('ticketSave', { user: 'shopper', body: { ...body, associatedNo: desk.refundNo } });
    expect((await nosOf({ hasTicket: 'true' })).sort()).toEqual([cheap.orderNo, order?.no].sort());
    const owners = { user: 'owner', mer: desk.merchantId };
    expect(await nosOf({ hasTicket: 'true' }, owners)).toEqual(await nosOf({}, owners));
    await run(sql`update ticket set status = 'CLOSED'`);
    expect(await nosOf({ hasTicket: 'true' })).toEqual([]);
  });

  test('and its file with it; the log says by what, but not what was searched for', async () => {
    const body = { tab: 'all', q: cheap.orderNo, mostCents: 900, merchant: desk.merchantId };
    const { data } = await desk.ask<{ csv: string }>('ordersExport', { user: 'orders', body });
    expect(data.csv).toContain(cheap.orderNo);
    expect(data.csv).not.toContain(late.orderNo);
    const noted = await row(
      sql<{ after: object }>`select after from audit where call = 'ordersExport' order by id desc limit 1`,
    );
    expect(noted?.after).toEqual({ orders: 1, tab: 'all', mostCents: 900, merchant: desk.merchantId });
  });
});

describe('[DESK-04] the list of refunds', () => {
  const refunds = async (query: Record<string, string>) =>
    (await desk.ask<{ list: DeskRefundRow[] }>('refunds', { user: 'finance', query })).data.list.map(({ no }) => no);

  test('is narrowed to a merchant and to amounts', async () => {
    const { refundNo: no } = desk;
    expect(await refunds({ tab: 'all', merchant: String(desk.merchantId), leastCents: '4800' })).toContain(no);
    expect(await refunds({ tab: 'all', merchant: String(desk.otherMerchantId) })).not.toContain(no);
    expect(await refunds({ tab: 'all', mostCents: '4799' })).not.toContain(no);
  });

  test('has a part with the money that does not go, until it went', async () => {
    const { refundNo: no } = desk;
    expect(await refunds({ tab: 'stuck' })).toEqual([]);
    await run(sql`
      insert into money_back(no, created_at, next_at, tries, last_error) values (${no}, now(), now(), 3, 'No such charge')`);
    expect(await refunds({ tab: 'stuck' })).toEqual([no]);
    await run(sql`update money_back set done_at = now(), last_error = null where no = ${no}`);
    expect(await refunds({ tab: 'stuck' })).toEqual([]);
  });
});
