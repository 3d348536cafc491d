import { mustBeChosen } from '@souk/domain';
import { type ProductAttribute, skuIn } from './options';

interface Sellable {
  sku: string;
  on_sale: boolean;
  attributes: ProductAttribute[];
  /** The variant's own picture, `''` without one, and the product's. */
  variant_image: string;
  image: string;
}

/**
 * The variant of one product that values name, in either language. `unclear`: the shopper has to choose first, since
 * values are missing that nobody chooses for them. Without values a product of colours alone is taken in the colour that
 * its picture shows. Source: PAGE-05, PAGE-09; QUICK-04.
 * @param canBuy whether a variant can be bought now
 */
export function namedVariant<V extends Sellable>(
  variants: readonly V[],
  sku: string | undefined,
  canBuy: (variant: V) => boolean,
): V | 'unclear' | undefined {
  const asked = (sku ?? '')
    .split(',')
    .map((part) => part.trim())
    .join(',');
  if (asked) return variants.find((one) => isCalled(one, asked)) ?? (isHalf(variants, asked) ? 'unclear' : undefined);
  const onSale = variants.filter(({ on_sale }) => on_sale);
  const [first = variants[0]] = onSale;
  if (!first || onSale.length < 2) return first;
  if (first.attributes.some(mustBeChosen)) return 'unclear';
  const shown = onSale.find(({ variant_image, image }) => variant_image === image) ?? first;
  return canBuy(shown) || !onSale.some(canBuy) ? shown : 'unclear';
}

const isCalled = ({ sku, attributes }: Sellable, asked: string) =>
  sku === asked || skuIn(attributes, sku, 'fr') === asked;

/** True where some values are named and others are not. */
const isHalf = (variants: readonly Sellable[], asked: string) => {
  const named = asked.split(',');
  return variants.some(({ sku, attributes }) => {
    const values = [...sku.split(','), ...skuIn(attributes, sku, 'fr').split(',')];
    return named.length < attributes.length && named.every((value) => values.includes(value));
  });
};
