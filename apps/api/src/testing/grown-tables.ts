import { sql } from 'kysely';
import { run, tx } from '../database/tx';
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

/** How the database would carry out statements in a store whose tables are long. A table without a row stays one. */
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

/** Whether a scan finds its rows by a key, or by an index that holds a part of the table; of several indexes together, by each of them. */
const isByKeyIn = (node: PlanNode, parts: ReadonlySet<string>): boolean => {
  const bitmaps = (node.Plans ?? []).filter((one) => one['Node Type']?.startsWith('Bitmap'));
  if (bitmaps.length > 0) return bitmaps.every((one) => isByKeyIn(one, parts));
  return 'Index Cond' in node || parts.has(node['Index Name'] ?? '');
};

/** Scans below a node that read a whole table or index, by the table. @param parts names of indexes that hold a part of their table */
export const wholeScans = (node: PlanNode, parts: ReadonlySet<string> = new Set()): string[] => {
  const table = node['Node Type'] === 'ModifyTable' ? undefined : node['Relation Name'];
  const below = node.Plans ?? [];
  const isByKey = isByKeyIn(node, parts);
  return [...(table && !isByKey ? [table] : []), ...below.flatMap((child) => wholeScans(child, parts))];
};
