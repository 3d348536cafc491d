/** Most values of something to choose, and most variants of a product: what a form still shows at once. Source: docs/back-office.md, Products. */
export const mostOptionValues = 20;
export const mostVariants = 200;

/** Why a value cannot be added, or variants not be taken off sale. */
export type VariantObstacle = 'valueTaken' | 'tooManyValues' | 'tooManyVariants' | 'noneLeft';

interface Option {
  values: readonly string[];
  valuesFr: readonly string[];
}

const isAmong = (values: readonly string[], value: string) =>
  values.some((one) => one.toLowerCase() === value.toLowerCase());

/**
 * What stands against one more value of something to choose; null: nothing.
 * @param variants how many the product has
 * @param made how many the value makes
 */
export const valueObstacle = (
  { values, valuesFr }: Option,
  value: { en: string; fr: string },
  { variants, made }: { variants: number; made: number },
): VariantObstacle | null => {
  if (isAmong(values, value.en) || isAmong(valuesFr, value.fr)) return 'valueTaken';
  if (values.length >= mostOptionValues) return 'tooManyValues';
  return variants + made > mostVariants ? 'tooManyVariants' : null;
};

/** What stands against these variants being on sale and no others: a product keeps one, it is taken off sale itself. */
export const saleObstacle = (isOnSale: readonly boolean[]): VariantObstacle | null =>
  isOnSale.some(Boolean) ? null : 'noneLeft';
