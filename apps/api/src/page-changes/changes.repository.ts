import { productKey, storeKey, type ChangeMark, type PageChanges } from '@souk/contract/internal';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** The oldest transaction that may still write: what it changed is seen when it has ended. */
const currentTransaction = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

type Written = { transaction: number; products: [id: number, changedIn: number][]; site: number[] };

const writtenSince = (transaction: number) =>
  row(sql<Written>`
    select ${currentTransaction} as transaction,
      coalesce((select json_agg(changed_in) from site_change where changed_in >= ${transaction}), '[]') as site,
      coalesce((
        select json_agg(json_build_array(product_id, changed_in))
        from shelf_change where changed_in >= ${transaction}), '[]') as products`);

/** Discounts that ended, sales that began or ended, and holidays of merchants that ended, after `from` and up to `to`. */
const passedBetween = async (from: string, to: string): Promise<string[]> => {
  const products = await rows(sql<{ id: number }>`
    select id from product where discount > 0 and discount_expiry > ${from} and discount_expiry <= ${to}`);
  const site = await row(sql<{ has_passed: boolean }>`
    select exists (
      select from activity where (starts_at > ${from} and starts_at <= ${to}) or (ends_at > ${from} and ends_at <= ${to})
    ) or exists (select from merchant where closed_until > ${from} and closed_until <= ${to}) as has_passed`);
  return [...products.map(({ id }) => productKey(id)), ...(site?.has_passed ? [storeKey] : [])];
};

/**
 * What changed of what public pages show, in all stores, since a mark. Source: docs/adr, pages are kept until they change.
 * @param since null: the mark alone
 * @param now by the api's clock, which a sandbox may move on
 */
export async function pageChanges(since: ChangeMark | null, now: Date): Promise<PageChanges> {
  const at = now.toISOString();
  if (!since) {
    const found = await row(sql<{ transaction: number }>`select ${currentTransaction} as transaction`);
    return { mark: { transaction: found?.transaction ?? 0, at }, written: [], passed: [] };
  }
  const found = await writtenSince(since.transaction);
  const { transaction, products, site } = found ?? { transaction: 0, products: [], site: [] };
  return {
    mark: { transaction, at },
    written: [
      ...products.map(([id, changedIn]) => [productKey(id), changedIn] as const),
      ...site.map((changedIn) => [storeKey, changedIn] as const),
    ],
    passed: await passedBetween(since.at, at),
  };
}

/** Forgets what every process has long read. */
export const dropChangesBefore = (transaction: number) =>
  run(sql`delete from site_change where changed_in < ${transaction}`);
