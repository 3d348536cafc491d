/** One of the things that the demo market sells, from which many products are made. */
export interface Kind {
  /** Also the slug of its first product. */
  slug: string;
  en: string;
  fr: string;
  /** Slug of its third-level category. */
  leaf: string;
  /** Slugs of the merchants that make it. */
  makers: readonly string[];
  /** Lowest and highest price in USD. */
  usd: readonly [number, number];
  /** Pictures it is shown with; with a colour where the picture shows one. */
  looks: readonly Look[];
  /** What a shopper chooses, beside the colour. */
  choice?: Choice;
  /** More words that shoppers use for it, in both languages. */
  words: string;
  text: { en: readonly [string, string]; fr: readonly [string, string] };
}

/** A picture's file name without `.webp`; `~m` mirrors it, `~rust` dyes the thing in it (img/dye.ts). */
export interface Look {
  image: string;
  color?: ColorName;
}

export type ColorName = keyof typeof colors;

/** Colours as they are called, English first. */
export const colors = {
  White: 'Blanc',
  Blue: 'Bleu',
  Terracotta: 'Terracotta',
  Natural: 'Naturel',
  Black: 'Noir',
  Olive: 'Olive',
  Sand: 'Sable',
  Rust: 'Rouille',
  Sage: 'Sauge',
  Ivory: 'Ivoire',
  Grey: 'Gris',
  Camel: 'Camel',
  Indigo: 'Indigo',
  Silver: 'Argent',
  Green: 'Vert',
  Teal: 'Pétrole',
  Plum: 'Prune',
  Amber: 'Ambre',
  Coral: 'Corail',
  Moss: 'Mousse',
} as const;

/** An attribute with its values and what each adds to the price, in percent. */
export interface Choice {
  name: string;
  nameFr: string;
  values: readonly (readonly [en: string, fr: string, addPercent: number])[];
}

const choice = (name: string, nameFr: string, values: Choice['values']): Choice => ({ name, nameFr, values });

export const sizes = choice('Size', 'Taille', [
  ['S', 'S', 0],
  ['M', 'M', 0],
  ['L', 'L', 0],
]);
export const heights = choice('Size', 'Taille', [
  ['Small', 'Petit', 0],
  ['Medium', 'Moyen', 25],
  ['Large', 'Grand', 55],
]);
export const setsOfTwo = choice('Set', 'Lot', [
  ['Set of 2', 'Lot de 2', 0],
  ['Set of 4', 'Lot de 4', 85],
  ['Set of 6', 'Lot de 6', 165],
]);
export const scents = choice('Scent', 'Parfum', [
  ['Fig', 'Figue', 0],
  ['Cedar', 'Cèdre', 0],
  ['Orange blossom', 'Fleur d’oranger', 0],
]);
export const papers = choice('Ruling', 'Réglure', [
  ['Plain', 'Uni', 0],
  ['Lined', 'Ligné', 0],
  ['Dotted', 'Pointillé', 0],
]);
export const towels = choice('Format', 'Format', [
  ['Hand', 'Mains', 0],
  ['Bath', 'Bain', 60],
  ['Sheet', 'Drap', 130],
]);
export const frames = choice('Format', 'Format', [
  ['A5', 'A5', 0],
  ['A4', 'A4', 35],
  ['A3', 'A3', 80],
]);
export const throws = choice('Format', 'Format', [
  ['Throw', 'Plaid', 0],
  ['Double', 'Double', 70],
]);
export const straps = choice('Strap', 'Bracelet', [
  ['Tan', 'Fauve', 0],
  ['Dark brown', 'Brun foncé', 0],
]);
export const ranges = choice('Cups', 'Tasses', [
  ['3 cups', '3 tasses', 0],
  ['8 cups', '8 tasses', 30],
]);
