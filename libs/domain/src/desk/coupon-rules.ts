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

/** What can be wrong with a coupon, in the order in which its form asks. */
export const couponObstacleNames = [
  'minBelowMoney',
  'noProducts',
  'categoryOfMerchant',
  'noCategory',
  'totalBelowReceived',
  'receiveBackwards',
  'receiveIsPast',
  'useWindow',
  'useBackwards',
  'useIsPast',
] as const;
export type CouponObstacle = (typeof couponObstacleNames)[number];

const isBackwards = (from: Date | null, to: Date | null) => from !== null && to !== null && to <= from;
const isPast = (end: Date | null, now: Date) => end !== null && end <= now;

/**
 * Everything for which a coupon cannot be as asked. Empty: it can. A minimum below what it takes off is a slip of the pen.
 * @param isMerchants a merchant's coupon holds for its goods, of any category
 */
export const couponObstacles = (coupon: NewCoupon, isMerchants: boolean, now: Date): readonly CouponObstacle[] => {
  const holds: Record<CouponObstacle, boolean> = {
    minBelowMoney: coupon.minCents > 0 && coupon.minCents < coupon.moneyCents,
    noProducts: coupon.scope === 'products' && coupon.productIds.length === 0,
    categoryOfMerchant: coupon.scope === 'category' && isMerchants,
    noCategory: coupon.scope === 'category' && !isMerchants && coupon.categoryId === null,
    totalBelowReceived: coupon.total !== null && coupon.total < coupon.received,
    receiveBackwards: isBackwards(coupon.receiveStarts, coupon.receiveEnds),
    receiveIsPast: isPast(coupon.receiveEnds, now),
    useWindow: (coupon.days === null) === (coupon.useEnds === null),
    useBackwards: isBackwards(coupon.useStarts, coupon.useEnds),
    useIsPast: isPast(coupon.useEnds, now),
  };
  return couponObstacleNames.filter((name) => holds[name]);
};
