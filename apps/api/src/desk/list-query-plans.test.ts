import { deskCalls, type DeskCall, type DeskCallName } from '@souk/contract/desk';
import { type Desk, giveDesk, isMerchantsAlone } from '../testing/desk';
import { plansWhenGrown, fullScansIn } from '../testing/grown-tables';
import { type PlanNode, statementsDuring } from '../testing/recorded-statements';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

/** Tables that a statement reads whole for each of its rows. */
const readForEachRow = (node: PlanNode): string[] =>
  (node.Plans ?? []).flatMap((child) => {
    const isHashed = JSON.stringify(node).includes(`hashed ${child['Subplan Name'] ?? ''}`);
    return child['Parent Relationship'] === 'SubPlan' && !isHashed ? fullScansIn(child) : readForEachRow(child);
  });

const reads = (Object.entries(deskCalls) as [DeskCallName, DeskCall][])
  .filter(([, { method }]) => method === 'GET')
  .map(([name]) => name);

test.each(reads)('[DESK-56] the query plans of %s read no whole table for each row', async (name) => {
  const who = isMerchantsAlone(name) ? { user: 'owner', mer: desk.merchantId } : { user: 'admin' };
  const statements = await statementsDuring(() => desk.ask(name, who));
  const reading = statements.filter(({ text }) => /^\s*(\/\*.*\*\/)?\s*(select|with)\b/i.test(text));
  const plans = await plansWhenGrown(reading);
  const found = plans.flatMap(({ statement, plan }) =>
    readForEachRow(plan).map((table) => `${table}: ${statement.text}`),
  );
  expect(found).toEqual([]);
});
