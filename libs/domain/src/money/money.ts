/**
 * Dollars as whole cents, so that sums never drift.
 * Half a cent rounds up; 10.075 is 1008 although a float stores a little less.
 */
export const toCents = (usd: number): number => Math.round(Number((usd * 100).toFixed(4)));

/** Whole cents as dollars with at most two decimals. */
export const fromCents = (cents: number): number => Math.round(cents) / 100;

/** Takes a percentage off, in cents; half a cent rounds up. Source: spec 9 "Discounted price". */
export const percentOffCents = (cents: number, percent: number): number =>
  Math.round(Number(((cents * (100 - percent)) / 100).toFixed(4)));

/**
 * Splits an amount by weights so that the parts add up to it exactly and none is off by a cent or more: each gets its whole
 * share rounded down, and the cents that are left go to the largest remainders, the earlier first.
 *
 * Units: `cents` a whole number from 0; weights not negative. Without any weight the first part takes all.
 * Source: docs/contract.md "Money", point 3 of "One purchase, several merchants".
 */
export const splitCents = (cents: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? cents : 0));
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((one) => Number(one / BigInt(whole)));
  const rests = exact.map((one, at) => ({ at, rest: Number(one % BigInt(whole)) }));
  let left = cents - shares.reduce((sum, share) => sum + share, 0);
  // Sorting keeps the order of equals.
  for (const { at } of rests.sort((a, b) => b.rest - a.rest)) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
};
