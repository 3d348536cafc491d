import type { DeskOrder, OrderRefundPreview } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { completeLedger } from '../../bookkeeping/complete-ledger';
import { checkSums } from '../../bookkeeping/reconcile-books';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, type Shop, stockOf, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
  await completeLedger();
  await run(sql`update merchant set freight_fee_cents = 590, freight_free_from_cents = null`);
});
afterAll(() => app.close());

/** Somebody bought two white shirts, with postage. */
const bought = async (user: string) => {
  const { id: variantId } = await variantOf('linen-shirt', 'White,S');
  const email = `${user}@souk.test`;
  const made = await shop.bought({ user }, [{ variantId, num: 2 }], { email });
  const no = `${made.orderNo}-1`;
  const order = async () => (await desk.ask<DeskOrder>('order', { user: 'finance', params: { no } })).data;
  const { lines, freightCents } = await order();
  const items = (num: number) => [{ id: lines[0]?.id, num }];
  return {
    no,
    variantId,
    items,
    freightCents,
    order,
    ship: () => desk.ask('ship', { user: 'orders', params: { no } }),
    preview: async (body: object, user = 'finance') =>
      (await desk.ask<OrderRefundPreview>('orderRefundPreview', { user, params: { no }, body })).data,
    refund: async (body: object, user = 'finance') => {
      const answer = await desk.ask<{ refundNo: string }>('orderRefund', {
        user,
        params: { no },
        body: { reason: 'It came back', ...body },
      });
      await app.deps.jobs.runDue();
      return answer;
    },
    mails: async () =>
      rows(sql<{ text: string }>`
        select text from outbox where dedupe_key like 'refund.paid:%' and strpos(text, ${no}) > 0`),
  };
};

describe('[DESK-11] a refund without a request', () => {
  test('of an order that was sent gives the postage back with its last pieces alone, where the shop says so', async () => {
    const { items, freightCents, order, ship, preview, refund } = await bought('ada');
    await ship();
    expect(freightCents).toBeGreaterThan(0);
    expect(await preview({ items: items(1), isPostageBack: true })).toMatchObject({ freightCents: 0, postageCents: 0 });
    const all = await preview({ items: items(2) });
    expect(all).toMatchObject({ freightCents: 0, postageCents: freightCents, mostCents: null });
    const withPostage = await preview({ items: items(2), isPostageBack: true });
    expect(withPostage).toMatchObject({ freightCents, goodsCents: all.goodsCents, cents: all.cents + freightCents });
    expect((await refund({ items: items(1), isPostageBack: true })).code).toBe(200);
    expect((await refund({ items: items(1), isPostageBack: true })).code).toBe(200);
    const { payCents, refundedCents } = await order();
    expect(refundedCents).toBe(payCents);
    expect(await checkSums(app.deps.clock.now())).toBe(0);
  });

  test('of pieces that came back puts them into stock at once, else they stay with the shopper', async () => {
    const { variantId, items, ship, refund } = await bought('bea');
    await ship();
    const before = await stockOf(variantId);
    await refund({ items: items(1) });
    expect(await stockOf(variantId)).toBe(before);
    await refund({ items: items(1), isSellable: true });
    expect(await stockOf(variantId)).toBe(before + 1);
  });

  test('of pieces that were not sent leaves out of stock what cannot be sold', async () => {
    const { variantId, items, refund, order } = await bought('cid');
    const before = await stockOf(variantId);
    await refund({ items: items(1), isSellable: false });
    expect(await stockOf(variantId)).toBe(before);
    await refund({ items: items(1) });
    expect(await stockOf(variantId)).toBe(before + 1);
    const { status, payCents, refundedCents } = await order();
    expect([status, refundedCents]).toEqual(['cancelled', payCents]);
  });

  test('tells the shopper in the mail what the shop writes, or mails nothing', async () => {
    const { no, items, refund, mails } = await bought('dan');
    const { data } = await refund({ items: items(1), message: 'The last one was torn.\n\nWe are sorry.' });
    expect(await mails()).toEqual([
      { text: expect.stringMatching(/is on its way|refunded[\s\S]*The last one was torn\./) },
    ]);
    await refund({ items: items(1), isMailed: false, message: 'Nobody reads this' });
    expect(await mails()).toHaveLength(1);
    const stored = await rows(
      sql<{ message: string }>`select message from refund where order_no = ${no} order by message`,
    );
    expect(stored.map(({ message }) => message.split('\n')[0])).toEqual(['', 'The last one was torn.']);
    const log = await row(sql<{ after: object }>`
      select after from audit where subject_id = ${no} and call = 'orderRefund' order by id desc limit 1`);
    expect(log?.after).toMatchObject({ isMailed: false, isPostageBack: false });
    expect(JSON.stringify(log)).not.toContain('Nobody reads');
    expect(data.refundNo).toBeTruthy();
  });

  test('is previewed with what the role may still give', async () => {
    const { items, ship, preview, refund } = await bought('eve');
    await ship();
    const first = await preview({ items: items(1) }, 'support');
    expect(first.mostCents).toBe(10_000);
    expect((await refund({ items: items(1) }, 'support')).code).toBe(200);
    expect((await preview({ items: items(1) }, 'support')).mostCents).toBe(10_000 - first.cents);
    expect((await preview({ items: items(1) })).mostCents).toBeNull();
  });
});
