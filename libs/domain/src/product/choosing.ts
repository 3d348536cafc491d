import type { ProductDetail, ProductVariant } from '@souk/contract';
import { agreeingVariants, attributesOf, initialChoice, isColour, resolveVariant, type Choice } from './variants';

type Variants = Pick<ProductDetail, 'productAttr' | 'productValue'>;

/**
 * Whether only the shopper can say which value they want: a size, a scent, a set. A colour is seen on the picture, and
 * what has one value needs no choice. Nothing chooses such a value for them: no page, no card, no form, no call.
 * @example cardsOf, cart/save/sku, pre/order and the buy box ask it.
 */
export const mustBeChosen = ({ name, values }: { name: string; values: readonly string[] }): boolean =>
  values.length > 1 && !isColour(name);

/**
 * The choice that a product's page starts with: what is wanted, what has one value, and the colour of the first variant
 * that can be bought beside it, else of the first that exists. A wanted combination that does not exist stays as it is,
 * so that the shopper sees what is missing.
 */
export const startingChoice = (product: Variants, wanted: Choice): Choice => {
  const known = { ...initialChoice(product.productAttr), ...wanted };
  const agreeing = agreeingVariants(product, known);
  const { values = {} } = agreeing.find(({ variant }) => variant.stock > 0) ?? agreeing[0] ?? {};
  const shown = attributesOf(product.productAttr)
    .filter((attribute) => !mustBeChosen(attribute))
    .flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return { ...Object.fromEntries(shown), ...known };
};

/** The variant whose price stands for a choice: the chosen one, else the cheapest that is left; whether others cost more. */
export const pricedVariant = (
  product: Variants,
  choice: Choice,
): { variant: ProductVariant | null; isFrom: boolean } => {
  const { variant, missing } = resolveVariant(product, choice);
  if (variant || missing.length === 0) return { variant, isFrom: false };
  const agreeing = agreeingVariants(product, choice);
  const byPrice = agreeing.map((one) => one.variant).sort((a, b) => a.price - b.price);
  const [cheapest = null, ...others] = byPrice;
  return { variant: cheapest, isFrom: others.some(({ price }) => price !== cheapest?.price) };
};

/** A choice as a shopper reads it: `White · M`; empty while nothing is chosen. */
export const choiceText = (product: Variants, choice: Choice): string =>
  attributesOf(product.productAttr)
    .flatMap(({ name }) => choice[name] ?? [])
    .join(' · ');

/** A variant as a shopper reads it, from its values as the wire has them: `White,M` is `White · M`, everywhere. */
export const variantText = (sku: string): string =>
  sku
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(' · ');
