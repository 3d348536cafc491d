import type { DeskFigures } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { emptyLedger } from '../../testing/ledger';
import { createShop, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
const user = 'figures';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
beforeEach(async () => {
  await emptyLedger();
  await run(sql`update store set time_zone = 'UTC'`);
});
afterAll(() => app.close());

const figures = async (asked: Parameters<Desk['ask']>[1] = { user: 'orders' }): Promise<DeskFigures> => {
  const { code, data } = await desk.ask<DeskFigures>('figures', asked);
  expect(code).toBe(200);
  return data;
};
const dayOf = (found: DeskFigures, at: number) => found.days.at(at);
const bought = async (num = 1) => {
  const { id } = await variantOf('linen-shirt');
  const { orderNo } = await shop.bought({ user }, [{ variantId: id, num }]);
  const paid = await row(sql<{ cents: number }>`select pay_cents as cents from purchase where order_no = ${orderNo}`);
  return { no: `${orderNo}-1`, cents: paid?.cents ?? 0 };
};

/** A sale or a refund of the ledger at a moment. Cents. */
const entry = (at: string | Date, { kind = 'sale', cents = 1000, merchant = desk.merchantId } = {}) => {
  const signed = kind === 'sale' ? cents : -cents;
  return run(sql`
    insert into ledger_entry(kind, ref, store_id, merchant_id, order_no, at, goods_cents, cash_cents)
    values (${kind}, gen_random_uuid()::text, 1, ${merchant}, 'PT1-1', ${at}::timestamptz, ${signed}, ${-signed})`);
};
/** Noon of so many days ago, and hours later. */
const ago = (days: number, hours = 0) => {
  const noon = new Date(app.deps.clock.now());
  noon.setUTCHours(12, 0, 0, 0);
  return new Date(noon.getTime() - days * 86_400_000 + hours * 3_600_000);
};
/** Midnight of a day in Auckland, or a while later. */
const midnight = async (day: string, later = '0 seconds'): Promise<Date> => {
  const found = await row(sql<{ at: Date }>`
    select (${day}::date + ${later}::interval) at time zone 'Pacific/Auckland' as at`);
  return found?.at ?? new Date(Number.NaN);
};
const setClock = async (at: Date) => app.deps.clock.advance(at.getTime() - app.deps.clock.now().getTime());

describe('[DESK-08] how the store sells', () => {
  test('a store that never sold has thirty days of nothing and no average', async () => {
    const found = await figures();
    expect(found).toMatchObject({ hasSold: false, timeZone: 'UTC', lastWeekCents: 0 });
    expect(found.days).toHaveLength(30);
    expect(found.days.at(-1)?.day).toBe(app.deps.clock.now().toISOString().slice(0, 10));
    expect(found.sums).toEqual({ salesCents: 0, orders: 0, refundCents: 0, averageCents: null });
  });

  test('what was paid counts today, with shipping; an order without its money does not', async () => {
    const { id } = await variantOf('linen-shirt');
    await shop.buy({ user }, [{ variantId: id, num: 1 }]);
    expect((await figures()).sums.orders).toBe(0);
    const orders = [await bought(), await bought(2)];
    const salesCents = orders.reduce((sum, { cents }) => sum + cents, 0);
    const found = await figures();
    expect(dayOf(found, -1)).toMatchObject({ salesCents, orders: 2, refundCents: 0 });
    expect(found.sums).toEqual({ salesCents, orders: 2, refundCents: 0, averageCents: Math.round(salesCents / 2) });
  });

  test('a paid order that is cancelled stays a sale, and its money stands among the refunds', async () => {
    const { no, cents } = await bought();
    const cancelled = await desk.ask('cancel', {
      user: 'admin',
      params: { no },
      body: { reason: 'The last one broke' },
    });
    expect(cancelled.code).toBe(200);
    await app.deps.jobs.runDue();
    expect(dayOf(await figures(), -1)).toMatchObject({ salesCents: cents, orders: 1, refundCents: cents });
  });

  test('a refund counts on the day it was paid, not on that of its order', async () => {
    await entry(ago(9), { cents: 5000 });
    await entry(ago(2), { kind: 'refund', cents: 2000 });
    const found = await figures();
    expect(dayOf(found, -10)).toMatchObject({ salesCents: 5000, orders: 1, refundCents: 0 });
    expect(dayOf(found, -3)).toMatchObject({ salesCents: 0, orders: 0, refundCents: 2000 });
  });

  test('today stands beside the same weekday of last week up to the same time of day', async () => {
    await setClock(ago(0, 3 + 24));
    await entry(ago(7, 2), { cents: 700 });
    await entry(ago(7, 4), { cents: 900 });
    await entry(ago(0, 1), { cents: 100 });
    const found = await figures();
    expect(found.lastWeekCents).toBe(700);
    expect(dayOf(found, -8)?.salesCents).toBe(1600);
    expect(dayOf(found, -1)?.salesCents).toBe(100);
  });

  test('days are those of the store’s time zone; what is older than thirty of them is left out', async () => {
    await run(sql`update store set time_zone = 'Pacific/Auckland'`);
    const { days } = await figures();
    const first = days[0]?.day ?? '';
    await entry(await midnight(first, '-1 second'), { cents: 1 });
    await entry(await midnight(first), { cents: 20 });
    await entry(await midnight(first, '1 day -1 second'), { cents: 300 });
    const found = await figures();
    expect(found.timeZone).toBe('Pacific/Auckland');
    expect(found.days[0]).toMatchObject({ salesCents: 320, orders: 2 });
    expect(found.sums.salesCents).toBe(320);
    expect(found.days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort());
  });

  test('a merchant has its own figures alone; its packer, who reads no refunds, has none', async () => {
    await entry(ago(1), { cents: 1000 });
    await entry(ago(1), { cents: 250, merchant: desk.otherMerchantId });
    expect((await figures()).sums).toMatchObject({ salesCents: 1250, orders: 2 });
    const own = await figures({ user: 'manager', mer: desk.merchantId });
    expect(own.sums).toMatchObject({ salesCents: 1000, orders: 1, averageCents: 1000 });
    const others = await figures({ user: 'other-owner', mer: desk.otherMerchantId });
    expect(others.sums).toMatchObject({ salesCents: 250, orders: 1 });
    expect((await desk.ask('figures', { user: 'packer', mer: desk.merchantId })).code).toBe(403);
  });

  test('a store that sold long ago has sold', async () => {
    await entry(ago(200));
    expect(await figures()).toMatchObject({ hasSold: true, sums: { orders: 0 } });
  });
});
