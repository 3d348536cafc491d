import { splitCents } from '../money/money';

/** A line as coupons see it. Units: `cents` is the whole line's goods amount. */
export type CouponLine = {
  id: number;
  merId: number;
  productId: number;
  categoryIds: readonly number[];
  cents: number;
};

/**
 * A coupon as the sums see it.
 * Absent: `merId` null is the platform's; `productIds` or `categoryIds` null are not narrowed by it.
 */
export type CouponTerms = {
  id: number;
  merId: number | null;
  productIds: readonly number[] | null;
  categoryIds: readonly number[] | null;
  moneyCents: number;
  minCents: number;
};

/** Why a coupon does not hold. */
export type CouponRefusal = 'NO_ELIGIBLE_LINE' | 'BELOW_MINIMUM' | 'NOT_STARTED' | 'EXPIRED' | 'USED';

/** Lines that a coupon counts. Source: spec 3 "Types: general, goods, category". */
export const eligibleLines = <L extends CouponLine>(coupon: CouponTerms, lines: readonly L[]): L[] => {
  const { merId, productIds, categoryIds } = coupon;
  return lines.filter(
    (line) =>
      (merId === null || merId === line.merId) &&
      (productIds === null || productIds.includes(line.productId)) &&
      (categoryIds === null || line.categoryIds.some((id) => categoryIds.includes(id))),
  );
};

/**
 * Why a coupon does not hold for these lines; null when it does. `minPrice` counts the eligible lines before any coupon.
 * Source: docs/contract.md "Coupons", point 4 of "One purchase, several merchants".
 */
export const couponRefusal = (coupon: CouponTerms, lines: readonly CouponLine[]): CouponRefusal | null => {
  const eligible = eligibleLines(coupon, lines);
  if (eligible.length === 0) return 'NO_ELIGIBLE_LINE';
  return sumOf(eligible) < coupon.minCents ? 'BELOW_MINIMUM' : null;
};

/** What a coupon takes off these lines: never more than they cost, 0 when it does not hold. */
export const couponOff = (coupon: CouponTerms, lines: readonly CouponLine[]): number =>
  couponRefusal(coupon, lines) ? 0 : Math.min(coupon.moneyCents, sumOf(eligibleLines(coupon, lines)));

/** Coupons chosen for one purchase: at most one for each merchant, and one of the platform's. */
export type CouponChoice = { merchants: Readonly<Record<number, CouponTerms>>; platform: CouponTerms | null };

/** What the coupons took off one line, in cents. */
export type CouponShare = { id: number; merCouponShare: number; platCouponShare: number };

/**
 * Spreads chosen coupons over the lines: merchants' first, the platform's on what is left. A coupon that does not hold
 * takes nothing. The shares of each coupon add up to what it takes off.
 */
export const shareCoupons = (lines: readonly CouponLine[], { merchants, platform }: CouponChoice): CouponShare[] => {
  const merchantShares = new Map<number, number>();
  for (const coupon of Object.values(merchants)) {
    for (const [id, share] of sharesOf(coupon, lines, lines))
      merchantShares.set(id, (merchantShares.get(id) ?? 0) + share);
  }
  const left = lines.map((line) => ({ ...line, cents: line.cents - (merchantShares.get(line.id) ?? 0) }));
  const platformShares = platform ? sharesOf(platform, lines, left) : new Map<number, number>();
  return lines.map(({ id }) => ({
    id,
    merCouponShare: merchantShares.get(id) ?? 0,
    platCouponShare: platformShares.get(id) ?? 0,
  }));
};

/** The minimum counts full prices, the money comes off what is left of them. */
const sharesOf = (coupon: CouponTerms, full: readonly CouponLine[], left: readonly CouponLine[]) => {
  if (couponRefusal(coupon, full)) return new Map<number, number>();
  const lines = eligibleLines(coupon, left);
  const off = Math.min(coupon.moneyCents, sumOf(lines));
  const shares = splitCents(
    off,
    lines.map(({ cents }) => cents),
  );
  return new Map(lines.map((line, at) => [line.id, shares[at] ?? 0]));
};

/**
 * The combination that takes off most: the best coupon of each merchant, then the best of the platform's on what is left.
 * Of equal ones the earlier in the list wins.
 */
export const bestCoupons = (lines: readonly CouponLine[], coupons: readonly CouponTerms[]): CouponChoice => {
  const merchants: Record<number, CouponTerms> = {};
  for (const merId of new Set(lines.map((line) => line.merId))) {
    const best = bestOf(
      coupons.filter((coupon) => coupon.merId === merId),
      (coupon) => couponOff(coupon, lines),
    );
    if (best) merchants[merId] = best;
  }
  const takenBy = (platform: CouponTerms) =>
    shareCoupons(lines, { merchants, platform }).reduce((sum, share) => sum + share.platCouponShare, 0);
  return {
    merchants,
    platform: bestOf(
      coupons.filter((coupon) => coupon.merId === null),
      takenBy,
    ),
  };
};

const bestOf = (coupons: readonly CouponTerms[], offOf: (coupon: CouponTerms) => number): CouponTerms | null => {
  let best: CouponTerms | null = null;
  for (const coupon of coupons) if (offOf(coupon) > (best ? offOf(best) : 0)) best = coupon;
  return best;
};

const sumOf = (lines: readonly CouponLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
