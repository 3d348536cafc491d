import { sql } from 'kysely';
import { row, rows, run, tx } from '../database/tx';
import { bookRefund } from '../refunds/book-refund';
import { accountsOf, entriesOfEvents } from '../testing/ledger';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'bookkeeper';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  await run(sql`update store set commission_bp = 1250`);
});
afterAll(() => app?.close());

const bought = async (num = 2) => {
  const { id } = await variantOf('linen-shirt');
  return `${(await shop.bought({ user }, [{ variantId: id, num }])).orderNo}-1`;
};
const entries = (orderNo: string) =>
  rows(sql<{ kind: string; goods_cents: number; commission_cents: number; cash_cents: number }>`
    select kind, goods_cents, commission_cents, cash_cents from ledger_entry where order_no = ${orderNo} order by at, kind desc`);

describe('[DESK-17] the ledger', () => {
  test('the demo store’s orders and refunds are in it, each once', async () => {
    const events = await entriesOfEvents();
    expect(events.length).toBeGreaterThan(8);
    expect(events.filter(({ entries: count }) => count !== 1)).toEqual([]);
  });

  test('an order is in it once it is paid, with the rate it was made at', async () => {
    const { id } = await variantOf('linen-shirt');
    const made = await shop.buy({ user }, [{ variantId: id, num: 1 }]);
    expect(await entries(`${made.orderNo}-1`)).toEqual([]);
    const { data } = await shop.startPayment({ user }, made);
    await shop.sandbox.card(data.stripeClientSecret);
    const order = await row(sql<{ goods: number; pay: number }>`
      select goods_cents as goods, pay_cents as pay from merchant_order where purchase_no = ${made.orderNo}`);
    expect(await entries(`${made.orderNo}-1`)).toEqual([
      {
        kind: 'sale',
        goods_cents: order?.goods,
        commission_cents: -Math.round((order?.goods ?? 0) / 8),
        cash_cents: -(order?.pay ?? 0),
      },
    ]);
  });

  test('an order that ends unpaid never is', async () => {
    const { id } = await variantOf('linen-shirt');
    const made = await shop.buy({ user }, [{ variantId: id, num: 1 }]);
    await app.call('orderCancel', { user, params: { orderNo: made.orderNo } });
    expect(await entries(`${made.orderNo}-1`)).toEqual([]);
  });

  test('a refund that is booked twice is in it once, and undoes the sale', async () => {
    const orderNo = await bought();
    await app.call('orderCancel', { user, params: { orderNo } });
    const refund = await row(sql<{ refund_no: string }>`select refund_no from refund where order_no = ${orderNo}`);
    await shop.sandbox.post(`refund/${refund?.refund_no}/approve`);
    await bookRefund(app.deps, refund?.refund_no ?? '', null);
    expect((await entries(orderNo)).map(({ kind }) => kind)).toEqual(['sale', 'refund']);
    expect(await accountsOf(orderNo)).toMatchObject({ merchant: 0, platform: 0, cash: 0 });
  });

  test('a payment and its entry are one: what fails leaves neither', async () => {
    const { id } = await variantOf('linen-shirt');
    const made = await shop.buy({ user }, [{ variantId: id, num: 1 }]);
    const { data } = await shop.startPayment({ user }, made);
    await run(sql`alter table ledger_entry add constraint broken check (ref <> ${sql.lit(`${made.orderNo}-1`)})`);
    await shop.sandbox.card(data.stripeClientSecret);
    const state = () => row(sql<{ state: string }>`select state from purchase where order_no = ${made.orderNo}`);
    expect(await state()).toEqual({ state: 'unpaid' });
    await run(sql`alter table ledger_entry drop constraint broken`);
    await app.deps.clock.advance(60_000);
    await app.deps.jobs.runDue();
    await shop.result({ user }, made);
    expect(await state()).toEqual({ state: 'paid' });
    expect(await entries(`${made.orderNo}-1`)).toHaveLength(1);
  });

  test('no entry is ever changed, taken out or out of balance', async () => {
    const change = (statement: ReturnType<typeof sql>) => tx(() => run(statement));
    await expect(change(sql`update ledger_entry set goods_cents = 1`)).rejects.toThrow('never changed');
    await expect(change(sql`delete from ledger_entry`)).rejects.toThrow('never changed');
    await expect(
      change(sql`
        insert into ledger_entry(kind, ref, store_id, merchant_id, at, payout_cents, cash_cents)
        values ('payout', 'X', 1, 1, now(), -5, 4)`),
    ).rejects.toThrow('ledger_balances');
  });
});
