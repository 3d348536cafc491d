import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { keepBooks } from './bookkeeping.plugin';
import { checkSums } from './reconcile-books';

let app: TestApp;
let shop: Shop;
let desk: Desk;
let orderNo: string;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
  await run(sql`update store set commission_bp = 1250`);
  const { id } = await variantOf('linen-shirt', 'White,S');
  const made = await shop.bought({ user: 'summer' }, [{ variantId: id, num: 3 }]);
  orderNo = `${made.orderNo}-1`;
  const { lines } = (await desk.ask('order', { user: 'admin', params: { no: orderNo } })).data;
  const items = [{ id: lines[0].id, num: 1 }];
  const body = { items, reason: 'Torn' };
  expect((await desk.ask('orderRefund', { user: 'admin', params: { no: orderNo }, body })).code).toBe(200);
  await app.deps.jobs.runDue();
  await keepBooks(app.deps);
});
afterAll(() => app.close());

const check = () => checkSums(app.deps.clock.now());
const told = async () => (await desk.ask('system', { user: 'finance' })).data.sums;
const pile = async (user = 'finance') => (await desk.ask('overview', { user })).data.sums;
/** Writes past the rules of the tables, as a fault of a program would. */
const past = (statement: ReturnType<typeof sql>) =>
  app.deps.database.query(`alter table ledger_entry disable trigger ledger_stays`).then(() => run(statement));

describe('[DESK-17] sums are checked', () => {
  test('what the store itself wrote adds up, also with a refund and commission', async () => {
    const entry = await row(sql`select 1 from ledger_entry where kind = 'refund' and order_no = ${orderNo}`);
    expect(entry).toBeDefined();
    expect(await check()).toBe(0);
    expect(await told()).toEqual([]);
    expect(await pile()).toEqual({ count: 0, oldest: null });
  });

  test('an entry of the ledger that is a cent off is told with both sums, and goes once it adds up; nothing is repaired', async () => {
    await past(sql`
      update ledger_entry set goods_cents = goods_cents + 1, cash_cents = cash_cents - 1 where kind = 'sale' and ref = ${orderNo}`);
    expect(await check()).toBe(1);
    const [fault] = await told();
    expect(fault).toMatchObject({ kind: 'ledger', ref: orderNo, foundCents: fault.expectedCents + 1 });
    expect(await pile()).toEqual({ count: 1, oldest: fault.since });
    await app.deps.clock.advance(3_600_000);
    expect(await check()).toBe(1);
    expect(await told()).toEqual([fault]);
    await past(sql`
      update ledger_entry set goods_cents = goods_cents - 1, cash_cents = cash_cents + 1 where kind = 'sale' and ref = ${orderNo}`);
    expect(await check()).toBe(0);
    expect(await told()).toEqual([]);
  });

  test('refunds above what was paid, and a statement that is not its entries, are told', async () => {
    await run(sql`update refund set amount_cents = amount_cents + 100000 where order_no = ${orderNo}`);
    await run(sql`
      insert into statement(store_id, merchant_id, period, starts_at, ends_at, closed_at, due_cents)
      values (1, ${desk.otherMerchantId}, '2019-01', '2019-01-01', '2019-02-01', '2019-02-02', 700)`);
    expect(await check()).toBe(3);
    expect((await told()).map(({ kind }: { kind: string }) => kind).sort()).toEqual(['ledger', 'refunds', 'statement']);
    expect(await pile('support')).toBeNull();
  });
});
