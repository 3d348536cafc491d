import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, newUuid, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { customerKey } from '../customer-key';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const adjust = (
  customer: string,
  amount: number,
  { reason = 'The parcel was late', ...more }: { reason?: string; user?: string; key?: string } = {},
) => desk.ask('customerPoints', { user: 'support', params: { key: customer }, body: { amount, reason }, ...more });
const pointsOf = async (key: string) =>
  (await desk.ask('customer', { user: 'support', params: { key } })).data.points as number | null;
const entries = () => rows(sql<{ amount: number }>`select amount from points_entry where kind = 'adjust' order by id`);

describe('[DESK-44] points that support gives or takes', () => {
  test('are in the shopper’s list without the reason, which stands in the log', async () => {
    const before = (await pointsOf('shopper')) ?? 0;
    const { data } = await adjust('shopper', 40);
    expect(data).toEqual({ points: before + 40 });
    expect(await pointsOf('shopper')).toBe(before + 40);
    const list = (await app.call('integralList', { user: 'shopper' })).data.list as object[];
    expect(list[0]).toMatchObject({
      title: expect.stringMatching(/^Adjusted by /),
      type: 1,
      amount: 40,
      balance: before + 40,
    });
    expect(JSON.stringify(list)).not.toContain('parcel was late');
    expect(await row(sql`select call, subject_id, reason, before, after from audit order by id desc limit 1`)).toEqual({
      call: 'customerPoints',
      subject_id: 'shopper',
      reason: 'The parcel was late',
      before: { points: before },
      after: { points: before + 40 },
    });
  });

  test('are never taken below zero, also by two at once', async () => {
    const has = (await pointsOf('shopper')) ?? 0;
    expect(await adjust('shopper', -has - 1)).toMatchObject({ code: 400, reason: 'FIELDS_INVALID' });
    const answers = await Promise.all([adjust('shopper', -has), adjust('shopper', -has)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await pointsOf('shopper')).toBe(0);
  });

  test('are given once, however often it is pressed', async () => {
    const before = (await entries()).length;
    const key = newUuid();
    const [one, two] = await Promise.all([adjust('shopper', 7, { key }), adjust('shopper', 7, { key })]);
    expect(one.data).toEqual(two.data);
    expect(await entries()).toHaveLength(before + 1);
  });

  test('are up to 1,000 at a time for support, and need a reason and a number', async () => {
    expect((await adjust('shopper', 1_001)).code).toBe(400);
    expect((await adjust('shopper', 1_001, { user: 'admin' })).code).toBe(200);
    for (const amount of [0, 1.5, 100_001]) expect((await adjust('shopper', amount, { user: 'admin' })).code).toBe(400);
    expect((await adjust('shopper', 5, { reason: ' ' })).code).toBe(400);
  });

  test('are an account’s: a guest has none', async () => {
    await shop.bought({ uuid: newUuid() }, [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }], {
      email: 'guest@points.test',
    });
    const key = String(customerKey({ user_id: null, email: 'guest@points.test' }));
    expect(await pointsOf(key)).toBeNull();
    expect((await adjust(key, 5)).code).toBe(404);
  });
});
