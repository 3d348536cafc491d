import { track } from '@souk/analytics';
import type { ProductDetail } from '@souk/contract';
import { useEffect } from 'react';
import { rememberRecentId } from '../recently-viewed/recent-ids';

/** Remembers the product among those seen last, and tells it, once per product. Source: spec 1, Analytics. */
export const useProductSeen = (
  { productInfo: { id, storeName }, merchant }: ProductDetail,
  priceUsd: number,
  isPreview = false,
) => {
  useEffect(() => {
    if (isPreview) return;
    rememberRecentId(id);
    const item = {
      item_id: String(id),
      item_name: storeName,
      affiliation: merchant.name,
      price: priceUsd,
      quantity: 1,
    };
    track({ name: 'view_item', currency: 'USD', value: priceUsd, items: [item] });
    // The price follows the chosen variant; seeing the product is told once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
};
