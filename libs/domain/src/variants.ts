import type { ProductAttr, ProductDetail, ProductVariant } from '@souk/contract';

/** One thing to choose, with its values in order; `key` and `valueKeys` are their names in an address, in no language. */
export type Attribute = { name: string; values: string[]; key: string; valueKeys: string[]; hasPictures: boolean };

/** What is chosen so far: attribute name to value. */
export type Choice = Readonly<Record<string, string>>;

type Variants = Pick<ProductDetail, 'productAttr' | 'productValue'>;

/** What a choice leads to. Without a match stock is 0 and there is no variant. Source: spec 4 "Quick view", QUICK-07. */
export type Resolved = { variant: ProductVariant | null; sku: string | null; stock: number; image: string | null };

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

/** The variant of a choice. */
export const resolveVariant = (product: Variants, choice: Choice): Resolved => {
  const sku = skuOf(product.productAttr, choice);
  const variant = sku === null ? undefined : product.productValue[sku];
  if (sku === null || !variant) return { variant: null, sku: null, stock: 0, image: null };
  return { variant, sku, stock: variant.stock, image: variant.image };
};

/** How one value would stand if it were chosen beside what else is chosen. */
export const valueState = (product: Variants, choice: Choice, name: string, value: string): ValueState => {
  const wanted = { ...choice, [name]: value };
  const matching = variantsOf(product).filter(({ values }) =>
    Object.entries(wanted).every(([key, one]) => !(key in values) || values[key] === one),
  );
  if (matching.length === 0) return 'missing';
  return matching.some(({ variant }) => variant.stock > 0) ? 'available' : 'soldOut';
};

/** The picture of a value: that of the first variant with it; null without one. */
export const valueImage = (product: Variants, name: string, value: string): string | null =>
  variantsOf(product).find(({ values, variant }) => values[name] === value && variant.image)?.variant.image ?? null;

/** What is chosen before the shopper chooses: everything that has a single value. */
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
