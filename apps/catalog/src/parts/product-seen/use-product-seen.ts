import { track } from '@souk/analytics';
import type { ProductDetail } from '@souk/contract';
import { rememberRecentId } from '@souk/state';
import { useEffect, useEffectEvent } from 'react';

/** Remembers the product among those seen last, and tells it, once per product. Source: spec 1, Analytics. */
export const useProductSeen = (
  { productInfo: { id, storeName }, merchant }: ProductDetail,
  priceUsd: number,
  isPreview = false,
) => {
  // The price follows the chosen variant; seeing the product is told once, with the price of that moment.
  const onSeen = useEffectEvent(() => {
    const item = {
      item_id: String(id),
      item_name: storeName,
      affiliation: merchant.name,
      price: priceUsd,
      quantity: 1,
    };
    track({ name: 'view_item', currency: 'USD', value: priceUsd, items: [item] });
  });
  useEffect(() => {
    if (isPreview) return;
    rememberRecentId(id);
    onSeen();
  }, [id, isPreview]);
};
