import type { PriceFields, ProductDetail, ProductVariant } from '@souk/contract';
import { fromCents, percentOffCents, toCents } from '../money/money';

/** What a shopper reads: the price, and the older one struck through; null when nothing is struck. In USD. */
export type DisplayPrice = { shown: number; struckOut: number | null };

type Discount = { discount: number; discountExpiry: string | Date | null };

/** What decides the price of one piece, in whole cents. `comparedCents`: the older price; null: there is none. */
export type PieceCents = Discount & { cents: number; comparedCents: number | null };

/** Cards take any discount; the quick view and the product page only from 1 percent. Source: spec 4 "Price display rule". */
export const pageMinDiscount = 1;

/**
 * Whether a discount holds at a moment. A missing expiry counts as expired.
 * @param from the smallest discount that counts, in percent; absent: anything above 0.
 */
export const hasLiveDiscount = ({ discount, discountExpiry }: Discount, now: Date, from = 0): boolean =>
  discount > 0 && discount >= from && discountExpiry != null && new Date(discountExpiry) > now;

/**
 * What one piece costs now, in whole cents. A live discount comes off the older price, where there is one; else the price
 * stands, and the older one is struck through. Card, page, cart, checkout and lists ask this one function.
 * Source: spec 4 "Price display rule", spec 9 "Discounted price".
 * @example priceNowCents({ cents: 4800, comparedCents: 6000, discount: 30, discountExpiry: tomorrow }, now) // 4200, not 3360
 */
export function priceNowCents(
  { cents, comparedCents, ...discount }: PieceCents,
  now: Date,
  minDiscount = pageMinDiscount,
): { cents: number; struckOutCents: number | null } {
  const listCents = Math.max(cents, comparedCents ?? 0);
  if (hasLiveDiscount(discount, now, minDiscount))
    return { cents: percentOffCents(listCents, discount.discount), struckOutCents: listCents };
  return { cents, struckOutCents: listCents > cents ? listCents : null };
}

const inUsd = (
  piece: { price: number; comparedTo: number | null } & Discount,
  now: Date,
  min?: number,
): DisplayPrice => {
  const comparedCents = piece.comparedTo === null ? null : toCents(piece.comparedTo);
  const price = priceNowCents({ ...piece, cents: toCents(piece.price), comparedCents }, now, min);
  return {
    shown: fromCents(price.cents),
    struckOut: price.struckOutCents === null ? null : fromCents(price.struckOutCents),
  };
};

/**
 * Chooses the price a shopper sees: a live discount, else a lower store price, else the price.
 * Source: spec 4 "Price display rule", CARD-03, CARD-04.
 */
export const displayPrice = (product: PriceFields, now: Date, minDiscount = 0): DisplayPrice =>
  inUsd({ ...product, price: product.storePrice ?? product.price, comparedTo: product.price }, now, minDiscount);

/** Whether a product costs less than it did: only such a product stands in a sale. */
export const isReduced = (product: PriceFields, now: Date): boolean => displayPrice(product, now).struckOut !== null;

/** What one piece of a variant costs now and what is struck through beside it, in USD. The server charges by this rule. */
export const variantPriceNow = (
  { price, priceComparedTo }: Pick<ProductVariant, 'price' | 'priceComparedTo'>,
  discount: Discount,
  now: Date,
): DisplayPrice => inUsd({ ...discount, price, comparedTo: priceComparedTo }, now);

/**
 * The price of a product's page or quick view: that of the chosen variant, or of the product while none is chosen.
 * Source: spec 3 "Product detail", spec 4 "In the quick view a discount applies only if discount is at least 1".
 */
export function detailPrice(detail: ProductDetail, variant: ProductVariant | null, now: Date): DisplayPrice {
  const info = detail.productInfo;
  if (variant) return variantPriceNow(variant, info, now);
  const { storePrice, storePriceComparedTo } = detail;
  if (storePrice !== null && storePriceComparedTo !== null)
    return variantPriceNow({ price: storePrice, priceComparedTo: storePriceComparedTo }, info, now);
  return displayPrice({ ...info, storePrice: storePrice ?? info.storePrice }, now, pageMinDiscount);
}
