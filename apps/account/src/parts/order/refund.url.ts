import { purchaseNoOf } from './order-key';

/** Of which order a request is, and whether a guest looks at it by the key of this tab. */
type Of = { orderNo: string; isGuest: boolean };

/** The page of one request. Source: ROUTE-21; a guest's: ORDER-10. */
export const refundHref = (refundOrderNo: string, of?: Of): string =>
  of?.isGuest
    ? `/order/visitor/refund_detail?orderNo=${encodeURIComponent(purchaseNoOf(of.orderNo))}&refundOrderNo=${encodeURIComponent(refundOrderNo)}`
    : `/order/refund_detail?refundOrderNo=${encodeURIComponent(refundOrderNo)}`;

/** Where an order's refund is asked for. Source: ROUTE-14; a guest's: ORDER-10. */
export const applyHref = (orderNo: string, isGuest = false): string =>
  `${isGuest ? '/order/visitor/refund_confirm' : '/users/refund_confirm'}?orderNo=${encodeURIComponent(orderNo)}`;

/** A ticket about a request that was refused. */
export const escalateHref = (refundOrderNo: string): string =>
  `/users/support_ticket?new=1&type=refund&no=${encodeURIComponent(refundOrderNo)}`;
