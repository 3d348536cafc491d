import { deskSorts, type SortedList } from '@souk/contract/desk';
import { sql } from 'kysely';
import { run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { hasBought } from '../testing/bought';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  for (const user of ['ada', 'ada', 'ben', 'cleo']) await hasBought(app, user, { status: 0 });
  await run(sql`
    insert into statement(store_id, merchant_id, period, starts_at, ends_at)
    select 1, m.id, '2020-0' || month, '2020-01-01', '2020-02-01' from merchant m, generate_series(2, 4) month`);
  await run(sql`
    insert into refund(refund_no, order_no, user_id, type, status, amount_cents, reason, created_at)
    select 'RSORT' || n, r.order_no, r.user_id, r.type, r.status, 100 * (n % 3 + 1), r.reason, r.created_at - n % 2 * interval '1 day'
    from refund r, generate_series(1, 7) n where r.refund_no = ${desk.refundNo}`);
});
afterAll(() => app.close());

type Row = Record<string, string | number>;
/** What names a row of a list, and what it shows in its sortable columns. */
const rowsOf: { [List in SortedList]: { key: string } & Record<(typeof deskSorts)[List][number], string> } = {
  orders: { key: 'no', at: 'at', total: 'payCents' },
  products: { key: 'id', name: 'name', price: 'shownCents' },
  customers: { key: 'key', purchases: 'purchases', last: 'lastAt' },
  refunds: { key: 'no', at: 'at', amount: 'cents' },
  statements: { key: 'id', month: 'month', merchant: 'merchantName' },
};
const limit = '7';

/** Every page of a list, one after the other. */
const pagesOf = async (list: SortedList, sort?: string) => {
  const found: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { tab: 'all', limit, page: String(page), ...(sort ? { sort } : {}) };
    const { code, data } = await desk.ask<{ list: Row[]; pages: number }>(list, { user: 'admin', query });
    expect(code).toBe(200);
    found.push(...data.list);
    pages = data.pages;
  }
  return found;
};

const columns = (Object.keys(deskSorts) as SortedList[]).flatMap((list) =>
  deskSorts[list].map((column) => [list, column] as const),
);

describe('[DESK-39] a list in the order of a column', () => {
  test.each(columns)(
    '%s by %s: its pages hold each row once, and backwards they are the reverse',
    async (list, column) => {
      const fields = rowsOf[list] as Record<string, string>;
      const keysOf = (rows: readonly Row[]) => rows.map((row) => row[fields.key ?? '']);
      const up = await pagesOf(list, column);
      expect(up.length).toBeGreaterThan(Number(limit) - 4);
      expect(new Set(keysOf(up)).size).toBe(up.length);
      expect(new Set(keysOf(up))).toEqual(new Set(keysOf(await pagesOf(list))));
      expect(keysOf(await pagesOf(list, `-${column}`))).toEqual(keysOf(up).reverse());
      const values = up.map((row) => row[fields[column] ?? ''] ?? '');
      for (const [at, value] of values.entries()) {
        const before = values[at - 1] ?? value;
        if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(Number(before));
        else expect(String(before).localeCompare(value, 'en')).toBeLessThanOrEqual(0);
      }
    },
  );

  test('a column that a list has not is refused', async () => {
    expect(await desk.ask('orders', { user: 'admin', query: { sort: 'email' } })).toMatchObject({ code: 400 });
  });
});
