import { sql } from 'kysely';
import { rows } from '../database/tx';

/** Ids of products that go with one: its own category first, then its neighbours, best sellers first. */
export async function findRelated(storeId: number, productId: number, limit: number): Promise<number[]> {
  const found = await rows(sql<{ id: number }>`
    with it as (select category_id, category_path, merchant_id from product where id = ${productId} and store_id = ${storeId})
    select p.id from it, product p
    where p.store_id = ${storeId} and p.id <> ${productId} and p.listed and p.on_shelf
      and p.category_path @> array[it.category_path[1]]
    order by p.in_stock desc, (p.category_id = it.category_id) desc,
      (p.category_path[2] = it.category_path[2]) desc, p.sales desc, p.id
    limit ${limit}`);
  return found.map((one) => one.id);
}
