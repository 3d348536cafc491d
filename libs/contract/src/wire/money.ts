import { z } from 'zod';

const hasAtMostTwoDecimals = (value: number) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6;

/**
 * An amount of US dollars, never negative.
 *
 * Units: dollars with at most two decimals, as a JSON number. A numeric string (`"12.50"`) is read as the number.
 * Source: spec 9 "Locales, Currency USD".
 */
export const usd = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(100_000_000).refine(hasAtMostTwoDecimals));

/** Percent of a discount, 0 to 100. */
export const percent = z.number().min(0).max(100);
