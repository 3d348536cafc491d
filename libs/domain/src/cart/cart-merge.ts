/** A line for the merge: which variant, how many. */
export type MergeLine = { attrId: number; cartNum: number };

/** What a merge does to one variant: `from` what the user had, `to` what they have now; `capped` when stock held it back. */
export type MergedLine = { attrId: number; from: number; to: number; capped: boolean };

/**
 * Brings an anonymous cart into a user's: quantities add up, stock caps them, and a line never gets smaller by it.
 *
 * @param stockOf what stock gives of a variant; 0 keeps what the user had, at least 1.
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
