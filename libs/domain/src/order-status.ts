import type { OrderAction, OrderRefundStatus, OrderStatusCode } from '@souk/contract';

/** An order's status in the shop's words. Source: spec 3 "Order statuses in texts". */
export type OrderStatus = 'unpaid' | 'paid' | 'inTransit' | 'delivered' | 'completed' | 'cancelled';

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
