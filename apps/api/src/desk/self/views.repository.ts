import type { DeskView, ViewedList, ViewSaveInput } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';

/** Whose views, and at which desk; `merchantId` null: the platform's. */
interface Owner {
  sub: string;
  merchantId: number | null;
}

const whose = ({ sub, merchantId }: Owner) => sql`v.sub = ${sub} and v.merchant_id is not distinct from ${merchantId}`;

/** Somebody's views, by name. */
export const viewsOf = (owner: Owner) =>
  rows(
    sql<DeskView>`select v.id, v.list, v.name, v.query from desk_view v where ${whose(owner)} order by v.name, v.id`,
  );

/**
 * How many views of a list somebody has besides one of this name. Two windows of one person wait for each other here, so neither
 * counts before the other has stored its own.
 */
export const countOtherViews = async (
  owner: Owner,
  { list, name }: { list: ViewedList; name: string },
): Promise<number> => {
  await run(sql`select 1 from shopper where sub = ${owner.sub} for no key update`);
  const found = await row(sql<{ count: number }>`
    select count(*)::int as count from desk_view v where ${whose(owner)} and v.list = ${list} and v.name <> ${name}`);
  return found?.count ?? 0;
};

/** Stores a view, in place of one of that name. @returns its id */
export const storeView = async ({ sub, merchantId }: Owner, { list, name, query }: ViewSaveInput): Promise<number> => {
  const stored = await row(sql<{ id: number }>`
    insert into desk_view(sub, merchant_id, list, name, query) values (${sub}, ${merchantId}, ${list}, ${name}, ${query})
    on conflict (sub, merchant_id, list, name) do update set query = excluded.query returning id`);
  return stored?.id ?? 0;
};

/** @returns false: they have no such view at this desk */
export const deleteView = async (owner: Owner, id: number): Promise<boolean> =>
  (await run(sql`delete from desk_view v where ${whose(owner)} and v.id = ${id}`)) > 0;
