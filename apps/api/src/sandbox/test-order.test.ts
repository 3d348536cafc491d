import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const post = (payload: object | string, type = 'application/json') =>
  shop.app.inject({ method: 'POST', url: '/sandbox/order', headers: { 'content-type': type }, payload });
const orderOf = (orderNo: string) =>
  row(sql<{ state: string; status: number; merchant_id: number; charged: string }>`
    select p.state, o.status, o.merchant_id, (select x.status from payment x where x.purchase_no = p.order_no) as charged
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);

test('[DESK-08] a test order of a merchant is paid by the shop’s own calls, and waits to be sent', async () => {
  const merchant = await row(
    sql<{ id: number }>`select max(merchant_id)::int as id from product where on_shelf and in_stock`,
  );
  const { orderNo } = (await post({ merchantId: merchant?.id })).json<{ orderNo: string }>();
  expect(await orderOf(orderNo)).toEqual({ state: 'paid', status: 0, merchant_id: merchant?.id, charged: 'paid' });
});

test('[DESK-08] the desk’s form leads to it, and to nowhere else', async () => {
  const form = 'application/x-www-form-urlencoded';
  const answer = await post(`desk=${encodeURIComponent('/sell/3')}&merchantId=3`, form);
  expect(answer.statusCode).toBe(303);
  const [, orderNo = ''] = /^\/sell\/3\/orders\/(PT\w+-1)$/.exec(String(answer.headers.location)) ?? [];
  expect(await orderOf(orderNo)).toMatchObject({ state: 'paid', merchant_id: 3 });
  expect((await post(`desk=${encodeURIComponent('//elsewhere.test')}`, form)).statusCode).toBe(400);
  expect((await post({ merchantId: 987_654 })).statusCode).toBe(404);
});

test('[DESK-08] where nothing can be bought, as while a merchant is away, the form leads back to the desk', async () => {
  await run(sql`update merchant set closed_until = now() + interval '1 day' where id = 3`);
  const answer = await post({ merchantId: 3, desk: '/sell/3' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sell/3?testOrder=none']);
});
