import type { CouponTerms } from '@souk/domain';
import { sql } from 'kysely';
import { listOf, rows, run } from '../database/tx';
import { symbolColumn } from '../store/store.repository';

/** A shopper's coupon with what it is worth and where it holds. */
export interface OwnCoupon {
  id: number;
  coupon_id: number;
  name: { en: string; fr: string };
  use_type: 1 | 2 | 3;
  type: 'general' | 'goods' | 'category';
  merchant_id: number | null;
  merchant_name: string | null;
  money_cents: number;
  min_price_cents: number;
  product_ids: number[];
  category_ids: number[];
  is_fixed_time: boolean;
  day: number;
  start_at: Date;
  end_at: Date;
  used_order_no: string | null;
  /** The store's sign for dollars, as `symbolColumn` reads it. */
  currency_symbol: string;
}

/** All coupons that a shopper received in a store. @param isLocked holds them until the transaction ends */
export const couponsOf = (storeId: number, userId: string, isLocked = false) =>
  rows(sql<OwnCoupon>`
    select u.id, c.id as coupon_id, c.name, c.use_type, c.type, c.merchant_id, m.name as merchant_name, c.money_cents,
      c.min_price_cents, c.product_ids, c.category_ids, c.is_fixed_time, c.day, u.start_at, u.end_at, u.used_order_no, ${symbolColumn(sql`c.store_id`)}
    from user_coupon u join coupon c on c.id = u.coupon_id left join merchant m on m.id = c.merchant_id
    where u.user_id = ${userId} and c.store_id = ${storeId}
    order by u.end_at, u.id ${isLocked ? sql`for update of u` : sql``}`);

const orNull = (ids: number[]) => (ids.length > 0 ? ids.map(Number) : null);

/** A coupon as the sums see it; `id` is that of the shopper's piece. */
export const termsOf = (coupon: OwnCoupon): CouponTerms => ({
  id: coupon.id,
  merId: coupon.use_type === 3 ? null : coupon.merchant_id,
  productIds: orNull(coupon.product_ids),
  categoryIds: orNull(coupon.category_ids),
  moneyCents: coupon.money_cents,
  minCents: coupon.min_price_cents,
});

/** Spends coupons on a purchase; answers a row for each that was still there. To be run together with others. */
export const spendCoupons = (ids: readonly number[], orderNo: string, now: Date) => sql`
    update user_coupon set used_order_no = ${orderNo}, used_at = ${now}
    where id in ${listOf(ids)} and used_order_no is null returning id`;

/** Gives the coupons of a purchase back; those that are past their time simply are. */
export const returnCoupons = (orderNo: string) =>
  run(sql`update user_coupon set used_order_no = null, used_at = null where used_order_no = ${orderNo}`);
