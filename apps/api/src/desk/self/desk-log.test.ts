import { auditFileMost } from '@souk/contract/desk';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  await run(sql`update store set time_zone = 'Europe/Paris'`);
});
beforeEach(() => run(sql`truncate audit`));
afterAll(() => app.close());

interface Entry {
  at?: string;
  by?: string;
  name?: string;
  kind?: string;
  no?: string;
  reason?: string;
  merchant?: number | null;
  about?: number | null;
}

const noted = ({
  at = '2026-03-10T12:00:00Z',
  by = 'anna',
  name = 'Anna',
  kind = 'order',
  no = 'PT1-1',
  reason = '',
  merchant = null,
  about = merchant,
}: Entry = {}) =>
  run(sql`
    insert into audit(store_id, merchant_id, about_merchant_id, at, actor, actor_name, call, subject_type, subject_id, reason, after)
    values (1, ${merchant}, ${about}, ${at}::timestamptz, ${by}, ${name}, 'ship', ${kind}, ${no}, ${reason}, '{"carrier":"DHL"}'::jsonb)`);

type Query = Record<string, string>;
const auditor = { user: 'auditor' };
const numbers = async (query: Query, who: { user: string; mer?: number } = auditor): Promise<string[]> => {
  const { code, data } = await desk.ask('audit', { ...who, query });
  expect(code).toBe(200);
  return data.list.map(({ subjectId }: { subjectId: string }) => subjectId);
};
const fileOf = async (query: Query = {}, who: { user: string; mer?: number } = auditor) => {
  const { code, data } = await desk.ask<{ name: string; csv: string }>('auditExport', { ...who, query });
  expect(code).toBe(200);
  const lines: Record<string, string>[] = parse(data.csv, { columns: true, bom: true });
  return { name: data.name, lines };
};

describe('[DESK-07] the log is narrowed', () => {
  test('to one person by their account, whatever name they had, and to one kind of thing', async () => {
    await noted({ no: '1' });
    await noted({ no: '2', name: 'Anna Weber', kind: 'refund' });
    await noted({ no: '3', by: 'other-anna' });
    expect(await numbers({ by: 'anna' })).toEqual(['2', '1']);
    expect(await numbers({ by: 'anna', subject: 'refund' })).toEqual(['2']);
    expect(await numbers({ q: 'weber' })).toEqual(['2']);
    expect((await desk.ask('audit', { ...auditor, query: { subject: 'planet' } })).code).toBe(400);
  });

  test('to one thing of a kind, whose number is another’s in part; a merchant’s people are told of their own desk alone', async () => {
    await noted({ no: '1', kind: 'coupon', merchant: desk.merchantId });
    await noted({ no: '12', kind: 'coupon', merchant: desk.merchantId });
    await noted({ no: '1', kind: 'refund' });
    await noted({ no: '1', kind: 'coupon', merchant: desk.otherMerchantId, reason: 'theirs' });
    const ofCoupon = { subject: 'coupon', subjectId: '1' };
    expect(await numbers(ofCoupon)).toEqual(['1', '1']);
    expect(await numbers(ofCoupon, { user: 'owner', mer: desk.merchantId })).toEqual(['1']);
    expect((await fileOf(ofCoupon)).lines.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'coupon 1',
      'coupon 1',
    ]);
  });

  test('to one merchant: its own desk’s entries, and the platform’s about it; neither opens another’s desk', async () => {
    await noted({ no: 'own', merchant: desk.merchantId });
    await noted({ no: 'platform', about: desk.merchantId });
    await noted({ no: 'another', merchant: desk.otherMerchantId });
    await noted({ no: 'nobody' });
    const ofMerchant = { merchant: String(desk.merchantId) };
    expect(await numbers(ofMerchant)).toEqual(['platform', 'own']);
    expect((await fileOf(ofMerchant)).lines.map((line) => line['number'])).toEqual(['platform', 'own']);
    const owner = { user: 'owner', mer: desk.merchantId };
    expect(await numbers({}, owner)).toEqual(['own']);
    expect(await numbers(ofMerchant, owner)).toEqual(['own']);
    expect(await numbers({ merchant: String(desk.otherMerchantId) }, owner)).toEqual([]);
  });

  test('to days of the store’s time zone, the last one included', async () => {
    await noted({ no: 'before', at: '2026-03-09T22:59:59Z' });
    await noted({ no: 'first', at: '2026-03-09T23:00:00Z' });
    await noted({ no: 'last', at: '2026-03-11T22:59:59Z' });
    await noted({ no: 'after', at: '2026-03-11T23:00:00Z' });
    expect(await numbers({ since: '2026-03-10', until: '2026-03-11' })).toEqual(['last', 'first']);
    expect(await numbers({ since: '2026-03-12' })).toEqual(['after']);
    expect(await numbers({ until: '2026-03-09' })).toEqual(['before']);
  });

  test('everybody in it is named once, by their last name, at the platform’s desk and at a merchant’s', async () => {
    await noted();
    await noted({ name: 'Anna Weber' });
    await noted({ by: 'zoe', name: 'Zoe', merchant: desk.merchantId });
    await noted({ by: 'ben', name: 'Ben', merchant: desk.otherMerchantId });
    const people = async (who: { user: string; mer?: number }) =>
      (await desk.ask('audit', { ...who, query: { q: 'nothing of this' } })).data.people;
    expect(await people(auditor)).toEqual([
      { sub: 'anna', name: 'Anna Weber' },
      { sub: 'ben', name: 'Ben' },
      { sub: 'zoe', name: 'Zoe' },
    ]);
    expect(await people({ user: 'owner', mer: desk.merchantId })).toEqual([{ sub: 'zoe', name: 'Zoe' }]);
    expect(await numbers({ by: 'ben' }, { user: 'owner', mer: desk.merchantId })).toEqual([]);
  });
});

