import { deskCalls, type DeskCall, type DeskCallName } from '@souk/contract/desk';
import { sql } from 'kysely';
import { run, tx } from '../database/tx';
import { type Desk, giveDesk, isMerchantsAlone } from '../testing/desk';
import { type PlanNode, planTreeOf, statementsDuring } from '../testing/recorded-statements';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

/** Scans below a node that read a whole table or index. */
const wholeScans = (node: PlanNode): string[] => {
  const table = node['Relation Name'];
  const below = node.Plans ?? [];
  const isByKey = 'Index Cond' in node || below.some((child) => 'Index Cond' in child);
  return [...(table && !isByKey ? [table] : []), ...below.flatMap(wholeScans)];
};

/** Tables that a statement reads whole for each of its rows. */
const readForEachRow = (node: PlanNode): string[] =>
  (node.Plans ?? []).flatMap((child) => {
    const isHashed = JSON.stringify(node).includes(`hashed ${child['Subplan Name'] ?? ''}`);
    return child['Parent Relationship'] === 'SubPlan' && !isHashed ? wholeScans(child) : readForEachRow(child);
  });

const reads = (Object.entries(deskCalls) as [DeskCallName, DeskCall][])
  .filter(([, { method }]) => method === 'GET')
  .map(([name]) => name);

/** Has the planner believe, until the transaction ends, that every table has 10,000 rows, of each value 50; it reads one whole where it has no other way. */
const growTables = async () => {
  for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await run(sql.raw(`set local enable_${way} = off`));
  const tables = sql`relnamespace = 'public'::regnamespace and relkind = 'r'`;
  await run(
    sql`update pg_class set reltuples = 10000, relpages = greatest(1, pg_relation_size(oid) / 8192) where ${tables}`,
  );
  await run(sql`delete from pg_statistic where starelid in (select oid from pg_class where ${tables})`);
};

test.each(reads)('[DESK-24] the query plans of %s read no whole table for each row', async (name) => {
  const who = isMerchantsAlone(name) ? { user: 'owner', mer: desk.merchantId } : { user: 'admin' };
  const statements = await statementsDuring(() => desk.ask(name, who));
  const reading = statements.filter(({ text }) => /^\s*(\/\*.*\*\/)?\s*(select|with)\b/i.test(text));
  const found: string[] = [];
  const rolledBack = new Error('nothing of it stays');
  const plan = tx(async () => {
    await growTables();
    for (const statement of reading)
      for (const table of readForEachRow(await planTreeOf(statement))) found.push(`${table}: ${statement.text}`);
    throw rolledBack;
  });
  await expect(plan).rejects.toBe(rolledBack);
  expect(found).toEqual([]);
});
