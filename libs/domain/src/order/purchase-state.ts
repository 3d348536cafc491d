import type { OrderLine, OrderRefundStatus, OrderStatusCode, OrderSummary, PurchaseState } from '@souk/contract';
import { orderRefundCodes } from './refund-moves';

type Child = {
  paid: boolean;
  status: OrderStatusCode;
  refundStatus: OrderRefundStatus;
  isPartlySent: boolean;
  isDelivered: boolean;
};

/** How far an order is. What the carrier has handed over is there, also before the shopper says so. */
const stageOf = ({ status, isDelivered }: Child) => (status === 1 && isDelivered ? 2 : status);

/**
 * Where a purchase stands, from its orders: unpaid, paid, partly shipped, shipped, partly delivered, delivered, completed.
 * Cancelled orders do not count unless all are.
 * Source: docs/contract.md "Orders", point 8 of "One purchase, several merchants".
 */
export const purchaseStateOf = (orders: readonly Child[]): PurchaseState => {
  const live = orders.filter(({ status }) => status !== 9);
  if (live.length === 0) return 'cancelled';
  if (live.some(({ paid }) => !paid)) return 'unpaid';
  const all = (from: number) => live.every((child) => stageOf(child) >= from);
  const some = (from: number) => live.some((child) => stageOf(child) >= from);
  if (all(3)) return 'completed';
  if (all(2)) return 'delivered';
  if (some(2)) return 'partlyDelivered';
  if (all(1)) return 'shipped';
  return some(1) || live.some((child) => child.isPartlySent) ? 'partlyShipped' : 'paid';
};

/** Whether some, but not all, of a purchase's money went back. Laid over the state. */
export const isPartlyRefunded = (payUsd: number, refundedUsd: number): boolean =>
  refundedUsd > 0 && refundedUsd < payUsd;

type Refunded = Pick<OrderSummary, 'refundStatus' | 'payPrice' | 'refundedPrice'> & {
  orderInfoList: readonly Pick<OrderLine, 'payNum' | 'refundedNum'>[];
};

/**
 * Whether nothing of an order is left with the shopper or to come: all its money went back, or all its pieces did, since the
 * postage of a parcel that was sent is kept. False while a request is open. Units: both sums in the same. Source: ORDER-08.
 */
export const isAllRefunded = ({ refundStatus, payPrice, refundedPrice, orderInfoList }: Refunded): boolean =>
  refundStatus === orderRefundCodes.refunded &&
  (refundedPrice >= payPrice || orderInfoList.every(({ payNum, refundedNum }) => refundedNum >= payNum));
