import { z } from 'zod';
import { numeric } from '../wire/numeric';
import type { SchemaTable } from '../wire/call';
import type { cartCalls } from './cart.calls';
import { cartKeys, emailText, flag, id, idList, imageUrl, instant, sentence } from '../wire/fields';
import { usd } from '../wire/money';
import { priceFields } from '../product/product';

/** Why a line can not be bought as it stands. Source: docs/contract.md "Cart". */
export const lineTroubleReason = z.enum([
  'OUT_OF_STOCK',
  'OFF_SHELF',
  'MERCHANT_CLOSED',
  'VARIANT_GONE',
  'PRICE_CHANGED',
]);
export type LineTroubleReason = z.infer<typeof lineTroubleReason>;

/**
 * One line of a cart.
 *
 * Units:  `variantPrice` is what one piece costs now, in USD; `price` (the older one) and `storePrice` are this variant's
 *         without the product's `discount`: `displayPrice` of a line shows `variantPrice`.
 * Shape:  `uniqueKey` is the line's own key (`shoppingCartKey` of a pre-order), `productUniqueKey` the product's;
 *         `suk` is the variant's text, comma-separated (the wire's spelling of sku); `attrId` the variant;
 *         `variantQuery` is what the product's address carries to show this variant (`color=blue&size=l`), in no language.
 * Absent: `invalidReason` null means that it can be bought; `addedPrice` null means that the price is as when it was added;
 *         `closedUntil` comes with `MERCHANT_CLOSED`.
 * Source: spec 3 "Cart item".
 */
export const cartItem = priceFields
  .extend({
    id: z.int(),
    uniqueKey: z.string(),
    cartNum: z.int().min(1),
    stock: z.int().min(0),
    variantPrice: usd,
    addedPrice: usd.nullable(),
    storeName: z.string(),
    image: imageUrl,
    slug: z.string(),
    landingPage: z.boolean(),
    listedOnStore: z.boolean(),
    productId: z.int(),
    productUniqueKey: z.string(),
    suk: z.string(),
    attrId: z.int(),
    variantQuery: z.string().optional(),
    productAttr: z.object({ stock: z.int().min(0) }),
    isShippingIncluded: z.boolean(),
    invalidReason: lineTroubleReason.nullable(),
    closedUntil: instant.nullable(),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItem>;

/** The lines of one merchant. Source: spec 3 "Cart group". */
export const cartGroup = z
  .object({ merId: z.int(), merName: z.string(), cartInfoList: z.array(cartItem) })
  .meta({ id: 'CartGroup' });
export type CartGroup = z.infer<typeof cartGroup>;

/** A quantity as sent: a whole number from 1. The server caps it at stock. */
export const quantity = numeric(z.number().int().min(1).max(9999));

/**
 * The variant to add: its id, as number or text. Null (or `''`): the product's only variant.
 * @see productVariant.id
 */
const attrUnique = z
  .union([
    z.number().int().min(1),
    z
      .string()
      .regex(/^\d{0,10}$/)
      .transform((text) => (text === '' ? null : Number(text))),
    z.null(),
  ])
  .pipe(z.number().int().min(1).nullable());

/** A line to add by variant. Source: spec 7, cart/save. */
export const cartSaveLine = cartKeys.extend({
  productId: id,
  cartNum: quantity.default(1),
  productAttrUnique: attrUnique.default(null),
});
export type CartSaveLine = z.input<typeof cartSaveLine>;

/**
 * A line to add by values. Absent `sku`: what needs no choice, a colour as the product's picture shows it; 400 where the
 * shopper has to choose. Source: spec 7, cart/save/sku.
 */
export const cartSaveSkuLine = cartKeys.extend({
  productId: id,
  cartNum: quantity.default(1),
  sku: z.string().max(500).optional(),
});
export type CartSaveSkuLine = z.input<typeof cartSaveSkuLine>;

/**
 * What became of the lines that were added: `cartNum` is the line's quantity now, `capped` when stock held it back, `added` how many of it came
 * in by this call, 0 where all were in the cart already (absent: the api is of an older release);
 * `storeName`, `suk` and `image` say and show what was added; `variantPrice` is what one piece costs now, in USD, and is absent
 * from an api of an older release.
 */
const addedLine = z.object({
  id: z.int(),
  productId: z.int(),
  attrId: z.int(),
  cartNum: z.int(),
  capped: z.boolean(),
  added: z.int().min(0).optional(),
  storeName: z.string(),
  suk: z.string(),
  image: imageUrl,
  variantPrice: usd.optional(),
});
export type AddedLine = z.infer<typeof addedLine>;
export const cartAdded = z.object({
  lines: z.array(addedLine),
  count: z.int().min(0),
});
export type CartAdded = z.infer<typeof cartAdded>;

/** A line as the server holds it after a change. */
export const cartLineState = z.object({ id: z.int(), cartNum: z.int().min(1), stock: z.int().min(0) });
export type CartLineState = z.infer<typeof cartLineState>;

/** Schemas of the calls about the cart. */
export const cartSchemas = {
  /** `isValid` true: lines that can be bought; false: the others; `all`, which the pages send, or absent: both. */
  cartList: {
    query: cartKeys.extend({ isValid: z.union([flag, z.literal('all')]).default('all') }),
    data: z.array(cartGroup),
  },
  /** `type` sum counts pieces; anything else counts lines. */
  cartCount: {
    query: cartKeys.extend({ numType: z.string().max(20).optional(), type: z.string().max(20).default('sum') }),
    data: z.object({ count: z.int().min(0) }),
  },
  cartNum: { body: cartKeys.extend({ id, number: quantity }), data: cartLineState },
  cartDelete: { body: cartKeys.extend({ ids: idList }), data: z.object({ count: z.int().min(0) }) },
  cartSave: { body: z.array(cartSaveLine).min(1).max(50), data: cartAdded },
  cartSaveSku: { body: z.array(cartSaveSkuLine).min(1).max(50), data: cartAdded },
  cartSubscribe: { body: cartKeys.extend({ email: emailText }), data: sentence },
  cartReset: { body: cartKeys.extend({ id, num: quantity, productId: id, unique: id }), data: cartLineState },
} satisfies SchemaTable<typeof cartCalls>;
