import { parse } from 'csv-parse/sync';
import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { keepBooks } from '../../bookkeeping/bookkeeping.plugin';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
const user = 'month';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
  await run(sql`update store set commission_bp = 1000`);
  await keepBooks(app.deps);
});
afterAll(() => app.close());

interface Statement {
  id: number;
  version: number;
  period: string;
  state: string;
  dueCents: number;
  totals: Record<string, number>;
  lines: { list: { ref: string; kind: string; sumCents: number }[]; total: number };
}

/** Moves the clock to the month after and does what is then due. */
const nextMonth = async () => {
  const now = app.deps.clock.now();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2);
  await app.deps.clock.advance(next - now.getTime());
  await keepBooks(app.deps);
};
const bought = async (num = 1) => {
  const { id } = await variantOf('linen-shirt');
  return `${(await shop.bought({ user }, [{ variantId: id, num }])).orderNo}-1`;
};
const giveBack = async (orderNo: string, num = 1) => {
  const item = await row(sql<{ id: number }>`select id from order_item where order_no = ${orderNo} limit 1`);
  const body = { items: [{ id: item?.id, num }], reason: 'Broken' };
  expect((await desk.ask('orderRefund', { user: 'finance', params: { no: orderNo }, body })).code).toBe(200);
  await app.deps.jobs.runDue();
};
const listed = async (tab = 'all'): Promise<Statement[]> =>
  (await desk.ask('statements', { user: 'owner', mer: desk.merchantId, query: { tab } })).data.list;
const read = async (id: number): Promise<Statement> =>
  (await desk.ask('statement', { user: 'owner', mer: desk.merchantId, params: { id }, query: { limit: '100' } })).data;
const monthNow = () => app.deps.clock.now().toISOString().slice(0, 7);
const ofNow = async () => read((await listed('open')).find(({ period }) => period === monthNow())?.id ?? 0);
const pay = (id: number, version: number, more: object = {}) =>
  desk.ask('statementPaid', {
    user: 'finance',
    params: { id },
    body: { version, ref: 'SEPA 2026-1', paidOn: app.deps.clock.now().toISOString().slice(0, 10), ...more },
  });

/** What the ledger owes the merchant, and what their statements say of it. */
const balances = async () => {
  const ledger = await row(sql<{ cents: number }>`
    select sum(merchant_cents)::bigint as cents from ledger_entry where merchant_id = ${desk.merchantId}`);
  const all = await listed();
  const due = all.filter(({ state }) => state === 'due').reduce((sum, { dueCents }) => sum + dueCents, 0);
  const last = all.find(({ state }) => state !== 'open');
  const open = all.filter(({ state }) => state === 'open');
  const debt = open.length === 0 ? Math.min(0, last?.dueCents ?? 0) : 0; // an open one carries it
  return { ledger: ledger?.cents, statements: due + debt + open.reduce((sum, { dueCents }) => sum + dueCents, 0) };
};

