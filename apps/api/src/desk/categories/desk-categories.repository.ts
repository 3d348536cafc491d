import type { CategoryWords } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';
import type { Placed } from './place-category';

/** A category as the desk reads it. */
export interface SeenCategory extends Placed {
  version: number;
  slug: string;
  name: { en: string; fr: string };
  picture: string;
  /** Products in it, not below it, with those of the categories that it took in. */
  products: number;
  /** Those of them that have not followed yet, where it was moved or took another one in. */
  following: number;
}

/** The categories of a store with the number of their products. */
export const listCategories = ({ storeId }: Scope) =>
  rows(sql<SeenCategory>`
    select c.id, c.version, c.parent_id as "parentId", c.level, c.sort, c.path, c.slug, c.name, c.picture,
      coalesce(n.products, 0) as products, coalesce(n.following, 0) as following
    from category c left join (
      select coalesce(x.merged_into, x.id) as category_id, count(*)::int as products,
        count(*) filter (where x.merged_into is not null or p.category_path <> x.path)::int as following
      from product p join category x on x.id = p.category_id where p.store_id = ${storeId} group by 1
    ) n on n.category_id = c.id
    where c.store_id = ${storeId} and c.merged_into is null`);

/** Has other changes of the tree, and products that are put into it, wait until the transaction ends. */
export const holdTree = ({ storeId }: Scope) =>
  run(sql`select id from category where store_id = ${storeId} order by id for update`);

/** Whether a category of the store has this address. */
export const isSlugTaken = async ({ storeId }: Scope, slug: string): Promise<boolean> =>
  (await row(sql`select 1 from category where store_id = ${storeId} and slug = ${slug}`)) !== undefined;

/** Writes a category as the last one under its parent. @returns its id */
export async function insertCategory(
  { storeId }: Scope,
  { nameEn, nameFr, picture, slug }: CategoryWords & { slug: string },
  parent: Placed | undefined,
): Promise<number> {
  const made = await row(sql<{ id: number }>`
    insert into category(store_id, parent_id, level, slug, name, picture, sort, path)
    values (${storeId}, ${parent?.id ?? null}, ${(parent?.level ?? 0) + 1}, ${slug},
      ${JSON.stringify({ en: nameEn, fr: nameFr })}::jsonb, ${picture},
      (select coalesce(max(sort), -1) + 1 from category
        where store_id = ${storeId} and parent_id is not distinct from ${parent?.id ?? null}::bigint), '{}')
    returning id`);
  const id = made?.id ?? 0;
  await run(sql`update category set path = ${[...(parent?.path ?? []), id]}::bigint[] where id = ${id}`);
  return id;
}

/** Changes words and picture. @returns the new version; undefined: it was changed meanwhile */
export const updateWords = async (
  id: number,
  version: number,
  { nameEn, nameFr, picture }: CategoryWords,
): Promise<number | undefined> =>
  (
    await row(sql<{ version: number }>`
      update category set version = version + 1, name = ${JSON.stringify({ en: nameEn, fr: nameFr })}::jsonb,
        picture = ${picture}
      where id = ${id} and version = ${version} returning version`)
  )?.version;

/** Counts a category's changes. @returns the new version; undefined: it was changed meanwhile */
export const raiseCategory = async (id: number, version: number): Promise<number | undefined> =>
  (
    await row(sql<{ version: number }>`
      update category set version = version + 1 where id = ${id} and version = ${version} returning version`)
  )?.version;

/** Writes where categories stand. */
export async function writePlaces(places: readonly Placed[]): Promise<void> {
  for (const { id, parentId, level, sort, path } of places)
    await run(sql`
      update category set parent_id = ${parentId}, level = ${level}, sort = ${sort}, path = ${[...path]}::bigint[]
      where id = ${id}`);
}

/** How many coupons hold for a category, those included that shoppers have received. */
export const couponsOf = async (id: number): Promise<number> =>
  (
    await row(sql<{ coupons: number }>`
      select (select count(*) from coupon where ${id} = any(category_ids))::int
        + (select count(*) from user_coupon where ${id} = any(category_ids))::int as coupons`)
  )?.coupons ?? 0;

const tablesOfCoupons = ['coupon', 'user_coupon'];

/**
 * Takes a category out of the tree and has another one take in what it holds: its products follow by the job, and until then its
 * coupons hold for both. What it took in itself goes there too.
 */
export async function mergeInto(id: number, to: number): Promise<void> {
  await run(sql`update category set merged_into = ${to}, parent_id = ${to} where id = ${id}`);
  await run(sql`update category set merged_into = ${to}, parent_id = ${to} where merged_into = ${id}`);
  for (const table of tablesOfCoupons)
    await run(sql`
      update ${sql.table(table)} set category_ids = array_prepend(${to}::bigint, array_remove(category_ids, ${to}::bigint))
      where ${id} = any(category_ids)`);
}

/** Deletes the categories of a store that another one took in and whose products have all followed. @returns whether all have */
export async function deleteMerged(storeId: number): Promise<boolean> {
  const empty = await rows(sql<{ id: number }>`
    select id from category c where store_id = ${storeId} and merged_into is not null
      and not exists (select 1 from product where category_id = c.id) order by id for update`);
  const ids = empty.map(({ id }) => id);
  for (const table of ids.length > 0 ? tablesOfCoupons : [])
    await run(sql`
      update ${sql.table(table)} set category_ids = array(
        select each from unnest(category_ids) with ordinality as held(each, place)
        where each <> all(${ids}::bigint[]) order by place)
      where category_ids && ${ids}::bigint[]`);
  await run(sql`delete from category where id = any(${ids}::bigint[])`);
  return (await row(sql`select 1 from category where store_id = ${storeId} and merged_into is not null`)) === undefined;
}

/** Has the address of a category, and those that led to it, lead on to another one. */
export async function leadOn(
  { storeId }: Scope,
  { id, slug }: { id: number; slug: string },
  to: number,
): Promise<void> {
  await run(sql`update category_address set category_id = ${to} where category_id = ${id}`);
  await run(sql`
    insert into category_address(store_id, slug, category_id) values (${storeId}, ${slug}, ${to})
    on conflict (store_id, slug) do update set category_id = excluded.category_id`);
}

export const deleteCategory = (id: number) => run(sql`delete from category where id = ${id}`);

const batch = 500;

/** Has some products of the store follow their category that was moved, or taken in by another one. @returns how many did; 0: all have */
export const followCategories = (storeId: number, most = batch): Promise<number> =>
  run(sql`
    update product p set category_id = c.id, category_path = c.path
    from category y join category c on c.id = coalesce(y.merged_into, y.id)
    where y.id = p.category_id and p.id in (
      select x.id from product x join category z on z.id = x.category_id
      where x.store_id = ${storeId} and (z.merged_into is not null or x.category_path <> z.path)
      limit ${most} for update of x skip locked)`);