describe('[DESK-07] the log as a file', () => {
  test('it holds what the filters leave, the newest first', async () => {
    await noted({ no: '1', reason: 'The customer called, "twice"' });
    await noted({ no: '2' });
    await noted({ no: '3', kind: 'refund' });
    const { name, lines } = await fileOf({ subject: 'order' });
    expect(name).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines.map((line) => line['number'])).toEqual(['2', '1']);
    expect(lines[1]).toEqual({
      at: '2026-03-10T12:00:00.000Z',
      person: 'Anna',
      call: 'ship',
      kind: 'order',
      number: '1',
      reason: 'The customer called, "twice"',
      before: '',
      after: '{"carrier":"DHL"}',
    });
  });

  test.each(['=HYPERLINK("http://x.test")', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'a spreadsheet does not run %s',
    async (reason) => {
      await noted({ reason, name: reason });
      const { lines } = await fileOf();
      expect([lines[0]?.['reason'], lines[0]?.['person']]).toEqual([`'${reason}`, `'${reason}`]);
    },
  );

  test('a merchant’s holds its own entries alone, and its manager gets none', async () => {
    await noted({ no: 'platform' });
    await noted({ no: 'own', merchant: desk.merchantId });
    const { lines } = await fileOf({}, { user: 'owner', mer: desk.merchantId });
    expect(lines.map((line) => line['number'])).toEqual(['own']);
    expect((await desk.ask('auditExport', { user: 'manager', mer: desk.merchantId })).code).toBe(403);
  });

  test('it ends after 20,000 entries, which are the newest', async () => {
    await run(sql`
      insert into audit(store_id, at, actor, actor_name, call, subject_type, subject_id)
      select 1, now(), 'anna', 'Anna', 'ship', 'order', g::text from generate_series(1, ${auditFileMost + 5}::int) g`);
    const { lines } = await fileOf();
    expect(lines).toHaveLength(20_000);
    expect([lines[0]?.['number'], lines.at(-1)?.['number']]).toEqual(['20005', '6']);
  });
});
