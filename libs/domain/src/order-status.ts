import type { OrderAction, OrderRefundStatus, OrderStatusCode } from '@souk/contract';

/** An order's status in the shop's words. Source: spec 3 "Order statuses in texts". */
export type OrderStatus = 'unpaid' | 'paid' | 'inTransit' | 'delivered' | 'completed' | 'cancelled';

/** The pictures of the order list. Source: spec 3 "Order status icons". */
export type OrderIcon =
  'pendingPayment' | 'pendingShipment' | 'pendingReceipt' | 'pendingReview' | 'refund' | 'refunded';

type State = { paid: boolean; status: OrderStatusCode };

const words: Readonly<Record<OrderStatusCode, OrderStatus>> = {
  0: 'paid',
  1: 'inTransit',
  2: 'delivered',
  3: 'completed',
  9: 'cancelled',
};

/** The status of an order in words. Unpaid is no code of its own: not paid and not cancelled. */
export const orderStatusOf = ({ paid, status }: State): OrderStatus =>
  !paid && status !== 9 ? 'unpaid' : words[status];

/** The picture of an order; null when it needs none (completed, cancelled). */
export const orderIconOf = (order: State & { refundStatus: OrderRefundStatus; isReply: boolean }): OrderIcon | null => {
  if (order.refundStatus === 3) return 'refunded';
  if (order.refundStatus > 0) return 'refund';
  const status = orderStatusOf(order);
  if (status === 'delivered') return order.isReply ? null : 'pendingReview';
  return icons[status];
};

const icons: Readonly<Record<OrderStatus, OrderIcon | null>> = {
  unpaid: 'pendingPayment',
  paid: 'pendingShipment',
  inTransit: 'pendingReceipt',
  delivered: 'pendingReview',
  completed: null,
  cancelled: null,
};

/** Where an order may go from each status. Source: spec 4 "Order list states"; docs/contract.md "Orders". */
export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  unpaid: ['paid', 'cancelled'],
  paid: ['inTransit', 'cancelled'],
  inTransit: ['delivered'],
  delivered: ['completed'],
  completed: [],
  cancelled: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => orderMoves[from].includes(to);

/** What the server knows of an order to say what the shopper may do. */
export type OrderFacts = State & {
  refundStatus: OrderRefundStatus;
  isReply: boolean;
  /** Pieces that no request has asked back yet. */
  hasRefundable: boolean;
  hasOpenRefund: boolean;
};

/** What a shopper may do with an order now; the page shows it and decides nothing. Source: spec 2 "Order list actions". */
export const orderActionsOf = (order: OrderFacts): OrderAction[] => {
  const status = orderStatusOf(order);
  const isOver = status === 'completed' || status === 'cancelled';
  const rules: [OrderAction, boolean][] = [
    ['pay', status === 'unpaid'],
    ['cancel', status === 'unpaid' || (status === 'paid' && order.refundStatus === 0)],
    ['take', status === 'inTransit'],
    ['express', status === 'inTransit' || status === 'delivered' || status === 'completed'],
    ['review', status === 'delivered' && !order.isReply],
    ['refund', order.paid && status !== 'cancelled' && order.hasRefundable],
    ['again', status !== 'unpaid'],
    ['receipt', order.paid],
    ['delete', isOver && !order.hasOpenRefund],
  ];
  return rules.filter(([, holds]) => holds).map(([action]) => action);
};
