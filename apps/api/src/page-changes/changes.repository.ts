import { productKey, storeKey, type ChangeMark, type PageChanges } from '@souk/contract/internal';
import { sql } from 'kysely';
import { currentMark, oldestRunning } from '../database/snapshot';
import { row, run } from '../database/tx';
import { changedSince, readEndedDiscounts } from '../products/catalogue-index/shelf-changes';

type Written = { transaction: number; products: [id: number, changedIn: number][]; site: number[] };

const writtenSince = (transaction: number) =>
  row(sql<Written>`
    select ${oldestRunning} as transaction,
      coalesce((select json_agg(changed_in) from site_change where changed_in >= ${transaction}), '[]') as site,
      coalesce((
        select json_agg(json_build_array(product_id, changed_in)) ${changedSince(transaction)}), '[]') as products`);

/** Whether a sale began or ended, or a merchant's holiday ended, after `from` and up to `to`. */
const hasSitePassed = async (from: Date, to: Date): Promise<boolean> => {
  const found = await row(sql<{ has_passed: boolean }>`
    select exists (
      select from activity where (starts_at > ${from} and starts_at <= ${to}) or (ends_at > ${from} and ends_at <= ${to})
    ) or exists (select from merchant where closed_until > ${from} and closed_until <= ${to}) as has_passed`);
  return found?.has_passed ?? false;
};

/** Keys of the discounts, sales and holidays that began or ended by themselves between two moments. */
const passedBetween = async (from: Date, to: Date): Promise<string[]> => {
  const products = await readEndedDiscounts(from, to);
  return [...products.map(productKey), ...((await hasSitePassed(from, to)) ? [storeKey] : [])];
};

/**
 * What changed of what public pages show, in all stores, since a mark. Source: docs/adr, pages are kept until they change.
 * @param since null: the mark alone
 * @param now by the api's clock, which a sandbox may move on
 */
export async function pageChanges(since: ChangeMark | null, now: Date): Promise<PageChanges> {
  const at = now.toISOString();
  if (!since) return { mark: { transaction: await currentMark(), at }, written: [], passed: [] };
  const found = await writtenSince(since.transaction);
  const { transaction, products, site } = found ?? { transaction: 0, products: [], site: [] };
  return {
    mark: { transaction, at },
    written: [
      ...products.map(([id, changedIn]) => [productKey(id), changedIn] as const),
      ...site.map((changedIn) => [storeKey, changedIn] as const),
    ],
    passed: await passedBetween(new Date(since.at), now),
  };
}

/** Forgets what every process has long read. */
export const dropChangesBefore = (transaction: number) =>
  run(sql`delete from site_change where changed_in < ${transaction}`);
