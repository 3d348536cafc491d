import { orderTokenOf } from '@souk/state';

/** The purchase's number of an order's: what stands before its dash. */
export const purchaseNoOf = (orderNo: string): string => orderNo.split('-')[0] ?? orderNo;

/** A guest's key to the purchase of an order, as an option of a call about it; nothing when this tab has none. */
export const orderKey = (orderNo: string): { orderToken?: string } => {
  const orderToken = orderTokenOf(purchaseNoOf(orderNo));
  return orderToken ? { orderToken } : {};
};
