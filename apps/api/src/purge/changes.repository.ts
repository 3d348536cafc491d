import { sql } from 'kysely';
import { row, run } from '../database/tx';

/** What changed, each with the transaction it changed in, and the mark from which to ask next time. */
export interface Changes {
  mark: number;
  products: { id: number; changedIn: number }[];
  /** The last transaction that changed what every page shows; null when none did. */
  siteChangedIn: number | null;
}

/** From where changes are asked by whoever has seen nothing yet. */
export async function currentMark(): Promise<number> {
  const found = await row(sql<{ mark: number }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as mark`);
  return found?.mark ?? 0;
}

/** Changes of all stores in or after transaction `mark`. Those of a transaction that still runs are seen when it has ended. */
export async function readChanges(mark: number): Promise<Changes> {
  const found = await row(sql<Changes>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as mark,
      (select max(changed_in) from site_change where changed_in >= ${mark}) as "siteChangedIn",
      coalesce((
        select json_agg(json_build_object('id', product_id, 'changedIn', changed_in))
        from shelf_change where changed_in >= ${mark}), '[]') as products`);
  return found ?? { mark, products: [], siteChangedIn: null };
}

/** Forgets what every process has long read. */
export const dropChangesBefore = (mark: number) => run(sql`delete from site_change where changed_in < ${mark}`);
