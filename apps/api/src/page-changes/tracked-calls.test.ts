import { trackedCalls } from '@souk/contract/internal';
import { sql } from 'kysely';
import { row, rows } from '../database/tx';
import { publicCallArguments } from '../testing/public-calls';
import { planOf, statementsDuring } from '../testing/recorded-statements';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store?.close());

/** Tables that public pages are made from and that tell of no change, with the reason. */
const untold: Readonly<Record<string, string>> = {
  shelf_change: 'it is what tells of products',
  attribute_word: 'a value is stored in the transaction of the product that has it, which tells',
  category_address: 'an address is stored in the transaction that takes it from its category or product, which tells',
};

const never = 'no call and no job changes it';
const notShown = 'no told call shows it';
/** Columns whose change is not told although their table tells, with the reason. */
const untoldColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  merchant: {
    id: never,
    store_id: never,
    slug: never,
    created_at: never,
    type_id: notShown,
    country: notShown,
    keywords: notShown,
    collect_num: notShown,
    review_count: notShown,
    service_link: notShown,
    service_message: notShown,
    qualification_picture: notShown,
    commission_bp: notShown,
    tax_number: notShown,
    payment_account: 'payouts alone',
    payment_account_end: 'desks alone',
    state: 'is_open follows it, and tells',
    state_reason: notShown,
    state_at: notShown,
    trust: notShown,
  },
  variant: { id: never, product_id: never, unique_key: never, sku_code: notShown },
  review: {
    id: never,
    store_id: never,
    product_id: never,
    order_item_id: never,
    user_id: notShown,
    product_score: never,
    service_score: never,
    locale: never,
    sku: never,
    verified: never,
    created_at: never,
    status: 'the stars of its product are counted anew, which tells',
    merchant_reply_at: 'it changes with the reply, which tells',
  },
};

const triggers = [
  'site_changed',
  'shelf_product_changed',
  'shelf_variant_changed',
  'shelf_variants_changed',
  'shelf_merchant_changed',
  'review_shown_changed',
];

/** What asks each call for something that there is. */
const inputs = async () => {
  const product = await row(sql<{ id: number; slug: string }>`
    select id, slug from product where review_count > 0 limit 1`);
  return publicCallArguments(product ?? { id: 0, slug: '' });
};

/** Which tables there are, and the definitions of their triggers that tell. */
const tellingTables = () =>
  rows(sql<{ name: string; columns: string[]; triggers: string[] }>`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      array(select pg_get_triggerdef(t.oid) from pg_trigger t join pg_proc f on f.oid = t.tgfoid
        where t.tgrelid = c.oid and f.proname = any(${triggers})) as triggers
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);

/** The columns whose change a trigger tells: those that it names, those that it compares, or all. */
const toldBy = (definition: string, columns: readonly string[]): readonly string[] => {
  const named = /UPDATE OF ([\w, ]+?) ON /.exec(definition)?.[1];
  if (named) return named.split(', ');
  if (!definition.includes('UPDATE')) return [];
  const compared = [...definition.matchAll(/\bold\.(\w+)/g)].map(([, column = '']) => column);
  return compared.length > 0 ? compared : columns;
};

/** Tables from which the told calls are answered. What processes keep in memory for a while is read anew: their time has moved on. */
const readTables = async (names: readonly string[]): Promise<string[]> => {
  const given = await inputs();
  const later = Date.now() + 3_600_000;
  const time = jest.spyOn(Date, 'now').mockImplementation(() => later);
  const asked = await statementsDuring(async () => {
    for (const name of Object.values(trackedCalls).flat())
      expect([name, (await store.call(name, given[name])).code]).toEqual([name, 200]);
  });
  time.mockRestore();
  const plans = await Promise.all(asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text)).map(planOf));
  const scanned = new Set(
    plans.flatMap((plan) => [...plan.matchAll(/Scan(?: Backward)?(?: using \S+)? on (\w+)/g)].map(([, on]) => on)),
  );
  return names.filter((name) => scanned.has(name));
};

test('every table from which the answers of told calls are made tells of its changes', async () => {
  const tables = await tellingTables();
  const read = await readTables(tables.map(({ name }) => name));
  expect(read).toEqual(
    expect.arrayContaining(['activity', 'category', 'merchant', 'page', 'product', 'review', 'store', 'variant']),
  );
  const silent = tables.filter(({ name, triggers: own }) => own.length === 0 && read.includes(name));
  expect(silent.map(({ name }) => name).filter((name) => !(name in untold))).toEqual([]);
});

test('every column of these tables tells of its changes, or is here with the reason why not', async () => {
  const tables = (await tellingTables()).filter(({ triggers: own }) => own.length > 0);
  const found = tables.flatMap(({ name, columns, triggers: own }) => {
    const told = new Set(own.flatMap((definition) => toldBy(definition, columns)));
    return columns.filter((column) => !told.has(column)).map((column) => `${name}.${column}`);
  });
  const known = Object.entries(untoldColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(found.sort()).toEqual(known.sort());
});