describe('[DESK-18] statements', () => {
  afterEach(async () => {
    // Each row of the list says what its own page says.
    for (const listedOne of await listed()) {
      const { totals, dueCents } = await read(listedOne.id);
      expect(listedOne).toMatchObject({ totals, dueCents });
    }
  });

  test('a month of sales and refunds is closed once it is over: lines, totals and file say the same', async () => {
    await nextMonth();
    const [first, second] = [await bought(2), await bought(1)];
    await giveBack(first);
    await keepBooks(app.deps);
    const open = await ofNow();
    expect(open).toMatchObject({ state: 'open', lines: { total: 3 } });
    expect(open.lines.list.map(({ ref }) => ref)).toEqual(expect.arrayContaining([first, second]));
    expect(await pay(open.id, open.version)).toMatchObject({ code: 409, data: { obstacle: 'stillOpen' } });
    await nextMonth();
    const closed = await read(open.id);
    const { carriedCents, ...parts } = closed.totals;
    expect(closed).toMatchObject({ state: 'due', dueCents: open.dueCents });
    expect((carriedCents ?? 0) + Object.values(parts).reduce((sum, cents) => sum + cents, 0)).toBe(closed.dueCents);
    expect((carriedCents ?? 0) + closed.lines.list.reduce((sum, { sumCents }) => sum + sumCents, 0)).toBe(
      closed.dueCents,
    );
    expect(parts['commissionCents']).toBe(-Math.round((parts['goodsCents'] ?? 0) / 10));
    const { data } = await desk.ask('statementFile', { user: 'owner', mer: desk.merchantId, params: { id: open.id } });
    expect(data.name).toBe(`statement-${desk.merchantId}-${closed.period}.csv`);
    const lines: { sum: string; event: string }[] = parse(data.csv, { columns: true, bom: true });
    expect(Math.round(lines.reduce((sum, line) => sum + Number(line.sum), 0) * 100)).toBe(closed.dueCents);
    expect(await balances()).toMatchObject({ statements: (await balances()).ledger });
  });

  test('it is marked as paid once, by whoever saw it as it is; the log and the ledger have it', async () => {
    const [due] = await listed('due');
    const { id, version, dueCents } = await read(due?.id ?? 0);
    const pile = async () => (await desk.ask('overview', { user: 'auditor' })).data.payouts.count;
    const waiting = await pile();
    // in January somebody types the year that is over; nobody could take it back
    expect(await pay(id, version, { paidOn: '2019-12-31' })).toMatchObject({
      code: 400,
      data: { fields: { paidOn: expect.stringContaining('before the month') } },
    });
    expect(await pay(id, version, { paidOn: '2999-01-01' })).toMatchObject({
      code: 400,
      data: { fields: { paidOn: expect.stringContaining('still to come') } },
    });
    expect(await pay(id, version - 1)).toMatchObject({ code: 409 });
    const codes = (await Promise.all([pay(id, version), pay(id, version)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
    expect(await pile()).toBe(waiting - 1);
    expect(await read(id)).toMatchObject({ state: 'paid', paidRef: 'SEPA 2026-1' });
    expect(
      await rows(sql`select payout_cents, cash_cents from ledger_entry where kind = 'payout' and ref = ${String(id)}`),
    ).toEqual([{ payout_cents: -dueCents, cash_cents: dueCents }]);
    const { data } = await desk.ask('audit', { user: 'finance', query: { subject: 'statement' } });
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({ call: 'statementPaid', subjectId: String(id), after: { ref: 'SEPA 2026-1' } });
    const { ledger, statements } = await balances();
    expect(statements).toBe(ledger);
  });

  test('a refund after it is the next month’s, and a debt is carried until it is earned', async () => {
    const orderNo = await bought(2);
    await nextMonth();
    const [due] = await listed('due');
    await pay(due?.id ?? 0, (await read(due?.id ?? 0)).version);
    await giveBack(orderNo, 2);
    await nextMonth();
    const [debt] = await listed();
    expect(debt).toMatchObject({ state: 'nothing' });
    expect(debt?.dueCents).toBeLessThan(0);
    expect(await pay(debt?.id ?? 0, 2)).toMatchObject({ code: 409, data: { obstacle: 'nothingDue' } });
    await bought(5);
    await keepBooks(app.deps);
    const open = await ofNow();
    expect(open.totals['carriedCents']).toBe(debt?.dueCents);
    await nextMonth();
    expect(await read(open.id)).toMatchObject({ state: 'due', dueCents: open.dueCents });
    const { ledger, statements } = await balances();
    expect(statements).toBe(ledger);
  });

  test('what comes after its month was closed stands in the month that runs', async () => {
    const orderNo = await bought();
    await run(sql`alter table ledger_entry disable trigger ledger_stays`);
    await run(sql`delete from ledger_entry where ref = ${orderNo}`);
    await run(sql`alter table ledger_entry enable trigger ledger_stays`);
    await bought();
    await run(sql`update purchase set paid_at = paid_at - interval '40 days' where ${orderNo} like order_no || '-%'`);
    await keepBooks(app.deps);
    expect((await ofNow()).lines.list.map(({ ref }) => ref)).toContain(orderNo);
  });

  test('a month that is closed, twice at once, while orders are paid and refunded loses no entry and has none twice', async () => {
    const earlier = await bought(2);
    const now = app.deps.clock.now();
    await app.deps.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2) - now.getTime());
    const close = () => keepBooks(app.deps);
    await Promise.all([close(), bought(), bought(), giveBack(earlier), close(), bought(2)]);
    await nextMonth();
    for (const { id, state } of (await listed()).slice(0, 3)) {
      const { totals, lines, dueCents } = await read(id);
      const sum = lines.list.reduce((all, { sumCents }) => all + sumCents, totals['carriedCents'] ?? 0);
      expect([state, dueCents]).toEqual([state, sum]);
    }
    const open = await row(sql`
      select 1 from ledger_entry where merchant_id = ${desk.merchantId} and kind <> 'payout' and statement_id is null`);
    expect(open).toBeUndefined();
    const { ledger, statements } = await balances();
    expect(statements).toBe(ledger);
  });

  test('a month begins at midnight of the store’s own zone', async () => {
    await nextMonth();
    await run(sql`update store set time_zone = 'Pacific/Auckland'`);
    const now = app.deps.clock.now();
    const lastEvening = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - dayMs / 4);
    await app.deps.clock.advance(lastEvening.getTime() - now.getTime());
    await bought();
    await keepBooks(app.deps);
    const [open] = await listed('open');
    const next = new Date(lastEvening.getTime() + dayMs).toISOString().slice(0, 7);
    expect(open).toMatchObject({ period: next });
    await run(sql`update store set time_zone = 'UTC'`);
    // its days stay those of the zone that it was opened in
    expect(await read(open?.id ?? 0)).toMatchObject({ timeZone: 'Pacific/Auckland' });
  });

  test('one of an earlier release is of the store’s zone; whether it was paid today, the store’s own calendar says', async () => {
    await nextMonth();
    await bought();
    await nextMonth();
    const id = (await listed('due'))[0]?.id ?? 0;
    await run(sql`update statement set time_zone = null where id = ${id}`);
    const { version, ...earlier } = await read(id);
    expect(earlier).toMatchObject({ timeZone: 'UTC' });
    await run(sql`update statement set time_zone = 'UTC' where id = ${id}`);
    await run(sql`update store set time_zone = 'Pacific/Kiritimati'`);
    await app.deps.clock.advance(dayMs / 2);
    const tomorrow = new Date(app.deps.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
    expect(await pay(id, version, { paidOn: tomorrow })).toMatchObject({ code: 200 });
    await run(sql`update store set time_zone = 'UTC'`);
  });
});

describe('[DESK-18] what is booked by hand', () => {
  const book = (body: object, user = 'finance') => desk.ask('booking', { user, params: { id: desk.merchantId }, body });

  test('an adjustment stands on the month that runs with its reason, in sums and file, and in the log', async () => {
    await nextMonth();
    await bought();
    await keepBooks(app.deps);
    const before = await ofNow();
    expect(await book({ kind: 'adjustment', cents: -1250, reason: '=Label printed' })).toMatchObject({ code: 200 });
    const open = await ofNow();
    expect(open.dueCents).toBe(before.dueCents - 1250);
    expect(open.totals['adjustmentCents']).toBe(-1250);
    expect(open.lines.list[0]).toMatchObject({ kind: 'adjustment', sumCents: -1250, orderNo: null });
    const { data } = await desk.ask('statementFile', { user: 'owner', mer: desk.merchantId, params: { id: open.id } });
    const lines: { event: string; sum: string; reason: string }[] = parse(data.csv, { columns: true, bom: true });
    expect(lines.find(({ event }) => event === 'adjustment')).toMatchObject({
      sum: '-12.50',
      reason: "'=Label printed",
    });
    const log = await desk.ask('audit', { user: 'finance', query: { subject: 'merchant' } });
    expect(log.data.list[0]).toMatchObject({ call: 'booking', reason: '=Label printed', after: { cents: -1250 } });
  });

  test('what a merchant pays back ends its debt: nothing is carried, and it can be closed', async () => {
    const owed = async () =>
      (await desk.ask('merchant', { user: 'finance', params: { id: desk.merchantId } })).data.balanceCents;
    await nextMonth();
    for (const { id } of await listed('due')) await pay(id, (await read(id)).version);
    await book({ kind: 'adjustment', cents: -((await owed()) + 4000), reason: 'Parcels that were never sent' });
    await nextMonth();
    expect((await listed())[0]).toMatchObject({ state: 'nothing', dueCents: -4000 });
    expect(await book({ kind: 'settlement', cents: 4000, reason: 'SEPA 77' })).toMatchObject({ code: 200 });
    expect(await owed()).toBe(0);
    const open = await ofNow();
    expect(open).toMatchObject({ dueCents: 0, totals: { carriedCents: -4000, settlementCents: 4000 } });
    const { ledger, statements } = await balances();
    expect(statements).toBe(ledger);
  });

  test.each([
    ['nothing', { kind: 'adjustment', cents: 0 }],
    ['a settlement of less than nothing', { kind: 'settlement', cents: -5 }],
    ['no reason', { kind: 'adjustment', cents: 5, reason: ' ' }],
  ])('%s is refused', async (_what, body) => {
    expect((await book({ reason: 'Why', ...body })).code).toBe(400);
  });

  test('a merchant that is not there', async () => {
    const body = { kind: 'adjustment', cents: 5, reason: 'Why' };
    expect((await desk.ask('booking', { user: 'finance', params: { id: 987_654 }, body })).code).toBe(404);
  });
});

describe('[DESK-17] rates of the commission', () => {
  const save = (body: object) => desk.ask('rateSave', { user: 'finance', body });

  test('a rate is for orders that are made later, and is in the log; who saw another one is told', async () => {
    const before = await bought();
    const rate = { merchantId: desk.merchantId, from: null, to: 500 };
    expect((await save(rate)).code).toBe(200);
    expect((await save(rate)).code).toBe(409);
    const after = await bought();
    const of = (no: string) => row(sql`select commission_bp from merchant_order where order_no = ${no}`);
    expect([await of(before), await of(after)]).toEqual([{ commission_bp: 1000 }, { commission_bp: 500 }]);
    const { data } = await desk.ask('rates', { user: 'auditor', query: { limit: '100' } });
    expect(data).toMatchObject({ storeRate: 1000 });
    expect(data.merchants.list).toContainEqual(expect.objectContaining({ id: desk.merchantId, rate: 500 }));
    const log = await desk.ask('audit', { user: 'finance', query: { subject: 'rate' } });
    expect(log.data.list[0]).toMatchObject({ before: { basisPoints: null }, after: { basisPoints: 500 } });
  });

  test('the store always has a rate, and another store’s merchant is not there', async () => {
    expect(await save({ merchantId: null, from: 1000, to: null })).toMatchObject({ code: 400 });
    expect(await save({ merchantId: null, from: 1000, to: 1200 })).toMatchObject({ code: 200 });
    expect(await save({ merchantId: 987_654, from: null, to: 1200 })).toMatchObject({ code: 404 });
  });
});
