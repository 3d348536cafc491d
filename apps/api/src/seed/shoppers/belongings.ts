import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';
import { people } from './people';

const kept = ['linen-shirt', 'steel-kettle', 'brass-lamp', 'wall-clock', 'canvas-tote'];

interface Coupon {
  id: number;
  use_type: number;
  type: string;
  is_fixed_time: boolean;
  use_start: Date | null;
  use_end: Date | null;
  day: number;
}

const days = (from: Date, count: number) => new Date(from.getTime() + count * dayMs);

/** From when to when the shopper's piece holds. Every fourth was received so long ago that it is over. */
const windowOf = (coupon: Coupon, at: number, now: Date) => {
  if (coupon.is_fixed_time && coupon.use_start && coupon.use_end) return { from: coupon.use_start, to: coupon.use_end };
  const received = days(now, at % 4 === 3 ? -coupon.day - 5 : -2);
  return { from: received, to: days(received, coupon.day) };
};

/** Coupons of every kind and look, wish list and followed merchants of the demo shopper. */
export async function seedBelongings(now: Date): Promise<void> {
  const coupons = await rows(sql<Coupon>`
    select id, use_type, type, is_fixed_time, use_start, use_end, day from coupon where not is_limited order by id`);
  for (const [at, coupon] of coupons.entries()) {
    const { from, to } = windowOf(coupon, at, now);
    await run(sql`
      insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
      values (${coupon.id}, ${people.shopper.sub}, ${from}, ${to}, ${from})`);
  }
  await run(sql`
    insert into collect_product(user_id, product_id, store_id, created_at)
    select ${people.shopper.sub}, id, store_id, ${days(now, -9)} from product where slug = any(${kept}::text[])`);
  await run(sql`
    insert into collect_merchant(user_id, merchant_id, store_id, created_at)
    select ${people.shopper.sub}, id, store_id, ${days(now, -12)} from merchant order by id limit 3`);
}
