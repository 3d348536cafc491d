import type { CartGroup, CartItem } from '@souk/contract';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { closedUntil } from '../merchants/opening';
import { troubleOf, unitCentsOf } from '../products/buyable';
import { skuIn, variantQuery } from '../products/options';
import type { LineRow } from './cart.repository';

const toItem = (line: LineRow, locale: Locale, now: Date): CartItem => {
  const price = unitCentsOf(line, now);
  const stock = line.on_sale && line.on_shelf ? line.stock : 0;
  return {
    id: line.id,
    uniqueKey: line.variant_key,
    cartNum: line.cart_num,
    stock,
    price: usdOf(Math.max(line.price_cents, line.compared_cents ?? 0)),
    storePrice: usdOf(line.price_cents),
    variantPrice: usdOf(price),
    addedPrice: price === line.seen_price_cents ? null : usdOf(line.seen_price_cents),
    discount: line.discount,
    discountExpiry: line.discount_expiry?.toISOString() ?? null,
    storeName: locale === 'fr' ? line.name_fr : line.name_en,
    image: line.variant_image || line.image,
    slug: line.slug,
    landingPage: line.landing_page,
    listedOnStore: line.listed,
    productId: line.product_id,
    productUniqueKey: line.unique_key,
    suk: skuIn(line.attributes, line.sku, locale),
    attrId: line.variant_id,
    variantQuery: variantQuery(line.attributes, line.sku),
    productAttr: { stock },
    isShippingIncluded: line.is_shipping_included,
    invalidReason: troubleOf(line, now),
    closedUntil: closedUntil(line, now)?.toISOString() ?? null,
  };
};

/** Lines by merchant, in the order in which a merchant first appears. Source: CART-12. */
export function groupLines(lines: readonly LineRow[], locale: Locale, now: Date): CartGroup[] {
  const groups = new Map<number, CartGroup>();
  for (const line of lines) {
    const group = groups.get(line.merchant_id) ?? {
      merId: line.merchant_id,
      merName: line.merchant_name,
      cartInfoList: [],
    };
    group.cartInfoList.push(toItem(line, locale, now));
    groups.set(line.merchant_id, group);
  }
  return [...groups.values()];
}
