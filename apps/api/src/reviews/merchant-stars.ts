import { sql } from 'kysely';
import { run } from '../database/tx';

/** Works a merchant's stars out anew from the published reviews of what it sells. Absent `productId`: those of every merchant. */
export const recountMerchants = (productId: number | null = null) =>
  run(sql`
    update merchant m set
      review_count = found.number,
      star_level = coalesce(found.level, m.star_level)
    from (
      select p.merchant_id, count(r.id) as number, round(avg(r.service_score), 1) as level
      from product p left join review r on r.product_id = p.id and r.status = 'PUBLISHED'
      where ${productId}::bigint is null or p.merchant_id = (select merchant_id from product where id = ${productId})
      group by p.merchant_id
    ) found
    where found.merchant_id = m.id`);
