import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { planOf, statementsDuring } from '../testing/recorded-statements';
import { createTestApp, type TestApp } from '../testing/test-app';
import { pageChanges } from './changes.repository';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store?.close());

/** Tables that stay small whatever a shop sells: reading the whole of one is what the database rightly does. */
const small = ['store', 'activity'];

/** Twenty thousand products that changed long ago, as many changes of the site, and two thousand merchants without a holiday. */
const fill = async () => {
  await run(
    sql`insert into shelf_change(product_id, store_id, changed_in) select 1000000 + n, 1, -n from generate_series(1, 20000) as n`,
  );
  await run(sql`insert into site_change(changed_in) select -n from generate_series(1, 20000) as n`);
  await run(
    sql`insert into merchant(store_id, slug, name) select 1, 'many-' || n, 'Many ' || n from generate_series(1, 2000) as n`,
  );
  for (const table of ['shelf_change', 'site_change', 'merchant', 'product', 'store', 'activity'])
    await run(sql`analyze ${sql.table(table)}`);
};

test('a look for changes reads no table as a whole that grows with the shop', async () => {
  await fill();
  const { mark } = await pageChanges(null, store.deps.clock.now());
  const asked = await statementsDuring(() => pageChanges(mark, store.deps.clock.now()));
  const own = asked.filter(({ text }) => /shelf_change|discount_expiry|closed_until/.test(text));
  expect(own).toHaveLength(3);
  const plans = (await Promise.all(own.map(planOf))).join('\n');
  const whole = [...plans.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
  expect(whole.filter((table) => !small.includes(table ?? ''))).toEqual([]);
  // From where it is entered: an index whose first column is not asked for is read as a whole, and EXPLAIN names it all the same.
  expect(plans).toMatch(/using shelf_change_newest[^\n]*\n\s*Index Cond: \(\(store_id = ANY/);
});

test('what changed in any store is told', async () => {
  const { mark } = await pageChanges(null, store.deps.clock.now());
  const found = await row(sql<{ id: number }>`
    insert into store(name, hosts) values ('Second', '{second.test}') returning id`);
  await run(
    sql`insert into shelf_change(product_id, store_id, changed_in) values (2000001, ${found?.id}, ${mark.transaction})`,
  );
  expect((await pageChanges(mark, store.deps.clock.now())).written).toContainEqual([
    'product-2000001',
    mark.transaction,
  ]);
});
