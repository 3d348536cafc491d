/** A variant's price and the older one beside it, in cents. */
export type NewPrice = { priceCents: number; comparedCents: number | null };

/** What is wrong with prices that somebody is about to set. */
export type PriceObstacle = 'comparedNotHigher' | 'comparedAndDiscount' | 'discountWithoutEnd' | 'endIsPast';

/**
 * Why prices cannot be set as asked; null: they can. An older price stands only above the price, and never together with a
 * discount, which would come off the older one. Source: docs/back-office.md, Prices.
 */
export const priceObstacle = (
  { discount, discountEnds, variants }: { discount: number; discountEnds: Date | null; variants: readonly NewPrice[] },
  now: Date,
): PriceObstacle | null => {
  if (variants.some(({ priceCents, comparedCents }) => comparedCents !== null && comparedCents <= priceCents))
    return 'comparedNotHigher';
  if (discount === 0) return null;
  if (variants.some(({ comparedCents }) => comparedCents !== null)) return 'comparedAndDiscount';
  if (discountEnds === null) return 'discountWithoutEnd';
  return discountEnds <= now ? 'endIsPast' : null;
};
