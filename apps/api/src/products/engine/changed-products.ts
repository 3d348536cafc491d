import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { storeIds } from '../catalogue-index/catalogue-index.repository';

/** What changed since a mark. */
export interface ChangedProducts {
  /** From where to ask next time. */
  mark: number;
  /** True when the mark is of another database: one that was restored, or begun anew. */
  isUnknownMark: boolean;
  products: { id: number; changedIn: number }[];
}

/** From where changes are asked by whoever reads everything now. */
export async function currentMark(): Promise<number> {
  const found = await row(sql<{ mark: number }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as mark`);
  return found?.mark ?? 0;
}

/** Products of all stores that changed in or after transaction `mark`. Those of one that still runs are seen when it has ended. */
export async function readChangedProducts(mark: number): Promise<ChangedProducts> {
  const found = await row(sql<ChangedProducts>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as mark,
      ${mark}::bigint > pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "isUnknownMark",
      coalesce((
        select json_agg(json_build_object('id', product_id, 'changedIn', changed_in))
        from shelf_change where store_id = any(${await storeIds()}::bigint[]) and changed_in >= ${mark}), '[]') as products`);
  return found ?? { mark, isUnknownMark: false, products: [] };
}

/** Products whose discount ended between two moments: their price changes with no row that does. */
export const readEndedDiscounts = async (from: Date, to: Date) =>
  (
    await rows(sql<{ id: number }>`
      select id from product where discount > 0 and discount_expiry > ${from} and discount_expiry <= ${to}`)
  ).map(({ id }) => id);
