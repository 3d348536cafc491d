import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { containsText } from '../contains-text';

/** The store's rate, in basis points. */
export const storeRate = async (storeId: number): Promise<number> =>
  (await row(sql<{ commission_bp: number }>`select commission_bp from store where id = ${storeId}`))?.commission_bp ??
  0;

/** One page of the merchants of a store with their own rates, and how many match. */
export async function merchantRates(storeId: number, q: string, at: { limit: number; offset: number }) {
  const which = sql`from merchant where store_id = ${storeId} and ${containsText(q, sql`name`)}`;
  const list = await rows(sql<{ id: number; name: string; rate: number | null }>`
    select id, name, commission_bp as rate ${which} order by name, id limit ${at.limit} offset ${at.offset}`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** Whether a store has a merchant. */
export const hasMerchant = async (storeId: number, id: number): Promise<boolean> =>
  (await row(sql`select 1 from merchant where id = ${id} and store_id = ${storeId}`)) !== undefined;

/** A rate as it was seen and as it shall be. `merchantId` null: the store's. */
interface RateChange {
  merchantId: number | null;
  from: number | null;
  to: number | null;
}

/** Sets a rate. @returns whether it was as it was seen */
export const updateRate = async (storeId: number, { merchantId, from, to }: RateChange): Promise<boolean> =>
  (await run(
    merchantId === null
      ? sql`update store set commission_bp = ${to} where id = ${storeId} and commission_bp = ${from}`
      : sql`update merchant set commission_bp = ${to} where id = ${merchantId} and store_id = ${storeId}
          and commission_bp is not distinct from ${from}::int`,
  )) > 0;
