import { hasReason } from '@souk/api-client';

/** What was to be bought is not as the cart on screen has it: the cart is read again, and each line says why. */
export const isCartStale = (error: unknown): boolean =>
  hasReason(error, 'LINES_REFUSED', 'CART_LINE_NOT_FOUND', 'VARIANT_NOT_FOUND', 'PRE_ORDER_GONE', 'ORDER_PLACED');
