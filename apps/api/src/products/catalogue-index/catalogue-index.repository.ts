import { sql } from 'kysely';
import { currentMark, firstToCome, oldestRunning } from '../../database/snapshot';
import { row, rows, run } from '../../database/tx';
import type { ListedProduct } from './catalogue-index';

/** A product as the index takes it; `isListed` false when it must leave it. */
export type ReadProduct = ListedProduct & { isListed: boolean };

/** Whether the merchant of the alias `p` sells: what a suspended one has is in no list. */
export const isOfOpenMerchant = sql`(select m.is_open from merchant m where m.id = p.merchant_id)`;

/** Columns of the alias `p` that lists count and order by. */
export const listedColumns = sql`
  p.id, p.category_id as "categoryId", p.merchant_id as "merchantId", p.store_price_cents as "sellCents",
  p.price_cents as "listCents", p.discount, p.discount_expiry as "discountExpiry",
  round(p.rating * 10)::int as tenths, p.review_count as reviews, p.sales, extract(epoch from p.created_at)::int as born,
  p.is_shipping_included as "isFree", p.in_stock as "isStocked", p.listed and p.on_shelf and ${isOfOpenMerchant} as "isListed",
  coalesce((
    select string_agg(
      case when v.stock > 0 then '+' else '-' end || array_to_string(array[''] || v.options, E'\t'), E'\n' order by v.id)
    from variant v where v.product_id = p.id and v.on_sale), '') as shape`;

/** Listed products after `afterId`, by id. */
export const readListed = (storeId: number, afterId: number, limit: number) =>
  rows(sql<ReadProduct>`
    select ${listedColumns} from product p
    where p.store_id = ${storeId} and p.id > ${afterId} and p.listed and p.on_shelf and ${isOfOpenMerchant} order by p.id limit ${limit}`);

/** Products that changed in or after transaction `mark`, and the mark from which to ask next time. */
export async function readChanges(storeId: number, mark: number) {
  const found = await row(sql<{ mark: number; ids: number[] }>`
    select ${oldestRunning} as mark,
      coalesce((select array_agg(product_id) from shelf_change where store_id = ${storeId} and changed_in >= ${mark}), '{}') as ids`);
  const ids = found?.ids ?? [];
  const changed =
    ids.length === 0
      ? []
      : await rows(sql<ReadProduct>`select ${listedColumns} from product p where p.id = any(${ids}::bigint[])`);
  return { mark: found?.mark ?? mark, ids, changed };
}

/** From where changes are asked after everything was read. Marks of the future came with a restored dump and mean nothing. */
export async function firstMark(): Promise<number> {
  await run(sql`delete from shelf_change where changed_in >= ${firstToCome}`);
  return currentMark();
}

/** Ids of all stores. */
export const storeIds = async () => (await rows(sql<{ id: number }>`select id from store`)).map((one) => one.id);
