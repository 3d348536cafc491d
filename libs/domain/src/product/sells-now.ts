import type { ProductMerchant } from '@souk/contract';

/** Whether a product's merchant sells at this moment: neither on holiday nor suspended. */
export const sellsNow = (
  { isOpen, closedUntil }: Pick<ProductMerchant, 'isOpen' | 'closedUntil'>,
  now: Date,
): boolean => isOpen !== false && (closedUntil === null || new Date(closedUntil) <= now);
