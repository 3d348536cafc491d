/** The page of one request. Source: ROUTE-21. */
export const refundHref = (refundOrderNo: string): string =>
  `/order/refund_detail?refundOrderNo=${encodeURIComponent(refundOrderNo)}`;

/** Where an order's refund is asked for. Source: ROUTE-14. */
export const applyHref = (orderNo: string): string => `/users/refund_confirm?orderNo=${encodeURIComponent(orderNo)}`;

/** A ticket about a request that was refused. */
export const escalateHref = (refundOrderNo: string): string =>
  `/users/support_ticket?new=1&type=refund&no=${encodeURIComponent(refundOrderNo)}`;
