import type { ProductAttr, ProductDetail, ProductVariant } from '@souk/contract';

/** One thing to choose, with its values in order; `key` and `valueKeys` are their names in an address, in no language. */
export type Attribute = { name: string; values: string[]; key: string; valueKeys: string[]; hasPictures: boolean };

/** What is chosen so far: attribute name to value. */
export type Choice = Readonly<Record<string, string>>;

type Variants = Pick<ProductDetail, 'productAttr' | 'productValue'>;

/**
 * What a choice leads to.
 *
 * `missing` names what is still to be chosen; while anything is, there is no variant, and `stock` is that of all variants
 * that agree with the choice. A whole choice without a match has no variant and stock 0.
 * `image` shows the chosen colour, also where the combination does not exist.
 * Source: spec 4 "Quick view", QUICK-07.
 */
export type Resolved = {
  variant: ProductVariant | null;
  sku: string | null;
  stock: number;
  image: string | null;
  missing: Attribute[];
};

/** How a value stands with the rest of the choice: it can be bought, it is sold out, or it does not exist so. */
export type ValueState = 'available' | 'soldOut' | 'missing';

/** The things to choose. Color/Colour options show a picture. Source: spec 3 "productAttr list", QUICK-04. */
export const attributesOf = (attrs: readonly ProductAttr[]): Attribute[] =>
  attrs.map(({ attrName, attrValues, attrKey, attrValueKeys }) => {
    const keys = attrValueKeys?.split(',') ?? [];
    const values = attrValues
      .split(',')
      .map((text, at) => ({ value: text.trim(), key: keys[at] ?? text.trim() }))
      .filter(({ value }) => value !== '');
    return {
      name: attrName,
      values: values.map(({ value }) => value),
      key: attrKey ?? attrName,
      valueKeys: values.map(({ key }) => key),
      hasPictures: isColour(attrName),
    };
  });

/** Color in the spellings and languages of the store. */
export const isColour = (attrName: string): boolean => /^(colou?r|couleur)$/i.test(attrName.trim());

/** The variant's key: chosen values joined by commas in the order of the attributes; null while one is missing. */
export const skuOf = (attrs: readonly ProductAttr[], choice: Choice): string | null => {
  const values = attrs.map(({ attrName }) => choice[attrName]);
  return values.every((value) => value !== undefined) ? values.join(',') : null;
};

/** The variant of a choice, or what is missing until there is one. */
export const resolveVariant = (product: Variants, choice: Choice): Resolved => {
  const sku = skuOf(product.productAttr, choice);
  const missing = attributesOf(product.productAttr).filter(({ name }) => choice[name] === undefined);
  const matching = agreeingVariants(product, choice);
  const variant = (sku !== null && product.productValue[sku]) || null;
  return {
    variant,
    sku: variant && sku,
    stock: matching.reduce((sum, one) => sum + one.variant.stock, 0),
    image: variant?.image ?? colourImage(product, choice),
    missing,
  };
};

/** All variants that have the values chosen so far, each with its own values. */
export const agreeingVariants = (product: Variants, choice: Choice): { values: Choice; variant: ProductVariant }[] =>
  variantsOf(product).filter(({ values }) =>
    Object.entries(choice).every(([name, value]) => !(name in values) || values[name] === value),
  );

/** How one value would stand if it were chosen beside what else is chosen. */
export const valueState = (product: Variants, choice: Choice, name: string, value: string): ValueState => {
  const matching = agreeingVariants(product, { ...choice, [name]: value });
  if (matching.length === 0) return 'missing';
  return matching.some(({ variant }) => variant.stock > 0) ? 'available' : 'soldOut';
};

/** The picture of a value: that of the first variant with it; null without one. */
export const valueImage = (product: Variants, name: string, value: string): string | null =>
  variantsOf(product).find(({ values, variant }) => values[name] === value && variant.image)?.variant.image ?? null;

/** The picture of the chosen colour; null while none is chosen, or without one. */
const colourImage = (product: Variants, choice: Choice): string | null => {
  const colour = attributesOf(product.productAttr).find(({ hasPictures }) => hasPictures);
  const value = colour && choice[colour.name];
  return colour && value !== undefined ? valueImage(product, colour.name, value) : null;
};

/** What needs no choice: everything that has a single value. */
export const initialChoice = (attrs: readonly ProductAttr[]): Choice =>
  Object.fromEntries(
    attributesOf(attrs).flatMap(({ name, values }) => (values.length === 1 && values[0] ? [[name, values[0]]] : [])),
  );

/**
 * The part of an address' query that is a choice of this product; what the product does not have is left out. An address may
 * also say it in the words of the shopper's language, as it once did. Source: docs/expectations PP2.
 */
export const choiceFrom = (attrs: readonly ProductAttr[], query: URLSearchParams): Choice => ({
  ...initialChoice(attrs),
  ...Object.fromEntries(
    attributesOf(attrs).flatMap(({ name, values, key, valueKeys }) => {
      const asked = values[valueKeys.indexOf(query.get(key) ?? '')] ?? query.get(name);
      return asked !== null && values.includes(asked) ? [[name, asked]] : [];
    }),
  ),
});

/** A choice as an address carries it, the same in every language: `color=blue&size=l`. */
export const choiceQuery = (attrs: readonly ProductAttr[], choice: Choice): URLSearchParams =>
  new URLSearchParams(
    attributesOf(attrs).flatMap(({ name, values, key, valueKeys }) => {
      const chosen = valueKeys[values.indexOf(choice[name] ?? '')];
      return chosen === undefined ? [] : [[key, chosen]];
    }),
  );

const variantsOf = ({ productAttr, productValue }: Variants) =>
  Object.entries(productValue).map(([sku, variant]) => {
    const parts = sku.split(',');
    const values: Record<string, string> = {};
    productAttr.forEach(({ attrName }, at) => (values[attrName] = parts[at] ?? ''));
    return { values, variant };
  });
