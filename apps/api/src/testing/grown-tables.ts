import { sql } from 'kysely';
import { rows, run, tx } from '../database/tx';
import { type PlanNode, planTreeOf, type RecordedStatement } from './recorded-statements';

/** Has the planner believe, until the transaction ends, that every table has 10,000 rows, of each value 50; it reads one whole where it has no other way. */
const growTables = async () => {
  for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await run(sql.raw(`set local enable_${way} = off`));
  const tables = sql`relnamespace = 'public'::regnamespace and relkind = 'r'`;
  await run(
    sql`update pg_class set reltuples = 10000, relpages = greatest(1, pg_relation_size(oid) / 8192) where ${tables}`,
  );
  await run(sql`delete from pg_statistic where starelid in (select oid from pg_class where ${tables})`);
};

const rolledBack = new Error('nothing of it stays');

/** Query plans of statements, as the planner makes them when every table is long. A table without rows is planned as an empty one. */
export async function plansWhenGrown(
  statements: readonly RecordedStatement[],
): Promise<{ statement: RecordedStatement; plan: PlanNode }[]> {
  const found: { statement: RecordedStatement; plan: PlanNode }[] = [];
  const planning = tx(async () => {
    await growTables();
    for (const statement of statements) found.push({ statement, plan: await planTreeOf(statement) });
    throw rolledBack;
  });
  await planning.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
  return found;
}

/**
 * Whether a scan finds its rows by a key, or by an index that holds what is wanted and little else; of several indexes together, by each of
 * them. A condition on the store alone is a key here: lists count and sort by it, and are measured (`npm run bench -- desk`).
 */
const isByKeyIn = (node: PlanNode, parts: ReadonlySet<string>): boolean => {
  if (node['Node Type'] !== 'Bitmap Heap Scan' && node['Node Type'] !== 'BitmapOr' && node['Node Type'] !== 'BitmapAnd')
    return 'Index Cond' in node || parts.has(node['Index Name'] ?? '');
  const bitmaps = (node.Plans ?? []).filter((one) => one['Node Type']?.startsWith('Bitmap'));
  return bitmaps.filter((one) => one['Parent Relationship'] !== 'SubPlan').every((one) => isByKeyIn(one, parts));
};

/** Tables of which a plan scans all rows, or a whole index. @param parts names of indexes that hold a part of their table */
export const fullScansIn = (node: PlanNode, parts: ReadonlySet<string> = new Set()): string[] => {
  const table = node['Node Type'] === 'ModifyTable' ? undefined : node['Relation Name'];
  const below = node.Plans ?? [];
  const isByKey = isByKeyIn(node, parts);
  return [...(table && !isByKey ? [table] : []), ...below.flatMap((child) => fullScansIn(child, parts))];
};

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

/** Those of some tables that have rows. */
export const filled = async (names: readonly string[]) => {
  if (names.length === 0) return [];
  const asked = names.map((name) => sql`select ${name}::text as name where exists (select 1 from ${sql.table(name)})`);
  return (await rows(sql<{ name: string }>`${sql.join(asked, sql` union all `)}`)).map(({ name }) => name);
};

/** Conditions of indexes that hold nearly all rows of their table. */
const nearlyAll = 'listed|on_shelf|PUBLISHED|IS NOT NULL|archived_at IS NULL';

/** Indexes that hold what waits, what is open and the like: reading one whole reads no more than is wanted. */
const partialIndexes = async () => {
  const partial = await rows(sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indpred is not null and pg_get_expr(indpred, indrelid) !~ ${nearlyAll}`);
  return new Set(partial.map(({ name }) => name));
};

/**
 * Full scans of tables that grow with shoppers or goods, in the query plans of statements: for each the table and the statement. A table
 * without rows is left out, since its plan tells nothing.
 */
export const fullScans = async (statements: readonly RecordedStatement[]) => {
  const own = statements.filter(
    ({ text }) => /^\s*(\/\*.*\*\/)?\s*(select|with|insert|update|delete)\b/i.test(text) && !text.includes('pgboss'),
  );
  const plans = await plansWhenGrown(own);
  const parts = await partialIndexes();
  const found = plans.flatMap(({ statement, plan }) =>
    fullScansIn(plan, parts)
      .filter((table) => !short.includes(table))
      .map((table) => ({ table, text: statement.text.replace(/\s+/g, ' ') })),
  );
  const withRows = await filled(found.map(({ table }) => table));
  return found.filter(({ table }) => withRows.includes(table)).map(({ table, text }) => `${table}: ${text}`);
};
