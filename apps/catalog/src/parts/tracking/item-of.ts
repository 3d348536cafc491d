import type { TrackedItem } from '@souk/analytics';
import type { ProductCard } from '@souk/contract';
import { displayPrice } from '@souk/domain';
import { storeNow } from '@souk/state';

/** A card as events name it. */
export const itemOf = (card: ProductCard): TrackedItem => ({
  item_id: String(card.id),
  item_name: card.storeName,
  affiliation: card.merName,
  price: displayPrice(card, storeNow()).shown,
  quantity: 1,
});
