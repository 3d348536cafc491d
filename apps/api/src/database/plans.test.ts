import { sql } from 'kysely';
import { isUnpaid } from '../orders/access';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testWhere } from '@souk/run/where';
import { row, rows, run, tx } from './tx';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app?.close());

const planOf = async (statement: ReturnType<typeof sql>) =>
  (await rows(sql<Record<'QUERY PLAN', string>>`explain ${statement}`)).map((line) => line['QUERY PLAN']).join('\n');

test('the seed says nothing of tables that it left empty: the planner would read the whole of them for ever', async () => {
  const believedEmpty = await rows(sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples = 0`);
  expect(believedEmpty).toEqual([]);
});

test('an unpaid purchase is found by its number, not among all that are unpaid', async () => {
  const plan = await tx(async () => {
    await run(sql`set local enable_seqscan = off`); // the seed's purchases stand on one page
    return planOf(sql`update purchase set pay_type = 'stripe' where order_no = 'PT1' and ${isUnpaid}`);
  });
  expect(plan).toContain('purchase_pkey');
});

// Such an index on a bare column serves `=` too, and was taken for joins by a whole number: milliseconds each instead of microseconds.
test('an index of letters stands on an expression', async () => {
  const indexes = await rows(sql<{ name: string; onColumn: boolean }>`
    select distinct c.relname as name, 0 <> all(i.indkey) as "onColumn"
    from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_opclass o on o.oid = any(i.indclass) where o.opcname like '%trgm_ops'`);
  expect(indexes.length).toBeGreaterThan(3);
  expect(indexes.filter(({ onColumn }) => onColumn)).toEqual([]);
});

// A server's connections plan for themselves, and the one that filled the store has planned already.
const onEmbedded = testWhere(!process.env.TEST_DATABASE_URL, 'the embedded database, which has one new connection');

onEmbedded('a table that grew is read by its index soon, not after thousands of statements', async () => {
  await run(sql`create table grown(id int primary key, text text)`);
  await run(sql`insert into grown select 1, 'one'`);
  await run(sql`analyze grown`);
  const ask = async (times: number) => {
    for (let n = 0; n < times; n += 1) await row(sql`select text from grown where id = ${1}`);
    const kept = await row(sql<{ name: string }>`
      select name from pg_prepared_statements where statement like 'select text from grown%'`);
    return planOf(sql`execute ${sql.raw(kept?.name ?? '')}(1)`);
  };
  expect(await ask(8)).toContain('Seq Scan');
  await run(sql`insert into grown select n, repeat('much ', 20) from generate_series(2, 5000) as n`);
  expect(await ask(200)).toContain('Index Scan');
});
