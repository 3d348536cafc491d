import type { Coupon, UserCoupon } from '@souk/contract';
import { dayMs } from '../time/time';

/** How a coupon is drawn. Source: spec 4 "Coupon", ACCT-04. */
export type CouponLook = 'receivable' | 'received' | 'disabled' | 'usable' | 'notStarted' | 'used' | 'expired';

/** A coupon that can be received: an item with status above 0 or isUse is disabled. */
export const couponLook = ({ isUse, status }: Pick<Coupon, 'isUse' | 'status'>): CouponLook => {
  if (isUse) return 'received';
  return status > 0 ? 'disabled' : 'receivable';
};

/** A coupon of one's own. */
export const ownCouponLook = ({ status, validStr }: Pick<UserCoupon, 'status' | 'validStr'>): CouponLook => {
  if (status === 1) return 'used';
  if (status === 2 || validStr === 'overdue') return 'expired';
  return validStr === 'notStart' ? 'notStarted' : validStr === 'usable' ? 'usable' : 'disabled';
};

type Terms = Pick<Coupon, 'isFixedTime' | 'day' | 'useStartTimeStr' | 'useEndTimeStr'>;

/** From when to when a coupon holds that is received now: its own window, or so many days. Null: no end on that side. */
export const couponWindow = (coupon: Terms, receivedAt: Date): { from: Date | null; to: Date | null } => {
  if (!coupon.isFixedTime) return { from: receivedAt, to: new Date(receivedAt.getTime() + coupon.day * dayMs) };
  const at = (time: string | null) => (time === null ? null : new Date(time));
  return { from: at(coupon.useStartTimeStr), to: at(coupon.useEndTimeStr) };
};
