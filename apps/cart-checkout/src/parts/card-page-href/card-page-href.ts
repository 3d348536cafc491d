/** The card page of an order without its secret: the page asks the server for it. Source: spec 2, /order/stripe_payment. */
export const withoutSecret = ({ orderNo }: { orderNo: string | null }): string =>
  `/order/stripe_payment${orderNo ? `?orderNo=${encodeURIComponent(orderNo)}` : ''}`;
