import type { OrderObstacle } from '@souk/contract/desk';
import { canMove } from '../order/moves';
import { orderMoves, type OrderStanding, type OrderStatus, orderStatusOf } from '../order/order-moves';

/** What decides what a desk can do with an order. */
export type DeskOrderFacts = OrderStanding & { hasOpenRefund: boolean; isDelivered: boolean; isPartlySent: boolean };

const over: readonly OrderStatus[] = ['completed', 'cancelled'];

const isSent = (status: OrderStatus) => ['inTransit', 'delivered', 'completed'].includes(status);

const standingObstacle = (status: OrderStatus): OrderObstacle => {
  if (status === 'unpaid') return 'unpaid';
  if (status === 'paid') return 'notSent';
  return over.includes(status) ? 'over' : 'sent';
};

/** Why an order's parcel cannot be sent now; null: it can. Source: ORDER-08. */
export const shipObstacle = (order: DeskOrderFacts): OrderObstacle | null => {
  const status = orderStatusOf(order);
  if (!canMove(orderMoves.ship, status)) return standingObstacle(status);
  return order.hasOpenRefund ? 'askedBack' : null;
};

/** Why a parcel cannot be noted as handed over; null: it can. */
export const deliverObstacle = (order: DeskOrderFacts): OrderObstacle | null => {
  const status = orderStatusOf(order);
  if (!canMove(orderMoves.deliver, status)) return status === 'delivered' ? 'delivered' : standingObstacle(status);
  return order.isDelivered ? 'delivered' : null;
};

/** Why no money of an order can be given back without a request now; null: it can. A request is decided first. */
export const refundObstacle = (order: DeskOrderFacts & { hasRefundable: boolean }): OrderObstacle | null => {
  const status = orderStatusOf(order);
  if (status === 'unpaid') return 'unpaid';
  if (status === 'cancelled') return 'over';
  if (order.hasOpenRefund) return 'askedBack';
  return order.hasRefundable ? null : 'nothingLeft';
};

/** Why the platform cannot cancel an order; null: it can. What was sent comes back by a return. */
export const cancelObstacle = (order: DeskOrderFacts): OrderObstacle | null => {
  const status = orderStatusOf(order);
  if (canMove(orderMoves.cancelUnpaid, status)) return null;
  if (!canMove(orderMoves.refundWhole, status)) return standingObstacle(status);
  if (order.isPartlySent) return 'partlySent';
  return order.hasOpenRefund ? 'askedBack' : null;
};

/**
 * Why the address of an order cannot be changed now; null: it can. All orders of a purchase go to one address: it stays once something of any
 * of them was sent.
 * @param purchase all orders of the purchase, this one too
 */
export const addressObstacle = (order: OrderStanding, purchase: readonly DeskOrderFacts[]): OrderObstacle | null => {
  const status = orderStatusOf(order);
  if (over.includes(status)) return 'over';
  if (isSent(status)) return 'sent';
  return purchase.some((one) => one.isPartlySent || isSent(orderStatusOf(one))) ? 'purchaseSent' : null;
};
