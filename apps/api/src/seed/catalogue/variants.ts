import { createHash } from 'node:crypto';
import { combinationsOf } from '../../products/options';
import { type Choice, choices, colors, type Kind, type Look } from './kind';
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

/** What a shopper chooses of a product, in the order in which it is asked. */
export const attributesOf = (kind: Kind): Attribute[] =>
  [colorAttribute(kind.looks), kind.choice ? choiceAttribute(choices[kind.choice]) : null].filter(
    (one) => one !== null,
  );

const addPercent = (kind: Kind, values: readonly string[]) =>
  (kind.choice ? choices[kind.choice].values.find(([en]) => values.includes(en))?.[2] : undefined) ?? 0;

/** A price of the dearer variant, in whole dollars. */
const dearer = (listCents: number, percent: number) => Math.round((listCents * (100 + percent)) / 10_000) * 100;

/** The first variant has plenty; of the others, one in ten is sold out and one in eight nearly so. */
const stockOf = (random: Chance, isPlenty: boolean): number => {
  if (isPlenty) return random.between(20, 90);
  if (random.percent(10)) return 0;
  return random.percent(12) ? random.between(1, 9) : random.between(15, 90);
};

/** Everything that one product can be bought as. A reduced price takes the same share off every variant. */
export function variantsOf(
  product: { id: number; slug: string; kind: Kind; listCents: number; sellCents: number },
  exact: Pick<Kind, 'stock' | 'missing'>,
  random: Chance,
): VariantRow[] {
  const { kind } = product;
  const attributes = attributesOf(kind);
  const made = combinationsOf(attributes).filter((values) => !exact.missing?.includes(values.join(',')));
  const isFixed = exact.missing !== undefined; // what tests rely on is never sold out by chance
  return made.map((values, index) => {
    const list = dearer(product.listCents, addPercent(kind, values));
    const look = kind.looks.find((one) => one.color !== undefined && values.includes(one.color));
    const drawn = stockOf(random, isFixed || index === 0);
    return {
      product_id: product.id,
      sku: values.join(','),
      unique_key: keyOf(`${product.slug}|${values.join(',')}`).toLowerCase(),
      options: values.map((value, at) => `${attributes[at]?.name ?? ''}=${value}`),
      price_cents: Math.round((list * product.sellCents) / product.listCents),
      compared_cents: product.sellCents < product.listCents ? list : null,
      stock: exact.stock === undefined ? drawn : index === 0 ? exact.stock : 0,
      image: look && attributes[0]?.name === 'Color' ? imageUrl(look.image) : '',
    };
  });
}
