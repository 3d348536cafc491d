import { couponUsesFileMost } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows } from '../../database/tx';
import { csvOf } from '../csv-file';

interface CouponUse {
  received_at: Date;
  used_at: Date;
  order_no: string;
  /** What it took off; null: its purchase is no longer kept. */
  cents: number | null;
}

/**
 * Each use of a coupon, the latest first, as many as the file holds: a merchant's with the number of the order, the store's own with that of the whole
 * purchase, which it is spread over.
 */
const usesOf = (couponId: number) =>
  rows(sql<CouponUse>`
    select u.received_at, u.used_at, coalesce(o.order_no, u.used_order_no) as order_no,
      coalesce(o.mer_coupon_cents, p.plat_coupon_cents) as cents
    from user_coupon u
      left join merchant_order o on o.purchase_no = u.used_order_no and o.user_coupon_id = u.id
      left join purchase p on p.order_no = u.used_order_no and p.plat_user_coupon_id = u.id
    where u.coupon_id = ${couponId} and u.used_order_no is not null order by u.used_at desc, u.id desc limit ${couponUsesFileMost}`);

/** Uses of a coupon as a file that a spreadsheet opens; times in UTC, amounts in dollars. It names orders, never people. */
export const couponUsesCsv = async (couponId: number): Promise<string> =>
  csvOf(
    ['order', 'used', 'received', 'took_off'],
    (await usesOf(couponId)).map((use) => [
      use.order_no,
      use.used_at.toISOString(),
      use.received_at.toISOString(),
      use.cents === null ? '' : { cents: use.cents },
    ]),
  );
