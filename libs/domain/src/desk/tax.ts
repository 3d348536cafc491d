import type { TaxCategory } from '@souk/contract/desk';
import { stepDown } from './shares';

/** A whole as a rate: 10,000 basis points are 100 %. */
const wholeBasisPoints = 10_000;

/**
 * The tax that a price includes, in cents; half a cent rounds up. Tax is rounded here alone, once for each line of an order: sums are
 * sums of lines. Source: docs/back-office.md, Tax.
 * @param paidCents what the shopper pays for the line, shipping included
 * @param basisPoints 2000 is 20 %
 */
export const taxInCents = (paidCents: number, basisPoints: number): number =>
  Math.round((paidCents * basisPoints) / (wholeBasisPoints + basisPoints));

/** A line of an order as its refund takes tax back. Cents. `pieces` of its `num` come back, `before` came back in earlier refunds. */
export type TaxedLine = {
  num: number;
  before: number;
  pieces: number;
  taxCents: number;
  basisPoints: number;
  freightCents: number;
};

/**
 * The tax that a refund takes back of a line: of its goods in proportion to the pieces, and of its shipping where that is given back.
 * Once every piece and the shipping came back, all of the tax did.
 */
export const refundTaxCents = (line: TaxedLine, isFreightBack: boolean): number => {
  const ofFreight = taxInCents(line.freightCents, line.basisPoints);
  const { num: whole, before, pieces: step } = line;
  return stepDown(line.taxCents - ofFreight, { before, step, whole }) + (isFreightBack ? ofFreight : 0);
};

/** Rates of a country from a day on, in basis points. Without a reduced rate the standard one holds for its products. */
export type TaxRow = { country: string; since: string; standard: number; reduced: number | null; low: number | null };
export type TaxRates = readonly TaxRow[];

/**
 * The rate of a country on a day, in basis points; null: the table has none for it.
 * @param day `2026-10-03`
 */
export const taxRateOn = (
  rates: TaxRates,
  { country, day, category }: { country: string; day: string; category: TaxCategory },
): number | null => {
  const valid = rates.filter((row) => row.country === country && row.since <= day);
  const [found] = valid.sort((one, other) => other.since.localeCompare(one.since));
  if (!found) return null;
  if (category === 'zero') return 0;
  const { standard, reduced, low } = found;
  return { standard, reduced: reduced ?? standard, low: low ?? reduced ?? standard }[category];
};

/** The rates that came with the store, with those that its people entered: of one country and day theirs hold. */
export const withOwnRates = (base: TaxRates, own: TaxRates): TaxRates => [
  ...base.filter((row) => !own.some(({ country, since }) => country === row.country && since === row.since)),
  ...own,
];

/** Whether rates stand in their order: none above the standard one, and the lower one not above the higher. */
export const isTaxOrdered = ({ standard, reduced, low }: Pick<TaxRow, 'standard' | 'reduced' | 'low'>): boolean =>
  (reduced ?? 0) <= standard && (low ?? 0) <= (reduced ?? standard);
