import { pageLanguages } from '@souk/domain';
import { z } from 'zod';

const text = z.object({ en: z.string().min(1), fr: z.string().min(1) });

/** Colours as they are called, English first. */
export const colors = {
  White: 'Blanc',
  Blue: 'Bleu',
  Terracotta: 'Terracotta',
  Black: 'Noir',
  Olive: 'Olive',
  Sand: 'Sable',
  Rust: 'Rouille',
  Sage: 'Sauge',
  Ivory: 'Ivoire',
  Indigo: 'Indigo',
  Silver: 'Argent',
} as const;

type ColorName = keyof typeof colors;
const isColorName = (name: string): name is ColorName => Object.hasOwn(colors, name);

/** An attribute with its values and what each adds to the price, in percent. */
export interface Choice {
  name: string;
  nameFr: string;
  values: readonly (readonly [en: string, fr: string, addPercent: number])[];
}

const choice = (name: string, nameFr: string, values: Choice['values']): Choice => ({ name, nameFr, values });

/** What a shopper chooses, beside the colour. */
export const choices = {
  sizes: choice('Size', 'Taille', [
    ['S', 'S', 0],
    ['M', 'M', 0],
    ['L', 'L', 0],
  ]),
  heights: choice('Size', 'Taille', [
    ['Small', 'Petit', 0],
    ['Medium', 'Moyen', 25],
    ['Large', 'Grand', 55],
  ]),
  setsOfTwo: choice('Set', 'Lot', [
    ['Set of 2', 'Lot de 2', 0],
    ['Set of 4', 'Lot de 4', 85],
    ['Set of 6', 'Lot de 6', 165],
  ]),
  scents: choice('Scent', 'Parfum', [
    ['Fig', 'Figue', 0],
    ['Cedar', 'Cèdre', 0],
    ['Orange blossom', 'Fleur d’oranger', 0],
  ]),
  papers: choice('Ruling', 'Réglure', [
    ['Plain', 'Uni', 0],
    ['Lined', 'Ligné', 0],
    ['Dotted', 'Pointillé', 0],
  ]),
  towels: choice('Format', 'Format', [
    ['Hand', 'Mains', 0],
    ['Bath', 'Bain', 60],
    ['Sheet', 'Drap', 130],
  ]),
  frames: choice('Format', 'Format', [
    ['A5', 'A5', 0],
    ['A4', 'A4', 35],
    ['A3', 'A3', 80],
  ]),
  throws: choice('Format', 'Format', [
    ['Throw', 'Plaid', 0],
    ['Double', 'Double', 70],
  ]),
  ranges: choice('Cups', 'Tasses', [
    ['3 cups', '3 tasses', 0],
    ['8 cups', '8 tasses', 30],
  ]),
} as const;

type ChoiceName = keyof typeof choices;
const isChoiceName = (name: string): name is ChoiceName => Object.hasOwn(choices, name);

const picture = z.string().regex(/^[a-z0-9-]+$/);

/** A picture of it, the colour that it shows where there is more than one, and further views of the same colour. */
const look = z.object({
  image: picture,
  color: z.string().refine(isColorName).optional(),
  views: z.array(picture).optional(),
});

/** What somebody wrote about it, and what its merchant replied, both in the review's own language. */
const writtenReview = z.object({
  stars: z.int().min(1).max(5),
  locale: z.enum(pageLanguages),
  by: z.string().min(1),
  text: z.string().min(1),
  reply: z.string().min(1).optional(),
});

const sizeGuide = z.object({ unit: z.literal('cm'), columns: z.array(text), rows: z.array(z.array(z.string())) });

/**
 * A thing that the demo market sells, as `goods/*.json` describe it.
 *
 * Units:  prices in whole USD, so that every percentage off comes out whole; `discount.days` from the seed's now, negative lies
 *         behind; `stock` of all variants together, absent: plenty.
 * Absent: `storePrice` means that `price` holds; `choice` that there is nothing to choose but the colour; `missing` are
 *         variants that are not made.
 */
const kindSchema = z.strictObject({
  slug: picture,
  name: text,
  category: z.string(),
  merchant: z.string(),
  price: z.int().min(1),
  storePrice: z.number().optional(),
  discount: z.object({ percent: z.int().min(1).max(90), days: z.int(), flash: z.boolean().optional() }).optional(),
  sold: z.int().min(0),
  stock: z.int().min(0).optional(),
  key: z.string().optional(),
  listed: z.boolean().optional(),
  landingPage: z.boolean().optional(),
  freeShipping: z.boolean().optional(),
  looks: z.array(look).min(1),
  film: z.string().optional(),
  choice: z.string().refine(isChoiceName).optional(),
  missing: z.array(z.string()).optional(),
  words: z.string(),
  text,
  facts: z.array(z.object({ label: text, value: text })).min(2),
  sizeGuide: sizeGuide.optional(),
  goesWith: z.array(z.string()).min(1),
  reviews: z.array(writtenReview).min(1),
});
export type Kind = z.infer<typeof kindSchema>;
export type Look = z.infer<typeof look>;
export type WrittenReview = z.infer<typeof writtenReview>;

/** Reads the goods of one department. @throws {z.ZodError} naming the field that is wrong */
export const readKinds = (goods: unknown): Kind[] => z.array(kindSchema).parse(goods);
