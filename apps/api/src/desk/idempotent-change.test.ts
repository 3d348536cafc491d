import { sql } from 'kysely';
import { row } from '../database/tx';
import { hasBought } from '../testing/bought';
import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

/** A paid order of two pieces, and the way to give one back. */
const order = async (user: string) => {
  const { orderNo } = await hasBought(shop, user, { status: 0 });
  const [item] = (await desk.ask('order', { user: 'finance', params: { no: orderNo } })).data.lines as { id: number }[];
  const body = (reason = 'Broken') => ({ items: [{ id: item?.id, num: 1 }], reason });
  const refund = (key: string, more: Partial<Parameters<Desk['ask']>[1]> = {}) =>
    desk.ask('orderRefund', { user: 'finance', params: { no: orderNo }, body: body(), key, ...more });
  const refunds = async () =>
    (await row(sql<{ count: number }>`select count(*)::int as count from refund where order_no = ${orderNo}`))?.count;
  return { refund, refunds, body };
};

describe('[DESK-27] money is moved once for each key', () => {
  test('made again, a call answers as the first time and gives nothing back', async () => {
    const { refund, refunds } = await order('once-a');
    const first = await refund('key-of-a-first-try');
    expect(first).toMatchObject({ code: 200, data: { refundNo: expect.any(String) } });
    expect(await refund('key-of-a-first-try')).toEqual(first);
    expect(await refunds()).toBe(1);
  });

  test('two at once are one', async () => {
    const { refund, refunds } = await order('once-b');
    const [one, other] = await Promise.all([refund('key-of-two-presses'), refund('key-of-two-presses')]);
    expect(one).toMatchObject({ code: 200 });
    expect(other).toEqual(one);
    expect(await refunds()).toBe(1);
  });

  test('what was refused for its sign-in is made with the same key once it is fresh', async () => {
    const { refund, refunds } = await order('once-c');
    const key = 'key-of-a-stepped-up-call';
    expect(await refund(key, { token: `desk:finance@${Date.now() - 3_600_000}` })).toMatchObject({ code: 410003 });
    expect(await refund(key)).toMatchObject({ code: 200 });
    expect(await refunds()).toBe(1);
  });

  test('a key stands for what was asked, and for whoever asked', async () => {
    const { refund, body } = await order('once-d');
    const key = 'key-of-something-else';
    expect(await refund(key)).toMatchObject({ code: 200 });
    expect(await refund(key, { body: body('Another reason') })).toMatchObject({
      code: 409,
      reason: 'REQUEST_KEY_USED',
    });
    expect((await refund(key, { user: 'admin' })).reason).not.toBe('REQUEST_KEY_USED');
  });
});
