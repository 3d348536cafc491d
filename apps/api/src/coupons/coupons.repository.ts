import type { CouponTerms } from '@souk/domain';
import { sql } from 'kysely';
import { listOf, rows, run } from '../database/tx';
import { symbolColumn } from '../store/store.repository';

/** A shopper's coupon with what it is worth and where it holds, by the terms of the day on which it was received. */
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
    select u.id, u.coupon_id, u.name, u.use_type, u.type, u.merchant_id, m.name as merchant_name, u.money_cents,
      u.min_price_cents, u.product_ids, u.category_ids, u.is_fixed_time, u.day, u.start_at, u.end_at, u.used_order_no, ${symbolColumn(sql`u.store_id`)}
    from user_coupon u left join merchant m on m.id = u.merchant_id
    where u.user_id = ${userId} and u.store_id = ${storeId}
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
