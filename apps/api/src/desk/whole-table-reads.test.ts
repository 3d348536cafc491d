import { deskCalls, type DeskCall, type DeskCallName, memberRoles, staffRoles } from '@souk/contract/desk';
import { mayMake, memberMay, staffMay } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { type Desk, giveDesk, isMerchantsAlone } from '../testing/desk';
import { plansWhenGrown, wholeScans } from '../testing/grown-tables';
import { type RecordedStatement, statementsDuring } from '../testing/recorded-statements';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
/** Indexes that hold what waits, what is open and the like: reading one whole reads no more than is wanted. */
let parts: ReadonlySet<string>;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  const partial = await rows(sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`);
  parts = new Set(partial.map(({ name }) => name));
  await fillTables();
});
afterAll(() => shop.close());

/** Tables that do not grow with shoppers and their orders, nor with goods. */
const short = [
  '_migration',
  'account_second_factor', // of people who work here
  'activity',
  'attribute_word',
  'banner',
  'category',
  'coupon',
  'hot_keyword',
  'import_run',
  'merchant',
  'merchant_application',
  'merchant_category',
  'merchant_type',
  'page_preview', // an hour's
  'reconciliation_fault',
  'secret',
  'staff_role',
  'staff_seen',
  'statement', // a merchant's, month by month
  'store',
  'tax_rate',
  'webhook_endpoint',
];

/** Tables that have to have rows here, without which a plan says nothing. */
const long = [
  'audit',
  'cart_line',
  'collect_product',
  'merchant_order',
  'oidc_payload',
  'order_item',
  'product',
  'purchase',
  'refund',
  'review',
  'shopper',
  'stock_move',
  'variant',
  'visit',
];

/** Those of some tables that have rows. */
const filled = async (names: readonly string[]) => {
  if (names.length === 0) return [];
  const asked = names.map((name) => sql`select ${name}::text as name where exists (select 1 from ${sql.table(name)})`);
  return (await rows(sql<{ name: string }>`${sql.join(asked, sql` union all `)}`)).map(({ name }) => name);
};

const who = (name: DeskCallName, { permission }: DeskCall) =>
  isMerchantsAlone(name)
    ? { user: memberRoles.find((role) => mayMake(memberMay(role), permission)) ?? '', mer: desk.merchantId }
    : { user: staffRoles.find((role) => mayMake(staffMay([role]), permission)) ?? '' };

/** Tables that grow and that some statements read whole, with the statement. An empty one says nothing. */
const readWhole = async (statements: readonly RecordedStatement[]) => {
  const own = statements.filter(
    ({ text }) => /^\s*(\/\*.*\*\/)?\s*(select|with|insert|update|delete)\b/i.test(text) && !text.includes('pgboss'),
  );
  const plans = await plansWhenGrown(own);
  const found = plans.flatMap(({ statement, plan }) =>
    wholeScans(plan, parts)
      .filter((table) => !short.includes(table))
      .map((table) => ({ table, text: statement.text.replace(/\s+/g, ' ') })),
  );
  const withRows = await filled(found.map(({ table }) => table));
  return found.filter(({ table }) => withRows.includes(table)).map(({ table, text }) => `${table}: ${text}`);
};

/** Rows of tables that the calls themselves do not write. */
const fillTables = async () => {
  const { now } = (await row(sql<{ now: Date }>`select now() as now`)) ?? { now: new Date() };
  await run(
    sql`insert into visit(store_id, guid, user_id, started_at, seen_at) values (1, 'a-visit', 'shopper', ${now}, ${now})`,
  );
  await run(
    sql`insert into oidc_payload(model, id, payload) values ('Session', 'a-session', '{"accountId": "shopper"}')`,
  );
  await run(sql`
    insert into cart_line(store_id, owner, product_id, variant_id, cart_num, seen_price_cents, created_at, updated_at)
    select 1, 'an-owner', product_id, id, 1, price_cents, ${now}, ${now} from variant where id = ${desk.variantId}`);
  await run(
    sql`insert into collect_product(user_id, store_id, product_id, created_at) values ('shopper', 1, ${desk.productId}, ${now})`,
  );
  for (const name of ['moveStock', 'productSave'] as const) await desk.ask(name, who(name, deskCalls[name]));
};

test('the tables that matter most have rows, without which a plan says nothing', async () => {
  expect((await filled(long)).sort()).toEqual(long);
});

// A call that reads a whole table works in a demo, and holds everybody up in a store that sells.
test.each(Object.entries(deskCalls) as [DeskCallName, DeskCall][])(
  '[DESK-24] %s, and the work that it starts, reads no table whole that grows with shoppers or goods',
  async (name, call) => {
    const asked = await statementsDuring(() => desk.ask(name, { ...who(name, call), key: `whole-${name}` }));
    const worked = await statementsDuring(() => shop.deps.jobs.runDue());
    expect(await readWhole([...asked, ...worked])).toEqual([]);
  },
);
