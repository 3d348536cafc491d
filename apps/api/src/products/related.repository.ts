import { sql } from 'kysely';
import { rowsShown } from '../database/tx';
import { isOfOpenMerchant } from './catalogue-index/catalogue-index.repository';

/** Ids of products similar to one: its own category first, then its neighbours, best sellers first. What completes it is shown apart. */
export async function findSimilar(storeId: number, productId: number, limit: number): Promise<number[]> {
  const found = await rowsShown(sql<{ id: number }>`
    with it as (select category_id, category_path, goes_with from product where id = ${productId} and store_id = ${storeId})
    select p.id from it, product p
    where p.store_id = ${storeId} and p.id <> ${productId} and p.listed and p.on_shelf
      and ${isOfOpenMerchant} and p.category_path @> array[it.category_path[1]] and p.id <> all(it.goes_with)
    order by p.in_stock desc, (p.category_id = it.category_id) desc,
      (p.category_path[2] = it.category_path[2]) desc, p.sales desc, p.id
    limit ${limit}`);
  return found.map((one) => one.id);
}

/** Ids of products that complete one, in the order that its merchant chose; what cannot be bought now is left out. */
export async function findTogether(storeId: number, productId: number, limit: number): Promise<number[]> {
  const found = await rowsShown(sql<{ id: number }>`
    select p.id from product it
      cross join lateral unnest(it.goes_with) with ordinality as chosen(id, place)
      join product p on p.id = chosen.id
    where it.id = ${productId} and it.store_id = ${storeId} and p.store_id = ${storeId} and p.id <> it.id
      and p.listed and p.on_shelf and p.in_stock and ${isOfOpenMerchant}
    order by chosen.place limit ${limit}`);
  return found.map((one) => one.id);
}
