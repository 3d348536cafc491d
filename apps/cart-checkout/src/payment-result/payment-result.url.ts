export type PaymentResultAddress = {
  orderNo: string | null;
  /** A guest's key to the order, from the link of a mail. */
  orderKey: string | null;
  /** PayPal's own number, when the shopper comes back from there. */
  paypalToken: string | null;
  payerId: string | null;
  isCancelled: boolean;
};

/**
 * Reads the result page's address. What the providers append about success (`redirect_status`, `status`) is not read:
 * only the server knows. Source: spec 2, Routes, /order/payment_result; ORDER-06.
 */
export const readPaymentResultUrl = (search: URLSearchParams): PaymentResultAddress => ({
  orderNo: search.get('orderNo')?.trim() || null,
  orderKey: search.get('key'),
  paypalToken: search.get('token'),
  payerId: search.get('PayerID'),
  isCancelled: search.get('cancel') === '1',
});
