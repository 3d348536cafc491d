import type { Locale } from '../locale';
import { plainText } from '../search/text';

/** An attribute as a product keeps it; values stand in the same order in both languages. */
export interface ProductAttribute {
  name: string;
  nameFr: string;
  values: string[];
  valuesFr: string[];
}

/** Every combination of one value of each attribute, those of the first attribute together; without attributes the empty one alone. */
export const combinationsOf = (attributes: readonly { values: readonly string[] }[]): string[][] =>
  attributes.reduce<string[][]>(
    (all, { values }) => all.flatMap((head) => values.map((value) => [...head, value])),
    [[]],
  );

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

/**
 * Attributes with those values alone that a variant has: a value of which nothing is on sale is not there for shoppers.
 * @param skus of the variants on sale; none: every value stays
 */
export const attributesOnSale = (
  attributes: readonly ProductAttribute[],
  skus: readonly string[],
): readonly ProductAttribute[] => {
  if (skus.length === 0) return attributes;
  const chosen = skus.map((sku) => sku.split(','));
  return attributes.map((attribute, at) => {
    const isOnSale = attribute.values.map((value) => chosen.some((values) => values[at] === value));
    return {
      ...attribute,
      values: attribute.values.filter((_value, place) => isOnSale[place]),
      valuesFr: attribute.valuesFr.filter((_value, place) => isOnSale[place]),
    };
  });
};

/** A word as an address carries it: `Deep blue` is `deep-blue`. A second one that reads the same gets a number. */
const keysOf = (words: readonly string[]): string[] => {
  const taken = new Map<string, number>();
  return words.map((word) => {
    const key =
      plainText(word)
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'x';
    const times = (taken.get(key) ?? 0) + 1;
    taken.set(key, times);
    return times === 1 ? key : `${key}-${times}`;
  });
};

/** What addresses call attributes and their values: the same in every language. Source: docs/expectations PP2. */
export const optionKeys = (attributes: readonly ProductAttribute[]): { key: string; valueKeys: string[] }[] => {
  const keys = keysOf(attributes.map(({ name }) => name));
  return attributes.map(({ values }, at) => ({ key: keys[at] ?? '', valueKeys: keysOf(values) }));
};

/**
 * What a product's address carries to show one of its variants; `''` when there is nothing to choose.
 * @param isNamed which attributes it names; absent: all
 */
export const variantQuery = (
  attributes: readonly ProductAttribute[],
  sku: string,
  isNamed: (attribute: ProductAttribute) => boolean = () => true,
): string => {
  const values = sku.split(',');
  return new URLSearchParams(
    optionKeys(attributes).flatMap(({ key, valueKeys }, at) => {
      const attribute = attributes[at];
      const chosen = valueKeys[attribute?.values.indexOf(values[at] ?? '') ?? -1];
      return chosen === undefined || !attribute || !isNamed(attribute) ? [] : [[key, chosen]];
    }),
  ).toString();
};
