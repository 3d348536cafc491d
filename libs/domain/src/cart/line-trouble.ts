import type { LineTroubleReason } from '@souk/contract';

/** What decides whether a variant can be bought. */
export type Buyable = { isOnShelf: boolean; isOnSale: boolean; isMerchantClosed: boolean; stock: number };

/**
 * Why so many pieces of a variant cannot be bought now; null when they can.
 * Source: docs/contract.md "Cart".
 */
export const lineTroubleOf = (variant: Buyable, num = 1): LineTroubleReason | null => {
  if (!variant.isOnShelf) return 'OFF_SHELF';
  if (!variant.isOnSale) return 'VARIANT_GONE';
  if (variant.isMerchantClosed) return 'MERCHANT_CLOSED';
  return variant.stock < num ? 'OUT_OF_STOCK' : null;
};
