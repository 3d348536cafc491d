import { z } from 'zod';
import { id, instant, textUpTo } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskCouponTabs } from './choices';
import { deskPage } from './orders';

const cents = z.int().min(0).max(100_000_000);

export const deskCouponsQuery = deskPage.extend({
  tab: z.enum(deskCouponTabs).default('running'),
  q: z.string().trim().max(100).default(''),
});
export type DeskCouponsQuery = z.input<typeof deskCouponsQuery>;

/** Whether a coupon can be received: not yet, now, no more of them, no longer, or ended by somebody. */
export const deskCouponState = z.enum(['coming', 'running', 'gone', 'over', 'ended']);
export type DeskCouponState = z.infer<typeof deskCouponState>;

/** What a coupon holds for: everything of its merchant or of the store, named products, or a category. */
export const couponScope = z.enum(['all', 'products', 'category']);
export type CouponScope = z.infer<typeof couponScope>;

/** A coupon in a list. `total` null: as many as are wanted. `merchantName` null: the store's own. */
export const deskCouponRow = z
  .object({
    id: z.int(),
    name: z.string(),
    merchantName: z.string().nullable(),
    moneyCents: z.int(),
    minCents: z.int(),
    scope: couponScope,
    total: z.int().nullable(),
    received: z.int(),
    used: z.int(),
    receiveEnds: instant.nullable(),
    state: deskCouponState,
  })
  .meta({ id: 'DeskCouponRow' });
export type DeskCouponRow = z.infer<typeof deskCouponRow>;

/**
 * What a coupon promises. Its terms are copied when somebody receives it, so a change is for those who receive it later.
 * It holds from `useStarts` to `useEnds`, or for `days` days from when it was received.
 */
export const couponTerms = z.object({
  nameEn: textUpTo(80).min(1),
  nameFr: textUpTo(80).min(1),
  moneyCents: cents.min(1),
  minCents: cents,
  scope: couponScope,
  productIds: z.array(id).max(100),
  categoryId: id.nullable(),
  total: z.int().min(1).max(1_000_000).nullable(),
  receiveStarts: instant.nullable(),
  receiveEnds: instant.nullable(),
  useStarts: instant.nullable(),
  useEnds: instant.nullable(),
  days: z.int().min(1).max(730).nullable(),
});
export type CouponTermsInput = z.output<typeof couponTerms>;

export const couponSaveInput = couponTerms.extend({ version: z.int() });
export const couponEndInput = z.object({ version: z.int() });

/** A coupon in full. `products`: those that it names. */
export const deskCoupon = deskCouponRow
  .extend({
    ...couponTerms.shape,
    version: z.int(),
    products: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .meta({ id: 'DeskCoupon' });
export type DeskCoupon = z.infer<typeof deskCoupon>;

export const deskCouponPage = pagedOf(deskCouponRow);
