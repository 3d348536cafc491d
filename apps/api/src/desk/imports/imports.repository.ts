import type { ImportRowState, ImportRun, ProductFilter } from '@souk/contract/desk';
import { importMarkedPercent, importSteepPercent } from '@souk/domain/desk';
import { sql } from 'kysely';
import type { Locale } from '../../locale';
import { row, rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';
import { productsMatching } from '../products/product-filter';
import type { Cells, FileVariant } from './columns';
import type { CheckedLine } from './check-lines';
import type { Change, Problem } from './line-cells';
import { inParts } from './turns';

const variantColumns = (now: Date) => sql`p.id as product_id, p.version, p.unique_key, p.slug,
  array(select a.slug from category_address a where a.product_id = p.id) as old_slugs, p.attributes, (select m.slug from merchant m where m.id = p.merchant_id) as merchant, v.id as variant_id, v.sku, p.name_en, p.name_fr,
  p.description_en, p.description_fr, p.seo, (select c.slug from category c where c.id = p.category_id) as category, p.on_shelf,
  v.price_cents, v.compared_cents, v.stock, v.sku_code,
  case when p.discount > 0 and p.discount_expiry > ${now} then p.discount else 0 end as discount,
  case when p.discount > 0 and p.discount_expiry > ${now} then p.discount_expiry end as discount_expiry`;

/** Variants of a list of products as a file holds them, at most so many. */
export const variantsOfList = (scope: Scope, filter: ProductFilter, { now, most }: { now: Date; most: number }) =>
  rows(sql<FileVariant>`
    select ${variantColumns(now)} from variant v
      join (select p.* ${productsMatching(scope, filter, now)}) p on p.id = v.product_id
    order by p.name_en, p.id, v.id limit ${most}`);

/**
 * Variants of products by the keys, addresses or old addresses that a file names, of the scope alone. Each kind of name is looked up by
 * its own index: one condition for all three read every product of the store.
 */
export const variantsOfKeys = ({ storeId, merchantId }: Scope, keys: readonly string[], now: Date) =>
  rows(sql<FileVariant>`
  select ${variantColumns(now)} from product p join variant v on v.product_id = p.id
  where p.store_id = ${storeId} and p.id in (
      select id from product where store_id = ${storeId} and unique_key = any(${[...keys]}::text[])
      union select id from product where store_id = ${storeId} and slug = any(${[...keys]}::text[])
      union select product_id from category_address where store_id = ${storeId} and slug = any(${[...keys]}::text[]))
    ${merchantId === null ? sql`` : sql`and p.merchant_id = ${merchantId}`} order by p.id, v.id`);

/** Which of some addresses products of the store have or had, whoever's they are. */
export const takenAddresses = (storeId: number, addresses: readonly string[]) =>
  rows(sql<{ slug: string }>`
    select slug from product where store_id = ${storeId} and slug = any(${[...addresses]}::text[])
    union
    select slug from category_address
    where store_id = ${storeId} and slug = any(${[...addresses]}::text[]) and product_id is not null`);

/** Merchants of the store by some addresses, with their ids. */
export const merchantSlugs = (storeId: number, addresses: readonly string[]) =>
  rows(sql<{ id: number; slug: string }>`
    select id, slug from merchant where store_id = ${storeId} and slug = any(${[...addresses]}::text[])`);

/** Slugs of the store's categories, with their ids. */
export const categorySlugs = (storeId: number) =>
  rows(sql<{ id: number; slug: string }>`
    select id, slug from category where store_id = ${storeId} and merged_into is null`);

const stateOf = ({ isNew, change, problems }: Pick<CheckedLine, 'isNew' | 'change' | 'problems'>): ImportRowState => {
  if (problems.length > 0) return 'bad';
  if (isNew) return 'new';
  return Object.keys(change).length > 0 ? 'changed' : 'same';
};

const insertLines = (id: number, lines: readonly CheckedLine[]) => {
  const part = lines.map(({ line, variant, isNew, cells, change, problems }) => ({
    line,
    product_id: variant?.product_id ?? null,
    version: variant?.version ?? null,
    variant_id: variant?.variant_id ?? null,
    cells,
    change: problems.length > 0 ? {} : change,
    problems,
    state: stateOf({ isNew, change, problems }),
  }));
  return run(sql`
    insert into import_row(import_id, line, product_id, version, variant_id, cells, change, problems, state)
    select ${id}::bigint, line, product_id, version, variant_id, cells, change, problems, state
    from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as x(line int, product_id bigint, version int, variant_id bigint,
      cells jsonb, change jsonb, problems jsonb, state text)`);
};

/** Lines that are stored by one statement: on the embedded database each holds the process. */
const storedTogether = 100;

/** A check ends within minutes: a run that is older was cut off. */
const deleteCutOff = (now: Date) =>
  run(sql`delete from import_run where state = 'checking' and created_at < ${now}::timestamptz - interval '1 day'`);

/**
 * Stores a file of products that was checked, line by line with its problems, part by part: others have their turn between two. Nobody
 * sees it before `moveRun` has it checked; nothing of it is applied yet.
 * @returns the import's id
 */
export async function insertRun(
  scope: Scope,
  run_: { file: string; actor: { sub: string; name: string }; locale: Locale; now: Date },
  lines: readonly CheckedLine[],
): Promise<number> {
  await deleteCutOff(run_.now);
  const made = await row(sql<{ id: number }>`
    insert into import_run(store_id, merchant_id, file_name, state, actor, actor_name, locale, created_at)
    values (${scope.storeId}, ${scope.merchantId}, ${run_.file}, 'checking', ${run_.actor.sub}, ${run_.actor.name},
      ${run_.locale}, ${run_.now}) returning id`);
  const id = made?.id ?? 0;
  await inParts(lines, storedTogether, async (part) => {
    await insertLines(id, part);
    return [];
  });
  return id;
}

/** A run with how many of its lines stand where: the database counts them as they are written. */
export interface RunRow {
  id: number;
  store_id: number;
  merchant_id: number | null;
  file_name: string;
  state: ImportRun['state'];
  actor: string;
  actor_name: string;
  locale: Locale;
  created_at: Date;
  lines: number;
  fresh: number;
  changed: number;
  same: number;
  bad: number;
  applied: number;
  refused: number;
  lines_forgotten: boolean;
  /** It is to be applied, but the queue has given its work up, or forgotten it. */
  is_stopped: boolean;
}

/** The queue whose work is to apply one run. */
export const importJob = 'products.import';

// one statement: an import that ends between two would be taken for one that stopped
const runs = sql`
  select r.*, r.state = 'applying' and not exists (
    select 1 from pgboss.job j
    where j.name = ${sql.lit(importJob)} and j.state in ('created', 'retry', 'active') and j.data ->> 'id' = r.id::text) as is_stopped
  from import_run r`;

/** Runs that a scope sees: those that were checked. A merchant's are its own alone. */
const runsSeen = ({ storeId, merchantId }: Scope) =>
  sql`r.store_id = ${storeId} and r.state <> 'checking' ${merchantId === null ? sql`` : sql`and r.merchant_id = ${merchantId}`}`;

/** The latest runs that a scope sees. */
export const latestRuns = (scope: Scope) =>
  rows(sql<RunRow>`${runs} where ${runsSeen(scope)} order by r.id desc limit 10`);

/** One run that a scope sees; undefined: there is none. */
export const seenRun = (scope: Scope, id: number) =>
  row(sql<RunRow>`${runs} where ${runsSeen(scope)} and r.id = ${id}`);

/** A run by its number alone: for its own job. */
export const findRun = (id: number) => row(sql<RunRow>`${runs} where r.id = ${id}`);

/** Whether a run still is to be applied: asked before each product. */
export const isApplying = async (id: number): Promise<boolean> =>
  (await row(sql`select 1 from import_run where id = ${id} and state = 'applying'`)) !== undefined;

/** Moves a run on from where it was seen. @returns whether it was there */
export const moveRun = async (id: number, from: readonly string[], to: RunRow['state'], now: Date): Promise<boolean> =>
  (await run(sql`
    update import_run set state = ${to}, finished_at = ${to === 'applying' || to === 'checked' ? null : now}
    where id = ${id} and state = any(${[...from]}::text[])`)) > 0;

/** A line as it stands. */
export interface RowRow {
  line: number;
  product_id: number | null;
  version: number | null;
  variant_id: number | null;
  cells: Cells;
  change: Change;
  problems: (Problem | { column: string; message: string })[];
}

/** A line whose price moves by more than so many percent. What a new product costs moves nothing. */
const pricesBy = (percent: number) => sql`price_moved_percent > ${percent}`;

/** What a run does to prices, and how much of it is marked. */
export interface ImportFigures {
  prices: number;
  steep: number;
  marked: number;
  emptied: number;
}

/** Counts, over all lines of a run, the prices that it changes, those that move far, those that are marked, and the cells that it empties. */
export const figuresOf = async (id: number): Promise<ImportFigures> =>
  (await row(sql<ImportFigures>`
    select count(price_moved_percent)::int as prices,
      count(*) filter (where ${pricesBy(importSteepPercent)})::int as steep,
      count(*) filter (where ${pricesBy(importMarkedPercent)})::int as marked, coalesce(sum(emptied_cells), 0)::int as emptied
    from import_row where import_id = ${id}`)) ?? { prices: 0, steep: 0, marked: 0, emptied: 0 };

/** A line with the names of its product, which has none yet when it is new. */
export type NamedRow = RowRow & { name_en: string | null; name_fr: string | null };

/** Lines of a run in one state, the first ones; those with a mark before the others. */
export const rowsOf = (id: number, state: ImportRowState, most: number) =>
  rows(sql<NamedRow>`
    select line, product_id, version, variant_id, cells, change, problems,
      (select p.name_en from product p where p.id = product_id) as name_en, (select p.name_fr from product p where p.id = product_id) as name_fr
    from import_row
    where import_id = ${id} and state = ${state}
    order by (coalesce(${pricesBy(importMarkedPercent)}, false) or emptied_cells > 0) desc, line limit ${most}`);

/** How many lines are read together, at least: a statement for each product costs a tenth of its change. */
const readTogether = 50;

/** Lines of the next products that wait to be changed, product by product. @param after products up to this one are done, and not looked through again */
export const nextProducts = (id: number, after: number) =>
  rows(sql<RowRow & { product_id: number; version: number; variant_id: number }>`
    select line, product_id, version, variant_id, cells, change, problems from import_row
    where import_id = ${id} and state = 'changed' and product_id > ${after} and product_id <= coalesce((
      select product_id from import_row where import_id = ${id} and state = 'changed' and product_id > ${after}
      order by product_id offset ${readTogether - 1} limit 1), ${Number.MAX_SAFE_INTEGER}::bigint)
    order by product_id, line`);

/** Lines of the next product that waits to be made. @param after addresses up to this one are done */
export const nextNew = (id: number, after: string) =>
  rows(sql<RowRow>`
    select line, product_id, version, variant_id, cells, change, problems from import_row
    where import_id = ${id} and state = 'new' and cells ->> 'product' = (
      select cells ->> 'product' from import_row where import_id = ${id} and state = 'new'
        and cells ->> 'product' > ${after} order by cells ->> 'product' limit 1)
    order by line`);

/** Notes what became of the lines of a product that was to be made. @param outcome its id, or why it was refused */
export const closeNew = (id: number, address: string, outcome: { productId: number } | { message: string }) =>
  run(sql`
    update import_row set state = ${'productId' in outcome ? 'applied' : 'refused'},
      product_id = ${'productId' in outcome ? outcome.productId : null},
      problems = ${JSON.stringify('message' in outcome ? [{ column: 'product', message: outcome.message }] : [])}::jsonb
    where import_id = ${id} and state = 'new' and cells ->> 'product' = ${address}`);

/** Notes what became of the lines of one product. @param message why they were refused */
export const closeRows = (id: number, productId: number, message: string | null) =>
  run(sql`
    update import_row set state = ${message === null ? 'applied' : 'refused'},
      problems = ${JSON.stringify(message === null ? [] : [{ column: 'product', message }])}::jsonb
    where import_id = ${id} and product_id = ${productId} and state = 'changed'`);
