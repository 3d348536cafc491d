import type { OwnTaxRates } from '@souk/contract/desk';

/** A rate as it stands in a field, in percent: `12.5`; none is empty. */
export const rateText = (basisPoints: number | null): string => (basisPoints === null ? '' : String(basisPoints / 100));

/** Percent as somebody types it, with a point or a comma, in basis points; null: empty; undefined: no rate. */
export const typedRate = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  const basisPoints = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
  return basisPoints <= 10_000 ? basisPoints : undefined;
};

/** The rates of a row, as a change names what it saw. */
export const ratesOf = ({ standard, reduced, low }: OwnTaxRates): OwnTaxRates => ({ standard, reduced, low });
