import { sql } from 'kysely';
import { run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
const purchase = () => desk.orderNo.split('-')[0];
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  await run(sql`
    update purchase set address = '{"firstName":"Zita","lastName":"Quill","phone":"5550101","countryCode":"+44","detail":"1 High St","city":"York","postCode":"YO1",
      "country":"GB"}'::jsonb where order_no = ${purchase()}`);
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(app.deps.clock.now().getTime() - days * 86_400_000);
/** The order was delivered, or cancelled, so many days ago. */
const over = async ({ delivered, cancelled }: { delivered?: number; cancelled?: number }) => {
  await run(sql`
    update merchant_order set delivered_at = ${delivered ? daysAgo(delivered) : null},
      cancelled_at = ${cancelled ? daysAgo(cancelled) : null} where order_no = ${desk.orderNo}`);
};
const merchants = () => ({ user: 'owner', mer: desk.merchantId });
const read = async (who: object = merchants()) =>
  (await desk.ask('order', { ...who, params: { no: desk.orderNo } })).data;
const find = async (q: string, who: object = merchants()) =>
  (await desk.ask('orders', { ...who, query: { tab: 'all', q } })).data.list as { no: string; customer: string }[];

const shown = { customer: 'Zita Quill', isMasked: false };
const masked = { customer: '', isMasked: true };

describe('[DESK-15] who bought, at a merchant’s desk', () => {
  test.each([
    ['before it is delivered', {}, shown],
    ['90 days after delivery, all but an hour', { delivered: 89.96 }, shown],
    ['more than 90 days after delivery', { delivered: 90.04 }, masked],
    ['more than 90 days after it was cancelled', { cancelled: 91 }, masked],
  ])('%s', async (_what, when, expected) => {
    await over(when);
    const order = await read();
    expect(order).toMatchObject(expected);
    expect([order.phone === '', order.address.length === 0]).toEqual([expected.isMasked, expected.isMasked]);
    expect((await find(desk.orderNo))[0]).toMatchObject(expected);
    expect(await find('zita quill')).toHaveLength(expected.isMasked ? 0 : 1);
  });

  test('is not found by the name where most orders match either, and a refund names nobody', async () => {
    await over({ delivered: 91 });
    await run(sql`update pg_class set reltuples = 0 where oid = 'merchant_order'::regclass`);
    expect(await find('quill')).toEqual([]);
    const refunds = (query: Record<string, string>) => desk.ask('refunds', { ...merchants(), query });
    await run(sql`
      update merchant_order set delivered_at = ${daysAgo(91)}, received_at = null
      where order_no = (select order_no from refund where refund_no = ${desk.refundNo})`);
    const { data } = await refunds({ tab: 'all', q: desk.refundNo });
    expect(data.list).toMatchObject([{ customer: '' }]);
    expect((await desk.ask('refund', { ...merchants(), params: { no: desk.refundNo } })).data.customer).toBe('');
  });

  test('the platform, which answers for the data, goes on showing it', async () => {
    await over({ delivered: 400 });
    expect(await read({ user: 'orders' })).toMatchObject(shown);
    expect(await find('zita quill', { user: 'orders' })).toMatchObject([shown]);
  });
});
