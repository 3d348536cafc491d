import { z } from 'zod';
import { id, imageUrl, instant, textUpTo } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskSorts, productReviewStates } from './choices';
import {
  hasValueMark,
  priceMostCents,
  productPicturesMax,
  seoDescriptionMost,
  seoTitleMost,
  skuCodeMost,
  slugForm,
  slugMost,
  stockReasons,
} from './product-choices';
import { deskPage, sortOf } from './orders';
import { productFilter } from './product-filter';
import { taxCategory } from './tax';

/** One picture that a desk sends: JPG, PNG or WebP. */
export const pictureForm = z.object({ file: z.file().max(10 * 1024 * 1024) });

const cents = z.int().min(0).max(priceMostCents);

export const deskProductsQuery = deskPage.extend({ ...productFilter.shape, sort: sortOf(deskSorts.products) });
export type DeskProductsQuery = z.input<typeof deskProductsQuery>;

/** A product in a list. Cents: the least price of its variants, and what a shopper reads now. */
export const deskProductRow = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    uniqueKey: z.string(),
    image: imageUrl,
    merchantId: z.int(),
    merchantName: z.string(),
    variants: z.int(),
    cents: z.int(),
    shownCents: z.int(),
    discount: z.int(),
    stock: z.int(),
    /** Pieces that were paid for in the last 30 days, but for cancelled orders. */
    soldLately: z.int(),
    isLive: z.boolean(),
    isArchived: z.boolean(),
    /** When somebody changed it last at a desk or by a file, or made it. */
    changedAt: instant,
    /** Rises with each change of words, prices or state. */
    version: z.int(),
    reviewState: z.enum(productReviewStates),
  })
  .meta({ id: 'DeskProductRow' });
export type DeskProductRow = z.infer<typeof deskProductRow>;

export const deskVariant = z.object({
  id: z.int(),
  sku: z.string(),
  image: imageUrl,
  priceCents: z.int(),
  comparedCents: z.int().nullable(),
  /** What a shopper pays for one piece now. */
  shownCents: z.int(),
  stock: z.int(),
  onSale: z.boolean(),
  /** The merchant's own code of it; empty: it has none. */
  skuCode: z.string(),
});
export type DeskVariant = z.infer<typeof deskVariant>;

/** A change of stock. `by`: who made it. */
export const stockMove = z.object({
  id: z.int(),
  at: instant,
  sku: z.string(),
  delta: z.int(),
  reason: z.string(),
  note: z.string(),
  by: z.string(),
});
export type StockMove = z.infer<typeof stockMove>;

/** What a picture shows, for whoever does not see it. Empty: nobody has said it in that language. */
export const pictureText = z.object({ url: imageUrl, en: textUpTo(200), fr: textUpTo(200) });
export type PictureText = z.output<typeof pictureText>;

/** What a product is called, where it stands and how it looks. Pictures: the first is the main one. */
export const productWords = z.object({
  nameEn: textUpTo(120).min(1),
  nameFr: textUpTo(120).min(1),
  descriptionEn: textUpTo(4000).default(''),
  descriptionFr: textUpTo(4000).default(''),
  categoryId: id,
  images: z.array(imageUrl).min(1).max(productPicturesMax),
  /** Absent: those of the pictures that stay stay. */
  pictureTexts: z.array(pictureText).max(productPicturesMax).optional(),
  /** Absent: it stays, a new product’s is the standard one. */
  taxCategory: taxCategory.optional(),
});
export type ProductWords = z.output<typeof productWords>;

const both = z.object({ en: textUpTo(40).min(1), fr: textUpTo(40).min(1) });

const hasNoMark = ({ en, fr }: { en: string; fr: string }) => !hasValueMark(en + fr);
const noMark = 'No comma and no equals sign';

/** Something to choose, such as a size, with its values. */
export const productOption = z.object({
  name: both,
  values: z
    .array(both)
    .min(1)
    .max(20)
    .refine((values) => values.every(hasNoMark), noMark),
});
export type ProductOption = z.output<typeof productOption>;

/** A new product: every combination of its options costs and holds the same at first. `merchantId`: at the platform's desk. */
export const productCreateInput = productWords.extend({
  merchantId: id.optional(),
  options: z.array(productOption).max(2).default([]),
  priceCents: cents.min(1),
  stock: z.int().min(0).max(100_000),
});
export type ProductCreateInput = z.input<typeof productCreateInput>;

export const productSaveInput = productWords.extend({ version: z.int() });

/** What search engines and shared links show. Empty: the product’s name, and the beginning of its description. */
export const productSeo = z.object({
  titleEn: textUpTo(seoTitleMost),
  titleFr: textUpTo(seoTitleMost),
  descriptionEn: textUpTo(seoDescriptionMost),
  descriptionFr: textUpTo(seoDescriptionMost),
});
export type ProductSeo = z.output<typeof productSeo>;

/** The last part of a product’s address in the shop, and what search engines show of it. */
export const productListingInput = productSeo.extend({
  version: z.int(),
  slug: z.string().trim().max(slugMost).regex(slugForm),
});

export type ProductListingInput = z.input<typeof productListingInput>;

/** Categories with their place in the tree, and merchants at the platform's desk. */
export const productChoices = z.object({
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  merchants: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** A product in full. */
export const deskProduct = deskProductRow
  .extend({
    /** Why it was refused; empty: it was not. */
    reviewReason: z.string(),
    /** Since when it waits for a look, or when it was decided; null: nobody asked for one. */
    reviewAt: instant.nullable(),
    /** Whether putting it on sale at this desk asks the platform for a look. */
    asksReview: z.boolean(),
    nameEn: z.string(),
    nameFr: z.string(),
    descriptionEn: z.string(),
    descriptionFr: z.string(),
    images: z.array(imageUrl),
    /** One for each picture, in their order. */
    pictureTexts: z.array(pictureText),
    categoryId: z.int(),
    category: z.string(),
    taxCategory,
    seo: productSeo,
    discountEnds: instant.nullable(),
    /** What shoppers choose, in the order in which variants name it. */
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    items: z.array(deskVariant),
    moves: z.array(stockMove),
  })
  .meta({ id: 'DeskProduct' });
export type DeskProduct = z.infer<typeof deskProduct>;

/**
 * Sets prices of a product: each variant's in US cents, `comparedCents` the older price that is struck through (null: none), and one
 * `discount` in percent for all of them, with its end (null: none). Variants that are left out keep their prices.
 */
export const priceInput = z.object({
  version: z.int(),
  discount: z.int().min(0).max(90),
  discountEnds: instant.nullable(),
  variants: z
    .array(z.object({ id, priceCents: cents.min(1), comparedCents: cents.nullable() }))
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
  delta: z.int().min(-100_000).max(100_000),
  reason: z.enum(stockReasons),
  note: textUpTo(200).default(''),
  expected: z.int().min(0).optional(),
});
export type StockInput = z.input<typeof stockInput>;

/** One more value of what stands at `option` among what shoppers choose, from 0. */
export const optionValueInput = z.object({
  version: z.int(),
  option: z.int().min(0).max(9),
  value: both.refine(hasNoMark, noMark),
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

export const publishInput = z.object({ version: z.int(), isLive: z.boolean() });

export const archiveInput = z.object({ version: z.int(), isArchived: z.boolean() });

/** `from`: the state as it was seen. `reason`: the merchant's people read it; needed to refuse. */
export const productDecideInput = z.object({
  from: z.enum(productReviewStates),
  to: z.enum(['live', 'refused']),
  version: z.int(),
  reason: textUpTo(500).default(''),
});
export const deskProductPage = pagedOf(deskProductRow);
