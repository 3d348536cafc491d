import { z } from 'zod';
import { id, instant, textUpTo } from '../wire/fields';
import { numeric } from '../wire/numeric';
import {
  priceMostCents,
  priceMostPercent,
  bulkProductsMost,
  stockMoveMost,
  stockMoveReasons,
  stockNoteMost,
} from './product-choices';
import { idList } from './product-variants';

/** Products that are changed together, each as the list showed it. */
const chosenProducts = z
  .array(z.object({ id, version: z.int() }))
  .min(1)
  .max(bulkProductsMost);

/** Puts products on sale, or takes them off. */
export const productsPublishInput = z.object({ products: chosenProducts, isLive: z.boolean() });

/** Archives products, or brings them back. */
export const productsArchiveInput = z.object({ products: chosenProducts, isArchived: z.boolean() });

export const productsCategoryInput = z.object({ products: chosenProducts, categoryId: id });

const percent = z.int().min(-90).max(priceMostPercent);
const notZero = (number: number) => number !== 0;
const isNothing = 'It changes nothing';
const amountCents = z.int().min(-priceMostCents).max(priceMostCents).refine(notZero, isNothing);

/**
 * How prices of several products change: each variant's by a percentage or by `amountCents` in US cents, above or below zero; or one
 * `discount` in percent for all of them until `ends`; or the discount that they have ends now.
 */
export const pricesChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: percent.refine(notZero, isNothing) }),
  z.object({ kind: z.literal('amount'), amountCents }),
  z.object({ kind: z.literal('discount'), discount: z.int().min(1).max(90), ends: instant }),
  z.object({ kind: z.literal('noDiscount') }),
]);
export type PricesChange = z.output<typeof pricesChange>;

export const productsPricesInput = z.object({ products: chosenProducts, change: pricesChange });

/** `products`: their ids, parted by commas. Either `percent` or `amountCents`, in US cents: one of them, never both. */
export const pricesPreviewQuery = z
  .object({
    products: idList.min(1),
    percent: numeric(percent.refine(notZero, isNothing)).optional(),
    amountCents: numeric(amountCents).optional(),
  })
  .refine((query) => (query.percent === undefined) !== (query.amountCents === undefined), {
    message: 'Either a percentage or an amount',
    path: ['percent'],
  });

/** What shoppers pay for the cheapest and the dearest variant of a product, in US cents. */
const priceRange = z.object({ leastCents: z.int(), mostCents: z.int() });

/**
 * What prices would become, of the first products: those that would be refused stand first, with the reason in words (null: it would
 * not). `total`: of how many products.
 */
export const pricesPreview = z.object({
  list: z.array(
    z.object({ id: z.int(), name: z.string(), now: priceRange, then: priceRange, refused: z.string().nullable() }),
  ),
  total: z.int(),
});
export type PricesPreview = z.infer<typeof pricesPreview>;

/** So many pieces more or fewer of each product, which has one variant alone. */
export const productsStockInput = z.object({
  products: z.array(z.object({ id })).min(1).max(bulkProductsMost),
  delta: z.int().min(-stockMoveMost).max(stockMoveMost).refine(notZero, isNothing),
  reason: z.enum(stockMoveReasons),
  note: textUpTo(stockNoteMost).default(''),
});

/** What became of each product: changed, or refused with the reason in words. */
export const productsChanged = z.object({
  done: z.array(z.int()),
  /** Those of them whose version it raised, with the version since: what was so already, and stock, leave it. */
  changed: z.array(z.object({ id: z.int(), version: z.int() })),
  refused: z.array(z.object({ id: z.int(), message: z.string() })),
});
export type ProductsChanged = z.infer<typeof productsChanged>;
