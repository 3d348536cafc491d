import { sql } from 'kysely';
import { firstToCome, oldestRunning } from '../../database/snapshot';
import { row } from '../../database/tx';
import { changedSince } from '../catalogue-index/shelf-changes';

/** What changed since a mark. */
export interface ChangedProducts {
  /** From where to ask next time. */
  mark: number;
  /** True when the mark is of another database: one that was restored, or begun anew. */
  isUnknownMark: boolean;
  products: { id: number; changedIn: number }[];
}

/** Products of all stores that changed in or after transaction `mark`. Those of one that still runs are seen when it has ended. */
export async function readChangedProducts(mark: number): Promise<ChangedProducts> {
  const found = await row(sql<ChangedProducts>`
    select ${oldestRunning} as mark, ${mark}::bigint > ${firstToCome} as "isUnknownMark",
      coalesce((
        select json_agg(json_build_object('id', product_id, 'changedIn', changed_in))
        ${changedSince(mark)}), '[]') as products`);
  return found ?? { mark, isUnknownMark: false, products: [] };
}
