import { stepDown } from './shares';

/** A whole as a rate: 10,000 basis points are 100 %. */
const wholeBasisPoints = 10_000;

/**
 * What the platform takes of an order: a rate of its goods less the merchant's own coupon, without shipping; half a cent
 * rounds up. Source: docs/back-office.md, Money.
 * @param basisPoints the merchant's rate when the order is made: 1250 is 12.5 %
 */
export const commissionCents = (order: { goods: number; merCoupon: number }, basisPoints: number): number =>
  Math.round(((order.goods - order.merCoupon) * basisPoints) / wholeBasisPoints);

/** An order as its refunds see it. `baseCents`: what the commission was taken of; `backCents`: what of that was refunded before. */
export type CommissionedOrder = { commissionCents: number; baseCents: number; backCents: number };

/** A line that a refund names. `pieces` of its `num` come back, `before` came back in earlier refunds. */
export type RefundedLine = { num: number; before: number; pieces: number; platCouponCents: number };

/** A refund in the ledger, in cents. Positive: owed to the account. */
export type RefundEntry = { goods: number; shipping: number; commission: number; platCoupon: number; cash: number };

/**
 * Turns a refund into its ledger entry. The merchant gives back what the shopper gets and the platform's coupon on those
 * pieces; the platform gives back its commission in proportion. Once every piece came back, commission and coupon did.
 */
export const refundEntry = (
  refund: { amountCents: number; freightCents: number },
  order: CommissionedOrder,
  lines: readonly RefundedLine[],
): RefundEntry => {
  const platCoupon = lines.reduce(
    (sum, { platCouponCents, num: whole, before, pieces: step }) =>
      sum + stepDown(platCouponCents, { before, step, whole }),
    0,
  );
  const goods = refund.amountCents - refund.freightCents + platCoupon;
  const { commissionCents: taken, baseCents: whole, backCents: before } = order;
  return {
    goods: -goods,
    shipping: -refund.freightCents,
    commission: stepDown(taken, { before, step: goods, whole }),
    platCoupon,
    cash: refund.amountCents,
  };
};
