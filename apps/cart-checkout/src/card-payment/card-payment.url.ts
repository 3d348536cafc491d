export type CardPaymentAddress = { clientSecret: string | null; orderNo: string | null };

/** Reads the card page's address. Source: spec 2, Routes, /order/stripe_payment. */
export const readCardPaymentUrl = (search: string): CardPaymentAddress => {
  const params = new URLSearchParams(search);
  return { clientSecret: params.get('clientSecret'), orderNo: params.get('orderNo') };
};
