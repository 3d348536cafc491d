import { sql } from 'kysely';
import { rows } from '../../database/tx';

/**
 * Rows of `shelf_change` of all stores, in or after a transaction: what follows the columns of a `select`. It names the stores because
 * the table's index begins with them; without, each look would read a row of every product there is.
 */
export const changedSince = (transaction: number) => sql`
  from shelf_change where store_id = any(array(select id from store)) and changed_in >= ${transaction}`;

/** Products whose discount ended between two moments: their price changes with no row that does. */
export const readEndedDiscounts = async (from: Date, to: Date): Promise<number[]> =>
  (
    await rows(sql<{ id: number }>`
      select id from product where discount > 0 and discount_expiry > ${from} and discount_expiry <= ${to}`)
  ).map(({ id }) => id);
