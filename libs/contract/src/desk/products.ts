import { z } from 'zod';
import { id, imageUrl, instant, textUpTo } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskSorts, productReviewStates } from './choices';
import {
  pictureTextMost,
  productNameMost,
  productPicturesMax,
  productTextMost,
  seoDescriptionMost,
  seoTitleMost,
  slugForm,
  slugMost,
  stockMoveMost,
} from './product-choices';
import { deskPage, sortOf } from './orders';
import { productFilter } from './product-filter';
import { optionText, optionValue, priceCents } from './product-variants';
import { taxCategory } from './tax';

/** One picture that a desk sends: JPG, PNG or WebP. */
export const pictureForm = z.object({ file: z.file().max(10 * 1024 * 1024) });

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
    category: z.string(),
    variants: z.int(),
    cents: z.int(),
    shownCents: z.int(),
    discount: z.int(),
    stock: z.int(),
    /** Pieces that were paid for in the last 30 days, but for cancelled orders. */
    soldLately: z.int(),
    isLive: z.boolean(),
    /** Its merchant is suspended: it is in no list of the shop, and cannot be bought. Absent: the api is of the release before. */
    isSuspended: z.boolean().optional(),
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
export const pictureText = z.object({ url: imageUrl, en: textUpTo(pictureTextMost), fr: textUpTo(pictureTextMost) });
export type PictureText = z.output<typeof pictureText>;

/** What a product is called, where it stands and how it looks. Pictures: the first is the main one. */
export const productWords = z.object({
  nameEn: textUpTo(productNameMost).min(1),
  nameFr: textUpTo(productNameMost).min(1),
  /** Absent: it stays, a new product’s is empty. */
  descriptionEn: textUpTo(productTextMost).optional(),
  descriptionFr: textUpTo(productTextMost).optional(),
  categoryId: id,
  images: z.array(imageUrl).min(1).max(productPicturesMax),
  /** Absent: those of the pictures that stay stay. */
  pictureTexts: z.array(pictureText).max(productPicturesMax).optional(),
  /** Absent: it stays, a new product’s is the standard one. */
  taxCategory: taxCategory.optional(),
});
export type ProductWords = z.output<typeof productWords>;

/** Something to choose, such as a size, with its values. */
export const productOption = z.object({
  name: optionText,
  values: z.array(optionValue).min(1).max(20),
});
export type ProductOption = z.output<typeof productOption>;

/** A new product: every combination of its options costs and holds the same at first. `merchantId`: at the platform's desk. */
export const productCreateInput = productWords.extend({
  merchantId: id.optional(),
  options: z.array(productOption).max(2).default([]),
  priceCents: priceCents.min(1),
  stock: z.int().min(0).max(stockMoveMost),
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
    /** Whether shoppers find it: on sale, and its seller's shop was opened. */
    isFound: z.boolean(),
    nameEn: z.string(),
    nameFr: z.string(),
    descriptionEn: z.string(),
    descriptionFr: z.string(),
    images: z.array(imageUrl),
    /** One for each picture, in their order. */
    pictureTexts: z.array(pictureText),
    categoryId: z.int(),
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
