import type { LineTroubleReason } from '@souk/contract';

/** What decides whether a variant can be bought. `closedUntil`: when its merchant opens again; null: it is open. */
export type Buyable = { isOnShelf: boolean; isOnSale: boolean; closedUntil: Date | null; stock: number };

/**
 * Why so many pieces of a variant cannot be bought now; null when they can.
 * Source: docs/contract.md "Cart".
 */
export const lineTroubleOf = (variant: Buyable, num = 1): LineTroubleReason | null => {
  if (!variant.isOnShelf) return 'OFF_SHELF';
  if (!variant.isOnSale) return 'VARIANT_GONE';
  if (variant.closedUntil) return 'MERCHANT_CLOSED';
  return variant.stock < num ? 'OUT_OF_STOCK' : null;
};
