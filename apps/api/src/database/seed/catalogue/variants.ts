import { createHash } from 'node:crypto';
import type { Special } from './demo-products';
import { type Choice, colors, type Kind, type Look } from './kind';
import type { Chance } from './random';

/** An attribute as the product keeps it: names and values in both languages. */
export interface Attribute {
  name: string;
  nameFr: string;
  values: string[];
  valuesFr: string[];
}

export interface VariantRow {
  product_id: number;
  sku: string;
  unique_key: string;
  options: string[];
  price_cents: number;
  compared_cents: number | null;
  stock: number;
  image: string;
  [column: string]: unknown;
}

export const imageUrl = (name: string) => `/img/${name}.webp`;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A key that does not tell how many there are; the same for the same text. */
export const keyOf = (text: string) => hash(text).slice(0, 12).toUpperCase();

const colorAttribute = (looks: readonly Look[]): Attribute | null => {
  const names = looks.map((look) => look.color).filter((color) => color !== undefined);
  if (names.length < 2) return null;
  return { name: 'Color', nameFr: 'Couleur', values: [...names], valuesFr: names.map((name) => colors[name]) };
};

const choiceAttribute = (choice: Choice): Attribute => ({
  name: choice.name,
  nameFr: choice.nameFr,
  values: choice.values.map(([en]) => en),
  valuesFr: choice.values.map(([, fr]) => fr),
});

/** What a shopper chooses of a product of these looks, in the order in which it is asked. */
export const attributesOf = (kind: Kind, looks: readonly Look[]): Attribute[] =>
  [colorAttribute(looks), kind.choice ? choiceAttribute(kind.choice) : null].filter((one) => one !== null);

const combinations = (attributes: readonly Attribute[]): string[][] =>
  attributes.reduce<string[][]>((all, one) => all.flatMap((head) => one.values.map((value) => [...head, value])), [[]]);

const stockOf = (random: Chance, special: Special | undefined, isFirst: boolean): number => {
  if (special?.stock !== undefined) return isFirst ? special.stock : 0;
  if (special) return random.between(20, 60);
  if (random.percent(6)) return 0;
  return random.percent(14) ? random.between(1, 14) : random.between(15, 180);
};

const surcharge = (kind: Kind, values: readonly string[]) =>
  kind.choice?.values.find(([en]) => values.includes(en))?.[2] ?? 0;

const withSurcharge = (cents: number, percent: number) => Math.round((cents * (100 + percent)) / 10_000) * 100;

/** Everything that one product can be bought as. */
export function variantsOf(
  product: { id: number; slug: string; kind: Kind; looks: readonly Look[]; listCents: number; sellCents: number },
  special: Special | undefined,
  random: Chance,
): VariantRow[] {
  const attributes = attributesOf(product.kind, product.looks);
  const isDearer = product.sellCents < product.listCents;
  return combinations(attributes)
    .filter((values) => !special?.missing?.includes(values.join(',')))
    .map((values, index) => {
      const percent = surcharge(product.kind, values);
      const look = product.looks.find((one) => one.color !== undefined && values.includes(one.color));
      return {
        product_id: product.id,
        sku: values.join(','),
        unique_key: keyOf(`${product.slug}|${values.join(',')}`).toLowerCase(),
        options: values.map((value, at) => `${attributes[at]?.name ?? ''}=${value}`),
        price_cents: percent === 0 ? product.sellCents : withSurcharge(product.sellCents, percent),
        compared_cents: isDearer
          ? percent === 0
            ? product.listCents
            : withSurcharge(product.listCents, percent)
          : null,
        stock: stockOf(random, special, index === 0),
        image: look && attributes[0]?.name === 'Color' ? imageUrl(look.image) : '',
      };
    });
}
