/** A line for the merge: which variant, how many. */
export type MergeLine = { attrId: number; cartNum: number };

/** What a merge does to one variant: `from` what the user had, `to` what they have now; `capped` when stock held it back. */
export type MergedLine = { attrId: number; from: number; to: number; capped: boolean };

/**
 * Merges the cart of before the sign-in into the user's own: quantities add up, no further than stock, and no line of the user's gets smaller.
 *
 * @param stockOf how many pieces of a variant are in stock; at 0 the line keeps the user's quantity, at least 1.
 * Source: docs/contract.md "Cart", CART-13: {A×2, B×1} into {A×1} is {A×min(3, stock), B×1}.
 */
export const mergeCarts = (
  anonymous: readonly MergeLine[],
  own: readonly MergeLine[],
  stockOf: (attrId: number) => number,
): MergedLine[] => {
  const had = new Map(own.map((line) => [line.attrId, line.cartNum]));
  const brought = new Map<number, number>();
  for (const line of anonymous) brought.set(line.attrId, (brought.get(line.attrId) ?? 0) + line.cartNum);
  return [...brought].map(([attrId, number]) => {
    const from = had.get(attrId) ?? 0;
    const to = Math.max(from, Math.min(from + number, stockOf(attrId)), 1);
    return { attrId, from, to, capped: to < from + number };
  });
};
