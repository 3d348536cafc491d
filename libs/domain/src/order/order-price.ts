import { shareCoupons, type CouponChoice, type CouponLine } from '../coupons/coupons';
import { fromCents, splitCents, toCents } from '../money/money';

/** A line to be priced. Units: `cents` is the whole line. */
export type PricedLine = CouponLine & { isShippingIncluded: boolean };

/** What freight a merchant takes for one order. `freeFromCents` null: never free by amount. */
export type FreightRule = { feeCents: number; freeFromCents: number | null };

/** What each line pays and what of it is which. All in cents; `payShare` = goods − coupons + postage. */
export type LineShare = {
  id: number;
  merId: number;
  merCouponShare: number;
  platCouponShare: number;
  postageShare: number;
  payShare: number;
};

/** One merchant's totals, or the whole purchase's, in cents. */
export type Totals = { goods: number; freight: number; merCoupon: number; platCoupon: number; pay: number };

/** Freight of one merchant order: none when every line includes it, or from an amount on. Source: docs/contract.md "Freight". */
export const freightCents = (lines: readonly PricedLine[], rule: FreightRule): number => {
  const goods = lines.reduce((sum, line) => sum + line.cents, 0);
  if (lines.every((line) => line.isShippingIncluded)) return 0;
  return rule.freeFromCents !== null && goods >= rule.freeFromCents ? 0 : rule.feeCents;
};

/**
 * Prices a purchase line by line. The shares are stored with the order; refunds read them and never work them out again.
 * @param freight freight of each merchant's order, by merId; a merchant without one pays none.
 */
export const priceLines = (
  lines: readonly PricedLine[],
  choice: CouponChoice,
  freight: Readonly<Record<number, FreightRule>>,
): LineShare[] => {
  const coupons = new Map(shareCoupons(lines, choice).map((share) => [share.id, share]));
  return [...new Set(lines.map(({ merId }) => merId))].flatMap((merId) => {
    const own = lines.filter((line) => line.merId === merId);
    const rule = freight[merId];
    const postage = splitCents(rule ? freightCents(own, rule) : 0, own.map(postageWeight));
    return own.map((line, at) => {
      const { merCouponShare = 0, platCouponShare = 0 } = coupons.get(line.id) ?? {};
      const postageShare = postage[at] ?? 0;
      const payShare = line.cents - merCouponShare - platCouponShare + postageShare;
      return { id: line.id, merId, merCouponShare, platCouponShare, postageShare, payShare };
    });
  });
};

/** Lines whose price includes shipping carry none of it. */
const postageWeight = (line: PricedLine) => (line.isShippingIncluded ? 0 : line.cents);

/** Totals of lines and their shares, for one merchant or for all. */
export const totalsOf = (lines: readonly PricedLine[], shares: readonly LineShare[], merId?: number): Totals => {
  const mine = shares.filter((share) => merId === undefined || share.merId === merId);
  const ids = new Set(mine.map(({ id }) => id));
  const sum = (pick: (share: LineShare) => number) => mine.reduce((total, share) => total + pick(share), 0);
  return {
    goods: lines.filter(({ id }) => ids.has(id)).reduce((total, { cents }) => total + cents, 0),
    freight: sum((share) => share.postageShare),
    merCoupon: sum((share) => share.merCouponShare),
    platCoupon: sum((share) => share.platCouponShare),
    pay: sum((share) => share.payShare),
  };
};

/** How much more of goods makes the freight free; 0 when it is. In USD. */
export const freeShippingGapUsd = (goodsUsd: number, freeFromUsd: number): number =>
  fromCents(Math.max(0, toCents(freeFromUsd) - toCents(goodsUsd)));
