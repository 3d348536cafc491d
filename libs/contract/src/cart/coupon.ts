import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import type { couponCalls } from './coupon.calls';
import { docNumber, id, instant, oneOf, sentence } from '../wire/fields';
import { usd } from '../wire/money';
import { pagedOf, pageQuery } from '../wire/paging';

/** Whose coupon and for what: 1 a merchant's for all it sells, 2 for some goods, 3 the platform's or a category's. */
export const couponUseType = z.literal([1, 2, 3]);
export type CouponUseType = z.infer<typeof couponUseType>;

/** Spec 3 "Types": general, goods, category. */
export const couponType = z.enum(['general', 'goods', 'category']);
export type CouponType = z.infer<typeof couponType>;

const couponBase = z.object({
  id: z.int(),
  name: z.string(),
  /** What it takes off. */
  money: usd,
  /** From what amount of eligible goods it holds; 0 from the first cent. */
  minPrice: usd,
  useType: couponUseType,
  type: couponType,
  merId: z.int().nullable(),
  merName: z.string().nullable(),
  /** True: valid in the window below; false: valid for `day` days after it was received. */
  isFixedTime: z.boolean(),
  day: z.int().min(0),
  startTime: instant.nullable(),
  endTime: instant.nullable(),
  /** The window's ends; null with `isFixedTime` false. */
  useStartTimeStr: instant.nullable(),
  useEndTimeStr: instant.nullable(),
});

/**
 * A coupon that can be received.
 * `isUse` true: the shopper has it. `status` above 0: it can not be received (1 sold out, 2 over, 3 not begun).
 * `lastTotal` is how many are left when `isLimited`. Source: spec 3 "Coupon", spec 4 "Coupon".
 */
export const coupon = couponBase
  .extend({
    isLimited: z.boolean(),
    lastTotal: z.int().min(0),
    receiveEndTime: instant.nullable(),
    isUse: z.boolean(),
    status: z.int().min(0).max(3),
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof coupon>;

/** A shopper's own coupon; `id` is that of the piece. `status` 0 usable, 1 used, 2 over. */
export const userCoupon = couponBase
  .extend({
    couponId: z.int(),
    status: z.literal([0, 1, 2]),
    validStr: z.enum(['usable', 'unusable', 'overdue', 'notStart']),
  })
  .meta({ id: 'UserCoupon' });
export type UserCoupon = z.infer<typeof userCoupon>;

/** A coupon at the order confirmation. `reason` null: it holds; `off` is what it would take off. */
export const couponForOrder = userCoupon.extend({ reason: z.string().nullable(), off: usd });
export type CouponForOrder = z.infer<typeof couponForOrder>;

/** Schemas of the calls about coupons. */
export const couponSchemas = {
  couponList: {
    query: pageQuery.extend({ useType: oneOf([1, 2, 3]).optional(), productId: id.optional(), merId: id.optional() }),
    data: pagedOf(coupon),
  },
  couponsForOrder: { params: z.object({ preOrderNo: docNumber }), data: z.array(couponForOrder) },
  couponMine: {
    query: pageQuery.extend({ type: z.enum(['usable', 'unusable']).default('usable') }),
    data: pagedOf(userCoupon),
  },
  couponReceive: { body: z.object({ couponId: id }), data: sentence },
} satisfies SchemaTable<typeof couponCalls>;
