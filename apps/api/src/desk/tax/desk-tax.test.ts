import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());
afterEach(() => run(sql`delete from tax_rate`));

const dayIn = (days: number) => new Date(app.deps.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const to = { standard: 1900, reduced: 700, low: null };
const save = (more: object = {}) =>
  desk.ask('taxSave', { user: 'finance', body: { country: 'GB', since: dayIn(30), from: null, to, ...more } });
const tried = async (more: object = {}) =>
  (
    await desk.ask('taxTry', {
      user: 'auditor',
      query: { country: 'GB', category: 'standard', cents: '12000', ...more } as Record<string, string>,
    })
  ).data;
const ofGb = async () =>
  (await desk.ask('taxRates', { user: 'auditor' })).data.rates.filter(
    ({ country }: { country: string }) => country === 'GB',
  );

describe('[DESK-35] a rate that changes', () => {
  test('is entered before its day and holds from then on; the log has it', async () => {
    expect((await save()).code).toBe(200);
    expect(await ofGb()).toMatchObject([
      { standard: 2000, isOwn: false },
      { ...to, since: dayIn(30), isOwn: true },
    ]);
    expect(await tried()).toEqual({ basisPoints: 2000, cents: 2000 });
    expect(await tried({ day: dayIn(30) })).toEqual({ basisPoints: 1900, cents: 1916 });
    expect(await tried({ day: dayIn(29) })).toMatchObject({ basisPoints: 2000 });
    expect(await tried({ day: dayIn(30), category: 'low' })).toMatchObject({ basisPoints: 700 });
    const { data } = await desk.ask('audit', { user: 'auditor', query: { subject: 'rate' } });
    expect(data.list[0]).toMatchObject({ call: 'taxSave', before: { rates: null }, after: { rates: to } });
  });

  test('is changed and removed before its day by whoever saw it as it is', async () => {
    await save();
    const other = { ...to, standard: 1800 };
    expect((await save({ to: other })).code).toBe(409);
    expect((await save({ from: to, to: other })).code).toBe(200);
    expect((await save({ from: other, to: null })).code).toBe(200);
    expect(await ofGb()).toMatchObject([{ standard: 2000, isOwn: false }]);
  });

  test.each([
    ['of today', { since: () => dayIn(0) }, 'since'],
    ['of a day that is over', { since: () => dayIn(-1) }, 'since'],
    ['above the standard one', { to: () => ({ standard: 1000, reduced: 1100, low: null }) }, 'standard'],
    ['lower above reduced', { to: () => ({ standard: 2000, reduced: 500, low: 600 }) }, 'standard'],
  ])('%s is refused at its field', async (_what, more, field) => {
    const body = Object.fromEntries(Object.entries(more).map(([name, make]) => [name, make()]));
    expect(await save(body)).toMatchObject({ code: 400, data: { fields: { [field]: expect.any(String) } } });
    expect(await ofGb()).toHaveLength(1);
  });

  test('a country without a rate has none, which is not 0 %', async () =>
    expect(await tried({ country: 'US' })).toEqual({ basisPoints: null, cents: 0 }));
});

describe('[DESK-35] the sums of a period', () => {
  test('are what was stored with its lines, by country and rate, and the same as a file', async () => {
    await run(sql`update merchant set tax_number = 'GB1'`);
    const { id } = await variantOf('linen-shirt');
    await createShop(app).bought({ user: 'payer' }, [{ variantId: id, num: 1 }]);
    const stored = await row(sql<{ paid: number; tax: number }>`
      select sum(pay_cents)::int as paid, sum(tax_cents)::int as tax from order_item where tax_bp is not null`);
    const ask = (name: 'taxReport' | 'taxReportFile', since: string) =>
      desk.ask(name, { user: 'finance', query: { since, until: dayIn(1) } });
    expect((await ask('taxReport', dayIn(-1))).data.sums).toEqual([
      {
        country: 'GB',
        basisPoints: 2000,
        paidCents: stored?.paid,
        taxCents: stored?.tax,
        backCents: 0,
        taxBackCents: 0,
      },
    ]);
    const { data } = await ask('taxReportFile', dayIn(-1));
    expect(data.csv).toContain(
      `GB,20,${((stored?.paid ?? 0) / 100).toFixed(2)},${((stored?.tax ?? 0) / 100).toFixed(2)}`,
    );
    expect((await ask('taxReport', dayIn(1))).data.sums).toEqual([]);
  });
});
