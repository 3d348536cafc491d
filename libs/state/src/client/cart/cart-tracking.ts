import { track, type TrackedItem } from '@souk/analytics';
import type { AddedLine, CartItem } from '@souk/contract';
import type { CartNotice } from './cart-notice';
import type { CartAddition } from './cart-state';

/**
 * Says an addition and fires AddToCart of the specification: currency USD, value = price. Both by the name, variant and price that the
 * server took, else by those that were asked for. Source: spec 8, Add to cart.
 */
export const tellAdded = (
  tell: (notice: CartNotice) => void,
  { productId, cartNum, name, priceUsd = 0, sku, merchantName }: CartAddition,
  [line]: readonly AddedLine[] = [],
) => {
  const storeName = line?.storeName ?? name ?? '';
  const suk = line?.suk || (sku ?? '');
  const variantPrice = line?.variantPrice ?? priceUsd;
  tell({ kind: 'added', name: storeName || null, ...(line ? { line } : {}) });
  const items = [trackedItem({ productId, cartNum, storeName, suk, variantPrice }, merchantName)];
  track({ name: 'add_to_cart', currency: 'USD', value: variantPrice, items });
};

export const trackRemoval = (line: CartItem) => {
  const item = trackedItem(line);
  track({ name: 'remove_from_cart', currency: 'USD', value: item.price * item.quantity, items: [item] });
};

/** A cart line in an event's words. */
export const trackedItem = (
  line: Pick<CartItem, 'productId' | 'storeName' | 'variantPrice' | 'cartNum' | 'suk'>,
  merchantName?: string,
): TrackedItem => ({
  item_id: String(line.productId),
  item_name: line.storeName,
  price: line.variantPrice,
  quantity: line.cartNum,
  ...(line.suk ? { item_variant: line.suk } : {}),
  ...(merchantName ? { affiliation: merchantName } : {}),
});
