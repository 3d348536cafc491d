import { z } from 'zod';
import { id, imageUrl, instant, slug } from '../wire/fields';
import { percent, usd } from '../wire/money';

/** Where a product lives: `/product/{slug}` or `/product/{slug}/key/{uniqueKey}/details`. `-` stands for a missing half. */
export const productAddress = z.object({ uniqueKey: slug, slug });
export type ProductAddress = z.infer<typeof productAddress>;

/**
 * Names a product in the path of a call: its id, `key:` and its unique key, or `slug:` and its slug, for a page that does not know
 * the id yet.
 */
export const productRef = z.union([id, z.templateLiteral([z.enum(['key', 'slug']), ':', slug])]);
export type ProductRef = z.infer<typeof productRef>;

/**
 * The four fields that decide what a shopper is asked to pay.
 *
 * Units:  prices in USD; `discount` in percent, 0 to 100.
 * Absent: no `discountExpiry` means that the discount has expired; no `storePrice` means that `price` holds.
 * Source: spec 3 "Product card", spec 4 "Price display rule".
 */
export const priceFields = z.object({
  price: usd,
  storePrice: usd.nullable(),
  discount: percent,
  discountExpiry: instant.nullable(),
});
export type PriceFields = z.infer<typeof priceFields>;

/**
 * One product in a grid.
 *
 * Units: `rating` 0 to 5; sold count is `sales` plus `ficti`; `stock` is the sum over its variants.
 * `attrId` is the variant that a quick add takes: the only one, or the colour that `image` shows where only colours are
 * to choose. Null: the shopper has to choose first, and nothing chooses for them.
 * `moreImages` are at most two further pictures of the same colour; absent: only `image`.
 * `swatches` are the colours it is made in, at most five, each with its name and its look as `#rrggbb`; null: not known.
 * `variantQuery`, in a list that attributes narrowed, is what the product's address carries to show what was asked for.
 * Source: spec 3 "Product card".
 */
