import type { ShipManyResult } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';
import { hasBought } from '../../testing/bought';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

/** Somebody asks for the money of an order. @returns the number of the request */
const asked = async (user: string, type = 1) => {
  const { orderNo } = await hasBought(app, user);
  const made = await app.call<{ refundOrderNo: string }>('refundCreate', {
    user,
    body: { orderNo, type, text: 'Torn' },
  });
  return made.data.refundOrderNo;
};
const approve = async (nos: readonly string[], at: { user: string; mer?: number; key?: string } = { user: 'orders' }) =>
  (
    await desk.ask<ShipManyResult>('refundsApprove', {
      ...at,
      body: { refunds: nos.map((no) => ({ no, from: 'inReview' })) },
    })
  ).data;
const states = async (nos: readonly string[]) =>
  (
    await rows(sql<{ status: number }>`
      select status from refund where refund_no = any(${[...nos]}::text[]) order by array_position(${[...nos]}::text[], refund_no)`)
  ).map(({ status }) => status);

describe('[DESK-04] many requests are agreed to together', () => {
  test('each alone: money goes, a return is accepted, and what is too large or has moved on stays with the reason', async () => {
    const [small, back, large, decided] = [
      await asked('ria'),
      await asked('rob', 2),
      await asked('ron'),
      await asked('roy'),
    ];
    await run(sql`update refund set amount_cents = 10001 where refund_no = ${large}`);
    await run(
      sql`update merchant_order o set pay_cents = 20000 from refund r where r.order_no = o.order_no and r.refund_no = ${large}`,
    );
    await desk.ask('refundRefuse', { user: 'orders', params: { no: decided } });
    const { done, refused } = await approve([small, back, large, decided, 'RF0000000000']);
    expect(done).toEqual([small, back]);
    expect(refused.map(({ no }) => no)).toEqual([large, decided, 'RF0000000000']);
    expect(refused[0]?.message).toContain('$100');
    expect(await states([small, back, large, decided])).toEqual([2, 4, 0, 1]);
    const noted = await rows(sql<{ subject_id: string; call: string }>`
      select subject_id, call from audit where subject_type = 'refund' and call = 'refundApprove' order by id`);
    expect(noted).toEqual([small, back].map((no) => ({ subject_id: no, call: 'refundApprove' })));
  });

  test('[DESK-27] asked again after an answer that was lost it answers as the first time, and agrees once', async () => {
    const no = await asked('ray');
    const again = { user: 'orders', key: 'lost-answer' };
    const first = await approve([no], again);
    expect(first).toEqual({ done: [no], refused: [] });
    expect(await approve([no], again)).toEqual(first);
    const noted = await rows(sql`select 1 from audit where subject_id = ${no} and call = 'refundApprove'`);
    expect(noted).toHaveLength(1);
  });

  test('another merchant’s is as one that never was', async () => {
    const no = await asked('rex');
    const others = { user: 'other-owner', mer: desk.otherMerchantId };
    const [anothers, none] = [await approve([no], others), await approve(['RF0000000000'], others)];
    expect(anothers.done).toEqual([]);
    expect(anothers.refused[0]?.message).toBe(none.refused[0]?.message);
    expect(await states([no])).toEqual([0]);
  });
});
