import { z } from 'zod';
import { id, imageUrl, instant, textUpTo } from '../wire/fields';
import {
  hasValueMark,
  priceMostCents,
  skuCodeMost,
  stockMoveMost,
  stockNoteMost,
  stockReasons,
} from './product-choices';

/** A price of one piece, in US cents. */
export const priceCents = z.int().min(0).max(priceMostCents);

/** A value that shoppers choose, in both languages. */
export const optionText = z.object({ en: textUpTo(40).min(1), fr: textUpTo(40).min(1) });

/** The same without the marks that part values in many places. */
export const optionValue = optionText.refine(({ en, fr }) => !hasValueMark(en + fr), 'No comma and no equals sign');

/**
 * Sets prices of a product: each variant's in US cents, `comparedCents` the older price that is struck through (null: none), and one
 * `discount` in percent for all of them, with its end (null: none). Variants that are left out keep their prices.
 */
export const priceInput = z.object({
  version: z.int(),
  discount: z.int().min(0).max(90),
  discountEnds: instant.nullable(),
  variants: z
    .array(z.object({ id, priceCents: priceCents.min(1), comparedCents: priceCents.nullable() }))
    .min(1)
    .max(200),
});
export type PriceInput = z.input<typeof priceInput>;

/** What a shopper pays for one piece, and the price that is struck through beside it (null: none). Cents. */
const shownPrice = z.object({ cents: z.int(), wasCents: z.int().nullable() });

/**
 * What shoppers would see: a card, and each variant on its page and at the checkout. `lowestCents`: what it cost at the least during the last
 * 30 days; `isAboveLowest`: its older price is set above that. `isRefused`: the store sells to the European Union, and such a price is refused.
 */
export const pricePreview = z
  .object({
    card: shownPrice,
    items: z.array(z.object({ id: z.int(), shown: shownPrice, lowestCents: z.int(), isAboveLowest: z.boolean() })),
    isRefused: z.boolean(),
  })
  .meta({ id: 'PricePreview' });
export type PricePreview = z.infer<typeof pricePreview>;

/** So many pieces more or fewer. `expected`: the stock that the person saw; needed for a count. */
export const stockInput = z.object({
  variantId: id,
  delta: z.int().min(-stockMoveMost).max(stockMoveMost),
  reason: z.enum(stockReasons),
  note: textUpTo(stockNoteMost).default(''),
  expected: z.int().min(0).optional(),
});
export type StockInput = z.input<typeof stockInput>;

/**
 * So many pieces more or fewer of several variants of one product, each named once; all are booked, or none. `expected`: the stock that
 * the person saw; needed for a count.
 */
export const variantsStockInput = z.object({
  variants: z
    .array(stockInput.pick({ delta: true, expected: true }).extend({ id }))
    .min(1)
    .max(500)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'A variant stands there twice'),
  reason: z.enum(stockReasons),
  note: textUpTo(stockNoteMost).default(''),
});

/** One more value of what stands at `option` among what shoppers choose, from 0. */
export const optionValueInput = z.object({
  version: z.int(),
  option: z.int().min(0).max(9),
  value: optionValue,
});

/** Ids, parted by commas. */
export const idList = z
  .string()
  .regex(/^(\d{1,15}(,\d{1,15})*)?$/)
  .max(4000);

export const variantUseQuery = z.object({ variants: idList.default('') });

/** How many carts hold one of the variants, and how many wish lists the product. */
export const variantUse = z.object({ carts: z.int(), wishLists: z.int() });

/**
 * Which variants are on sale, their merchant's own codes, and their pictures, which the product has (empty: its main one); what is left out
 * stays as it is.
 */
export const variantsSaleInput = z.object({
  version: z.int(),
  variants: z
    .array(
      z.object({
        id,
        onSale: z.boolean().optional(),
        skuCode: textUpTo(skuCodeMost).optional(),
        image: imageUrl.optional(),
      }),
    )
    .min(1)
    .max(500),
});
