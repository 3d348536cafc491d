import { z } from 'zod';
import { lineTroubleReason, quantity } from '../cart/cart';
import { addressFields } from '../account/address';
import { cartKeys, docNumber, emailText, id, imageUrl, instant, textUpTo } from '../wire/fields';
import { usd } from '../wire/money';

/**
 * What one merchant's lines of a cart would cost.
 *
 * Absent: `freeFrom` null means that no amount makes the freight free, or that it is free whatever the amount.
 */
export const merchantEstimate = z.object({
  merId: z.int(),
  proTotalFee: usd,
  freightFee: usd,
  freeFrom: usd.nullable(),
});
export type MerchantEstimate = z.infer<typeof merchantEstimate>;

/** What a cart would cost before coupons: an estimate, since prices, stock and choices may change until the order. */
export const cartEstimate = z
  .object({ proTotalFee: usd, freightFee: usd, payFee: usd, orderList: z.array(merchantEstimate) })
  .meta({ id: 'CartEstimate' });
export type CartEstimate = z.infer<typeof cartEstimate>;

/** A line of a pre-order: from the cart, by variant (buy now), or by chosen values (owner-designed pages). */
export const preOrderLine = z.union([
  z.object({ shoppingCartId: id, shoppingCartKey: z.string().max(64).optional() }),
  z.object({ productId: id, attrValueId: id, productNum: quantity }),
  z.object({ productId: id, productNum: quantity, sku: z.string().max(500) }),
]);
export type PreOrderLine = z.input<typeof preOrderLine>;

/** What is to be bought. Source: spec 3 "Pre-order request", ORDER-01. */
export const preOrderInput = cartKeys.extend({
  preOrderType: z.enum(['shoppingCart', 'buyNow']),
  orderDetails: z.array(preOrderLine).min(1).max(200),
});
export type PreOrderInput = z.input<typeof preOrderInput>;

/**
 * A line that can not be bought, as `data.lines` of a 409 of orderPre and orderCreate: all bad lines at once.
 * `ref` is the cart line's id as text, or `productId:attrValueId`, or `productId:sku` as it was asked for; `available` is what stock still gives.
 */
export const lineTrouble = z.object({
  ref: z.string(),
  name: z.string(),
  reason: lineTroubleReason,
  available: z.int().min(0),
  price: usd.optional(),
});
export type LineTrouble = z.infer<typeof lineTrouble>;

/** A line of the order confirmation. `postage` is this line's share of the freight. */
export const preOrderItem = z.object({
  ref: z.string(),
  productId: z.int(),
  productName: z.string(),
  image: imageUrl,
  attrValueId: z.int(),
  sku: z.string(),
  price: usd,
  payNum: z.int().min(1),
  postage: usd,
  slug: z.string(),
  uniqueKey: z.string(),
  listedOnStore: z.boolean(),
});
export type PreOrderItem = z.infer<typeof preOrderItem>;

/** How many days a merchant's parcel takes. */
const deliveryDays = z.object({ minDays: z.int().min(0), maxDays: z.int().min(0) });

/** What one merchant sends and what it costs. `userCouponId` null: no coupon. */
export const merchantTotals = z.object({
  merId: z.int(),
  merName: z.string(),
  proTotalFee: usd,
  freightFee: usd,
  couponFee: usd,
  payFee: usd,
  userCouponId: z.int().nullable(),
});
export type MerchantTotals = z.infer<typeof merchantTotals>;

/** What the whole purchase costs. `couponFee` is all coupons together; `platUserCouponId` null: no platform coupon. */
export const purchaseTotals = z.object({
  proTotalFee: usd,
  freightFee: usd,
  couponFee: usd,
  platCouponFee: usd,
  payFee: usd,
  platUserCouponId: z.int().nullable(),
});
export type PurchaseTotals = z.infer<typeof purchaseTotals>;

/** The order confirmation. `addressId` null: the shopper has no default address. */
export const preOrder = purchaseTotals
  .extend({
    preOrderNo: z.string(),
    expiresAt: instant,
    orderProNum: z.int().min(1),
    addressId: z.int().nullable(),
    orderList: z.array(merchantTotals.extend({ delivery: deliveryDays, orderInfoList: z.array(preOrderItem) })),
  })
  .meta({ id: 'PreOrder' });
export type PreOrder = z.infer<typeof preOrder>;

const merchantChoice = z.object({
  merId: id,
  userCouponId: id.nullish(),
  /** 1 is delivery, the only one so far. */
  shippingType: z.literal(1).optional(),
});

/** Asks what it costs. Absent coupons: none. `couponId` is the single coupon of older pages. */
export const priceInput = cartKeys.extend({
  preOrderNo: docNumber,
  addressId: id.nullish(),
  platUserCouponId: id.nullish(),
  couponId: id.nullish(),
  orderMerchantRequestList: z.array(merchantChoice).max(50).default([]),
});
export type PriceInput = z.input<typeof priceInput>;

/** What it costs. `rejectedCoupons`: those that do not hold, with the reason in words. */
export const computedPrice = purchaseTotals.extend({
  orderList: z.array(merchantTotals),
  rejectedCoupons: z.array(z.object({ id: z.int(), reason: z.string() })),
});
export type ComputedPrice = z.infer<typeof computedPrice>;

/** Order notes hold 150 letters. Source: spec 5. */
const note = textUpTo(150);

export const payType = z.enum(['stripe', 'paypal', 'free']);
export type PayType = z.infer<typeof payType>;

/**
 * Makes the purchase.
 * Absent: without `addressId` an `address` is given; a guest also gives `email`. Absent coupons: none.
 */
export const orderInput = cartKeys.extend({
  preOrderNo: docNumber,
  addressId: id.nullish(),
  address: addressFields.optional(),
  email: emailText.optional(),
  payType: payType.optional(),
  payChannel: z.literal('pc').default('pc'),
  platUserCouponId: id.nullish(),
  mark: note.optional(),
  orderMerchantRequestList: z
    .array(merchantChoice.extend({ remark: note.optional() }))
    .max(50)
    .default([]),
  /** What the page showed, in USD; the server answers 409 PRICE_CHANGED when it is no longer so. */
  payFee: usd.optional(),
});
export type OrderInput = z.input<typeof orderInput>;

/** A purchase was made. `orderToken` is a guest's key to it, null for a signed-in shopper. `paid`: nothing was to pay. */
export const orderCreated = z.object({ orderNo: z.string(), orderToken: z.string().nullable(), paid: z.boolean() });
export type OrderCreated = z.infer<typeof orderCreated>;
