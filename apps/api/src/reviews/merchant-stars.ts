import { sql } from 'kysely';
import { run } from '../database/tx';

/** What a product's merchant sells or sold, by the indexes of the two: one condition for both read every product of the store. */
const ofSameMerchant = (productId: number) => {
  const same = sql`(store_id, merchant_id) = (select store_id, merchant_id from product where id = ${productId})`;
  return sql`(
    select id, merchant_id from product where ${same} and archived_at is null
    union all select id, merchant_id from product where ${same} and archived_at is not null)`;
};

/** Works a merchant's stars out anew from the published reviews of what it sells. Absent `productId`: those of every merchant. */
export const recountMerchants = (productId: number | null = null) =>
  run(sql`
    update merchant m set
      review_count = found.number,
      star_level = coalesce(found.level, m.star_level)
    from (
      select p.merchant_id, count(r.id) as number, round(avg(r.service_score), 1) as level
      from ${productId === null ? sql`product` : ofSameMerchant(productId)} p left join review r on r.product_id = p.id and r.status = 'PUBLISHED'
      group by p.merchant_id
    ) found
    where found.merchant_id = m.id`);
