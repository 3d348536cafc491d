import type { PriceFields, ProductDetail, ProductVariant } from '@souk/contract';
import { fromCents, percentOffCents, toCents } from './money';

/** What a shopper reads: the price, and the older one struck through; null when nothing is struck. In USD. */
export type DisplayPrice = { shown: number; struckOut: number | null };

type Discount = Pick<PriceFields, 'discount' | 'discountExpiry'>;

/** Cards take any discount; the quick view and the product page only from 1 percent. Source: spec 4 "Price display rule". */
export const pageMinDiscount = 1;

/**
 * Whether a discount holds at a moment. A missing expiry counts as expired.
 * @param from the smallest discount that counts, in percent; absent: anything above 0.
 */
export const hasLiveDiscount = ({ discount, discountExpiry }: Discount, now: Date, from = 0): boolean =>
  discount > 0 && discount >= from && discountExpiry != null && new Date(discountExpiry) > now;

/** Price minus its percentage, in USD to two decimals. Source: spec 9 "Discounted price". */
export const discountedUsd = (price: number, percent: number): number =>
  fromCents(percentOffCents(toCents(price), percent));

/**
 * Chooses the price a shopper sees: a live discount, else a lower store price, else the price.
 * Source: spec 4 "Price display rule", CARD-03, CARD-04.
 */
export function displayPrice(product: PriceFields, now: Date, minDiscount = 0): DisplayPrice {
  const { price, storePrice, discount } = product;
  if (hasLiveDiscount(product, now, minDiscount)) return { shown: discountedUsd(price, discount), struckOut: price };
  if (storePrice != null && storePrice < price) return { shown: storePrice, struckOut: price };
  return { shown: storePrice ?? price, struckOut: null };
}

/** What one piece of a variant costs now, in USD: its price, less a live discount. The server charges by this rule. */
export const variantPriceNow = (variant: Pick<ProductVariant, 'price'>, discount: Discount, now: Date): number =>
  hasLiveDiscount(discount, now, pageMinDiscount) ? discountedUsd(variant.price, discount.discount) : variant.price;

/**
 * The price of a product's page or quick view: that of the chosen variant, or of the product while none is chosen.
 * Source: spec 3 "Product detail", spec 4 "In the quick view a discount applies only if discount is at least 1".
 */
export function detailPrice(detail: ProductDetail, variant: ProductVariant | null, now: Date): DisplayPrice {
  const info = detail.productInfo;
  if (variant) return comparedPrice(variant.price, variant.priceComparedTo, info, now);
  if (
    detail.storePrice !== null &&
    detail.storePriceComparedTo !== null &&
    !hasLiveDiscount(info, now, pageMinDiscount)
  ) {
    return comparedPrice(detail.storePrice, detail.storePriceComparedTo, info, now);
  }
  return displayPrice({ ...info, storePrice: detail.storePrice ?? info.storePrice }, now, pageMinDiscount);
}

const comparedPrice = (price: number, comparedTo: number | null, discount: Discount, now: Date): DisplayPrice => {
  if (hasLiveDiscount(discount, now, pageMinDiscount)) {
    return { shown: discountedUsd(price, discount.discount), struckOut: price };
  }
  return { shown: price, struckOut: comparedTo !== null && comparedTo > price ? comparedTo : null };
};
