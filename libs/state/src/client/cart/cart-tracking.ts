import { track, type TrackedItem } from '@souk/analytics';
import type { CartItem } from '@souk/contract';
import type { CartAddition } from './cart-state';

/** AddToCart of the specification: currency USD, value = price. Source: spec 8, Add to cart. */
export const trackAddition = ({ productId, cartNum, name, priceUsd = 0, sku, merchantName }: CartAddition) =>
  track({
    name: 'add_to_cart',
    currency: 'USD',
    value: priceUsd,
    items: [
      {
        item_id: String(productId),
        item_name: name ?? '',
        price: priceUsd,
        quantity: cartNum,
        ...(sku ? { item_variant: sku } : {}),
        ...(merchantName ? { affiliation: merchantName } : {}),
      },
    ],
  });

export const trackRemoval = (line: CartItem) => {
  const item = trackedItem(line);
  track({ name: 'remove_from_cart', currency: 'USD', value: item.price * item.quantity, items: [item] });
};

/** A cart line in an event's words. */
export const trackedItem = (line: CartItem, merchantName?: string): TrackedItem => ({
  item_id: String(line.productId),
  item_name: line.storeName,
  price: line.variantPrice,
  quantity: line.cartNum,
  ...(line.suk ? { item_variant: line.suk } : {}),
  ...(merchantName ? { affiliation: merchantName } : {}),
});
