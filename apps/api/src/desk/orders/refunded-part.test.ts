import type { Order } from '@souk/contract';
import type { DeskOrder, DeskOrderRow } from '@souk/contract/desk';
import { sql } from 'kysely';
import { run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

const user = 'petra';
let app: TestApp;
let desk: Desk;
let no: string;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  await run(sql`update merchant set freight_fee_cents = 590, freight_free_from_cents = null`);
  const { id: variantId } = await variantOf('linen-shirt', 'White,S');
  const made = await createShop(app).bought({ user }, [{ variantId, num: 3 }], { email: 'petra@souk.test' });
  no = `${made.orderNo}-1`;
});
afterAll(() => app.close());

const shown = async () => (await app.call('orderDetail', { user, params: { orderNo: no } })).data.order as Order;
const atDesk = async () => (await desk.ask<DeskOrder>('order', { user: 'finance', params: { no } })).data;
const listed = async () => {
  const query = { tab: 'all', q: no };
  const { data } = await desk.ask<{ list: DeskOrderRow[] }>('orders', { user: 'finance', query });
  return data.list.find((row) => row.no === no);
};
const giveBack = async (num: number) => {
  const items = [{ id: (await atDesk()).lines[0]?.id, num }];
  const body = { reason: 'It came back', items };
  expect((await desk.ask('orderRefund', { user: 'finance', params: { no }, body })).code).toBe(200);
  await app.deps.jobs.runDue();
};

test('[ORDER-08] [DESK-03] of three pieces one is refunded: the others are still to come, for the shopper and at a desk', async () => {
  await giveBack(1);
  expect(await shown()).toMatchObject({ status: 0, refundStatus: 3, arrives: { from: expect.any(String) } });
  expect(await atDesk()).toMatchObject({ refundStatus: 3, isPartlyRefunded: true });
  expect(await listed()).toMatchObject({ refundStatus: 3, isPartlyRefunded: true });

  await desk.ask('ship', { user: 'orders', params: { no } });
  await giveBack(1);
  expect(await shown()).toMatchObject({ status: 1, refundStatus: 3, arrives: { from: expect.any(String) } });
  expect(await listed()).toMatchObject({ status: 'inTransit', isPartlyRefunded: true });
});

test('[ORDER-08] [DESK-03] once the last piece is refunded nothing is awaited, though the postage of a sent parcel is kept', async () => {
  await giveBack(1);
  const order = await shown();
  expect(order).toMatchObject({ status: 1, refundStatus: 3, arrives: null });
  expect(order.refundedPrice).toBeCloseTo(order.payPrice - 5.9);
  expect(await atDesk()).toMatchObject({ refundStatus: 3, isPartlyRefunded: false });
  expect(await listed()).toMatchObject({ refundStatus: 3, isPartlyRefunded: false });
});
