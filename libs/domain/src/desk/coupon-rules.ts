import type { CouponScope } from '@souk/contract/desk';

/** A coupon as somebody is about to make or change it. `received`: how many have been received. */
export type NewCoupon = {
  moneyCents: number;
  minCents: number;
  scope: CouponScope;
  productIds: readonly number[];
  categoryId: number | null;
  total: number | null;
  received: number;
  receiveStarts: Date | null;
  receiveEnds: Date | null;
  useStarts: Date | null;
  useEnds: Date | null;
  days: number | null;
};

/** What is wrong with a coupon. */
export type CouponObstacle =
  | 'minBelowMoney'
  | 'noProducts'
  | 'noCategory'
  | 'categoryOfMerchant'
  | 'totalBelowReceived'
  | 'receiveBackwards'
  | 'receiveIsPast'
  | 'useWindow'
  | 'useBackwards'
  | 'useIsPast';

const isBackwards = (from: Date | null, to: Date | null) => from !== null && to !== null && to <= from;
const isPast = (end: Date | null, now: Date) => end !== null && end <= now;

/**
 * Why a coupon cannot be as asked; null: it can. A minimum below what it takes off is a slip of the pen.
 * @param isMerchants a merchant's coupon holds for its goods, of any category
 */
export const couponObstacle = (coupon: NewCoupon, isMerchants: boolean, now: Date): CouponObstacle | null => {
  if (coupon.minCents > 0 && coupon.minCents < coupon.moneyCents) return 'minBelowMoney';
  if (coupon.scope === 'products' && coupon.productIds.length === 0) return 'noProducts';
  if (coupon.scope === 'category' && isMerchants) return 'categoryOfMerchant';
  if (coupon.scope === 'category' && coupon.categoryId === null) return 'noCategory';
  if (coupon.total !== null && coupon.total < coupon.received) return 'totalBelowReceived';
  if (isBackwards(coupon.receiveStarts, coupon.receiveEnds)) return 'receiveBackwards';
  if (isPast(coupon.receiveEnds, now)) return 'receiveIsPast';
  if ((coupon.days === null) === (coupon.useEnds === null)) return 'useWindow';
  if (isBackwards(coupon.useStarts, coupon.useEnds)) return 'useBackwards';
  return isPast(coupon.useEnds, now) ? 'useIsPast' : null;
};
