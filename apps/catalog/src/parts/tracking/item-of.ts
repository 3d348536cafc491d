import type { TrackedItem } from '@souk/analytics';
import type { ProductCard } from '@souk/contract';
import { displayPrice } from '@souk/domain';

/** A card as events name it. */
export const itemOf = (card: ProductCard): TrackedItem => ({
  item_id: String(card.id),
  item_name: card.storeName,
  affiliation: card.merName,
  price: displayPrice(card, new Date()).shown,
  quantity: 1,
});