export const productCard = priceFields
  .extend({
    id: z.int(),
    slug: z.string(),
    uniqueKey: z.string(),
    storeName: z.string(),
    image: imageUrl,
    moreImages: z.array(imageUrl).max(2).optional(),
    swatches: z
      .array(z.object({ name: z.string(), color: z.string().nullable() }))
      .max(5)
      .optional(),
    rating: z.number().min(0).max(5),
    reviewCount: z.int().min(0),
    sales: z.int().min(0),
    ficti: z.int().min(0),
    stock: z.int().min(0),
    attrId: z.int().nullable(),
    variantQuery: z.string().optional(),
    isShippingIncluded: z.boolean(),
    landingPage: z.boolean(),
    listedOnStore: z.boolean(),
    merId: z.int(),
    merName: z.string(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof productCard>;

/**
 * One thing a shopper chooses: `Color` with `Blue,Sand,White`. No value holds a comma.
 * `attrKey` (`color`) and `attrValueKeys` (`blue,sand,white`, in the order of the values) say the same in no language: they
 * are what an address carries. Absent: the words themselves are.
 * Source: spec 3 "Product detail"; docs/expectations PP2.
 */
export const productAttr = z.object({
  attrName: z.string(),
  attrValues: z.string(),
  attrKey: z.string().optional(),
  attrValueKeys: z.string().optional(),
});
export type ProductAttr = z.infer<typeof productAttr>;

/**
 * One variant, under its values joined by commas in the order of `productAttr`; `''` when there is nothing to choose.
 * `id` is what a cart call names `productAttrUnique` and a pre-order `attrValueId`.
 * Absent: `image` null means the product's own pictures; `priceComparedTo` null means no older price.
 */
export const productVariant = z.object({
  id: z.int(),
  price: usd,
  priceComparedTo: usd.nullable(),
  stock: z.int().min(0),
  image: imageUrl.nullable(),
});
export type ProductVariant = z.infer<typeof productVariant>;

/** How many reviews a product has, and how they fall. `replyChance` is the percentage of good ones. Source: docs/contract.md "Reviews". */
export const replySummary = z.object({
  sumCount: z.int().min(0),
  goodCount: z.int().min(0),
  inCount: z.int().min(0),
  poorCount: z.int().min(0),
  replyChance: z.number().min(0).max(100),
  replyStar: z.number().min(0).max(5),
  stars: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  /** How many of them show photos. */
  photoCount: z.int().min(0),
});
export type ReplySummary = z.infer<typeof replySummary>;

/** A step of the way to a product or a list. */
export const breadcrumb = z.object({ id: z.int(), name: z.string(), slug: z.string(), level: z.int().min(1).max(3) });
export type Breadcrumb = z.infer<typeof breadcrumb>;

/** How a shopper may speak to a merchant. Source: spec 2 "Floating window". */
export const serviceType = z.enum(['h5', 'message', 'phone', 'hotline', 'email']);
export type ServiceType = z.infer<typeof serviceType>;

/**
 * The merchant beside the buy button. `closedUntil` set: on holiday, nothing can be added until then. `isOpen` false: nothing can be
 * added, and nobody knows until when.
 */
export const productMerchant = z.object({
  id: z.int(),
  name: z.string(),
  avatar: imageUrl.nullable(),
  starLevel: z.number().min(0).max(5),
  isSelf: z.boolean(),
  isCollect: z.boolean(),
  closedUntil: instant.nullable(),
  /** Absent: the api is of the release before. */
  isOpen: z.boolean().optional(),
});
export type ProductMerchant = z.infer<typeof productMerchant>;

const productInfo = priceFields.extend({
  id: z.int(),
  storeName: z.string(),
  slug: z.string(),
  uniqueKey: z.string(),
  listedOnStore: z.boolean(),
  landingPage: z.boolean(),
  image: imageUrl,
  /** A JSON list of picture addresses, as text. */
  sliderImage: z.string(),
  /** Address of a film; null without one. */
  showcaseVideo: z.string().nullable(),
  sales: z.int().min(0),
  ficti: z.int().min(0),
  rating: z.number().min(0).max(5),
  stock: z.int().min(0),
  isShippingIncluded: z.boolean(),
});

/** Body measurements by size: the first cell of a row is the size. `unit` holds for every other cell. */
export const sizeGuide = z.object({
  unit: z.literal('cm'),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type SizeGuide = z.infer<typeof sizeGuide>;

/**
 * A product's page.
 *
 * `details` are its facts: material, measures and care as the merchant gave them, then maker, category, returns and number.
 *
 * Units:  `delivery` in days from order to door and USD for one parcel; `returns.days` from delivery.
 * Absent: `storePriceComparedTo` null means no older price; `delivery.freeFrom` null means never free by amount;
 * no `sizeGuide` means that there is nothing to measure; a picture that `pictureTexts` does not have is called by the product's name.
 * `description` is HTML that the server has cleaned. `userCollect` is false for anyone who is not signed in.
 * Source: spec 3 "Product detail".
 */
export const productDetail = z
  .object({
    productInfo,
    productAttr: z.array(productAttr),
    productValue: z.record(z.string(), productVariant),
    storePrice: usd.nullable(),
    storePriceComparedTo: usd.nullable(),
    userCollect: z.boolean(),
    currency: z.literal('USD'),
    description: z.string(),
    details: z.array(z.object({ label: z.string(), value: z.string() })),
    sizeGuide: sizeGuide.optional(),
    /** What pictures show, by their addresses, as the merchant says it in the asked language. */
    pictureTexts: z.record(z.string(), z.string()).optional(),
    categories: z.array(breadcrumb),
    merchant: productMerchant,
    delivery: z.object({
      minDays: z.int().min(0),
      maxDays: z.int().min(0),
      freightFee: usd,
      freeFrom: usd.nullable(),
    }),
    returns: z.object({ days: z.int().min(0) }),
    replyConfig: replySummary,
    seo: z.object({ title: z.string(), description: z.string(), image: imageUrl }),
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof productDetail>;

/** Asks for news of a variant of the product, 404 without it. Absent `attrId`: any variant. Absent `email`: the signed-in shopper's. */
export const productNotice = z.object({
  productId: id,
  attrId: id.nullish(),
  email: z.string().trim().max(254).optional(),
});
