import type { CouponForOrder, UserCoupon } from '@souk/contract';
import { couponOff, type PricedLine } from '@souk/domain';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { refusalOf, refusalText } from './coupon-choice';
import { type OwnCoupon, termsOf } from './coupons.repository';

interface At {
  now: Date;
  locale: Locale;
}

const validityOf = (coupon: OwnCoupon, now: Date): Pick<UserCoupon, 'status' | 'validStr'> => {
  if (coupon.used_order_no !== null) return { status: 1, validStr: 'unusable' };
  if (coupon.end_at <= now) return { status: 2, validStr: 'overdue' };
  return { status: 0, validStr: coupon.start_at > now ? 'notStart' : 'usable' };
};

/** A shopper's own coupon as the wire has it. */
export const userCouponView = (coupon: OwnCoupon, { now, locale }: At): UserCoupon => ({
  id: coupon.id,
  couponId: coupon.coupon_id,
  name: coupon.name[locale] || coupon.name.en,
  money: usdOf(coupon.money_cents),
  minPrice: usdOf(coupon.min_price_cents),
  useType: coupon.use_type,
  type: coupon.type,
  merId: coupon.merchant_id,
  merName: coupon.merchant_name,
  isFixedTime: coupon.is_fixed_time,
  day: coupon.day,
  startTime: coupon.start_at.toISOString(),
  endTime: coupon.end_at.toISOString(),
  useStartTimeStr: coupon.start_at.toISOString(),
  useEndTimeStr: coupon.end_at.toISOString(),
  ...validityOf(coupon, now),
});

/** The same at the order confirmation: why it does not hold, or what it takes off. */
export const couponForOrder = (coupon: OwnCoupon, lines: readonly PricedLine[], at: At): CouponForOrder => {
  const refusal = refusalOf(coupon, lines, at.now);
  return {
    ...userCouponView(coupon, at),
    reason: refusal ? refusalText(coupon, refusal, at.locale) : null,
    off: refusal ? 0 : usdOf(couponOff(termsOf(coupon), lines)),
  };
};
