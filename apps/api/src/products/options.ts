import type { Locale } from '../http/locale';

/** An attribute as a product keeps it; values stand in the same order in both languages. */
export interface ProductAttribute {
  name: string;
  nameFr: string;
  values: string[];
  valuesFr: string[];
}

/** A value of an attribute as a language calls it. */
const valueIn = (attribute: ProductAttribute | undefined, value: string, locale: Locale): string => {
  const at = attribute?.values.indexOf(value) ?? -1;
  return (locale === 'fr' && at !== -1 ? attribute?.valuesFr[at] : undefined) ?? value;
};

/**
 * A variant's text as a language says it.
 * @param sku English values, comma-joined in the order of the attributes, as the variant's row has them.
 */
export const skuIn = (attributes: readonly ProductAttribute[], sku: string, locale: Locale): string =>
  sku === ''
    ? ''
    : sku
        .split(',')
        .map((value, at) => valueIn(attributes[at], value, locale))
        .join(',');
