import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'paula';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

/** Two things of one merchant who asks for postage, in one paid order: 1.49 a piece, and the postage. */
const bought = async (num = 1) => {
  const { id, merchant_id } = await variantOf('canvas-tote');
  const other = await row(sql<{ id: number }>`
    select v.id from variant v join product p on p.id = v.product_id
    where p.merchant_id = ${merchant_id} and v.id <> ${id} and p.on_shelf and v.on_sale and not p.is_shipping_included
    order by v.id limit 1`);
  const ids = [id, other?.id ?? 0];
  await run(sql`update variant set price_cents = 149, stock = 100 where id = any(${ids}::bigint[])`);
  const lines = ids.map((variantId) => ({ variantId, num }));
  return `${(await shop.bought({ user }, lines)).orderNo}-1`;
};
const order = async (orderNo: string) => (await app.call('orderDetail', { user, params: { orderNo } })).data.order;
const linesOf = async (orderNo: string) => (await order(orderNo)).orderInfoList as { id: number }[];
const ask = async (orderNo: string, items?: { orderInfoId: number; num: number }[]) =>
  (await app.call('refundCreate', { user, body: { orderNo, type: 1, text: 'I changed my mind', items } })).data as {
    refundOrderNo: string;
    amount: number;
  };
const approve = (refundNo: string) => shop.sandbox.post(`refund/${refundNo}/approve`);
const revoke = (refundOrderNo: string) => app.call('refundRevoke', { user, params: { refundOrderNo } });
const sentBack = async (refundNo: string) =>
  (
    await row(sql<{ amount: number }>`
      select (data->>'amount')::int as amount from sandbox_object
      where kind = 'refund' and data->'metadata'->>'refundNo' = ${refundNo}`)
  )?.amount ?? 0;

const askBoth = async () => {
  const no = await bought();
  const [first, second] = await linesOf(no);
  const one = await ask(no, [{ orderInfoId: first?.id ?? 0, num: 1 }]);
  const other = await ask(no, [{ orderInfoId: second?.id ?? 0, num: 1 }]);
  const { payPrice, payPostage } = await order(no);
  expect(payPostage).toBeGreaterThan(0);
  return { no, one, other, first: first?.id ?? 0, paid: Math.round(payPrice * 100) };
};

describe('[ACCT-05] postage of an order that was not sent', () => {
  test('goes back with the last piece, whichever request is approved last', async () => {
    for (const isTurned of [false, true]) {
      const { one, other, paid } = await askBoth();
      const inTurn = isTurned ? [other, one] : [one, other];
      for (const { refundOrderNo } of inTurn) expect((await approve(refundOrderNo)).status).toBe(2);
      expect((await sentBack(one.refundOrderNo)) + (await sentBack(other.refundOrderNo))).toBe(paid);
    }
  });

  test('stays with the merchant who still sends a piece: the request for it was taken back after the rest was paid', async () => {
    const { no, one, other, first, paid } = await askBoth();
    await approve(other.refundOrderNo);
    await revoke(one.refundOrderNo);
    const { payPostage, orderInfoList } = await order(no);
    const kept = Math.round((orderInfoList[0].payShare - orderInfoList[0].postageShare) * 100);
    expect(await sentBack(other.refundOrderNo)).toBe(paid - kept - Math.round(payPostage * 100));
    const again = await ask(no, [{ orderInfoId: first, num: 1 }]);
    expect((await approve(again.refundOrderNo)).status).toBe(2);
    expect((await sentBack(other.refundOrderNo)) + (await sentBack(again.refundOrderNo))).toBe(paid);
  });

  test('is in none of two requests when the merchant refused the other, and in one when both are open', async () => {
    const { no, one, other, paid } = await askBoth();
    const pending = async () =>
      (await app.call('refundList', { user, query: { type: '0' } })).data.list
        .filter(({ merOrderNo }: { merOrderNo: string }) => merOrderNo === no)
        .reduce((sum: number, { refundPrice }: { refundPrice: number }) => sum + Math.round(refundPrice * 100), 0);
    expect(await pending()).toBe(paid);
    await shop.sandbox.post(`refund/${one.refundOrderNo}/refuse`, { reason: 'It is packed' });
    const { payPostage } = await order(no);
    expect(await pending()).toBe(Math.round((other.amount - payPostage) * 100));
  });
});

test('[ACCT-01] points: an order that all came back in small parts has earned none', async () => {
  const no = await bought(5);
  await shop.sandbox.post(`order/${no}/ship`);
  await app.call('orderTake', { user, params: { orderNo: no } });
  const points = async () =>
    (
      await row(sql<{ sum: number }>`
        select coalesce(sum(amount), 0)::int as sum from points_entry
        where user_id = ${user} and (link_no = ${no} or link_no in (select refund_no from refund where order_no = ${no}))`)
    )?.sum;
  const { payPrice, payPostage } = await order(no);
  expect(await points()).toBe(Math.floor(payPrice));
  for (const { id } of await linesOf(no)) {
    for (let piece = 0; piece < 5; piece += 1) {
      const { refundOrderNo } = await ask(no, [{ orderInfoId: id, num: 1 }]);
      await approve(refundOrderNo);
    }
  }
  expect((await order(no)).refundedPrice).toBeCloseTo(payPrice - payPostage);
  expect(await points()).toBe(Math.floor(payPostage));
});
