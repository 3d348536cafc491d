import { percentOffCents } from '../money/money';

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

/**
 * A price that changes by a percentage, in whole cents; half a cent rounds away from zero.
 * @param percent above zero raises it, below zero lowers it
 * @example centsAfterPercent(1995, 10) // 2195: 2194.5 rounded
 */
export const centsAfterPercent = (cents: number, percent: number): number => percentOffCents(cents, -percent);
/** An older price is held against the lowest price of so many days. Source: Directive 98/6/EC, art. 6a. */
export const lowestPriceDays = 30;

type OlderPrice = { comparedCents: number | null; wasComparedCents: number | null; lowestCents: number };

/**
 * Whether an older price is set above the lowest price of the last 30 days. One that stood there before, or is lowered, is no new claim:
 * a price may fall further below it. Source: Directive 98/6/EC, art. 6a (2) and (5).
 */
export const isAboveLowest = ({ comparedCents, wasComparedCents, lowestCents }: OlderPrice): boolean =>
  comparedCents !== null && comparedCents > (wasComparedCents ?? 0) && comparedCents > lowestCents;
