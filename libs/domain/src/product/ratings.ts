/** A rating as stars are drawn: in half steps from 0 to 5. Source: spec 9 "Star ratings in half-star steps", CARD-08. */
export const halfSteps = (rating: number): number =>
  Number.isFinite(rating) ? Math.min(5, Math.max(0, Math.round(rating * 2) / 2)) : 0;

/**
 * How many were sold, as shown: sales plus ficti. 0: nothing is shown.
 * Source: spec 9 "Sold count", CARD-07.
 */
export const soldCount = ({ sales, ficti }: { sales: number; ficti: number }): number => Math.max(0, sales + ficti);

/** A review's kind by its stars: 1 good, 2 medium, 3 poor. Source: docs/contract.md "Reviews". */
export const replyKind = (star: number): 1 | 2 | 3 => (star >= 4 ? 1 : star >= 3 ? 2 : 3);
