import type { DeskOrderLine } from '@souk/contract/desk';

/** The tax that lines include, by rate, the highest first; lines without a stored rate are in none. Cents. */
export const taxesOf = (lines: readonly Pick<DeskOrderLine, 'tax'>[]): { basisPoints: number; cents: number }[] => {
  const sums = new Map<number, number>();
  for (const { tax } of lines) if (tax) sums.set(tax.basisPoints, (sums.get(tax.basisPoints) ?? 0) + tax.cents);
  return [...sums]
    .map(([basisPoints, cents]) => ({ basisPoints, cents }))
    .sort((one, other) => other.basisPoints - one.basisPoints);
};
