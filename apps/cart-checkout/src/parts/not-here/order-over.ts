import { hasReason } from '@souk/api-client';

/** The purchase is paid, cancelled or past its time: nothing of it is to be paid. */
export const isOrderOver = (error: unknown): boolean =>
  hasReason(error, 'ORDER_PAID', 'ORDER_CANCELLED', 'ORDER_EXPIRED');
