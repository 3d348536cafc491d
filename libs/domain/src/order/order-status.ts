import type { OrderAction, OrderRefundStatus } from '@souk/contract';
import { canMove } from './moves';
import { orderMoves, type OrderStanding, orderStatusOf } from './order-moves';
import { orderRefundCodes } from './refund-moves';
import { refundTypesOf } from './refunds';

/** What the server knows of an order to say what the shopper may do. */
export type OrderFacts = OrderStanding & {
  refundStatus: OrderRefundStatus;
  isReply: boolean;
  /** Pieces that no request has asked back yet. */
  hasRefundable: boolean;
  hasOpenRefund: boolean;
  /** A part of it is on its way, the rest waits. */
  isPartlySent: boolean;
};

/** What the bearer of an order's link may do: all that needs no account. Source: ORDER-10. */
const guestActions: readonly OrderAction[] = ['pay', 'change', 'cancel', 'take', 'express', 'refund', 'receipt'];

/** The actions of an order that need no account. */
export const withoutAccount = (actions: readonly OrderAction[]): OrderAction[] =>
  actions.filter((action) => guestActions.includes(action));

/** What a shopper may do with an order now; the page shows it and decides nothing. Source: spec 2 "Order list actions". */
export const orderActionsOf = (order: OrderFacts): OrderAction[] => {
  const status = orderStatusOf(order);
  const isOver = status === 'completed' || status === 'cancelled';
  const rules: [OrderAction, boolean][] = [
    ['pay', canMove(orderMoves.pay, status)],
    [
      'cancel',
      canMove(orderMoves.cancelUnpaid, status) ||
        (canMove(orderMoves.ship, status) && order.refundStatus === orderRefundCodes.none && !order.isPartlySent),
    ],
    ['take', canMove(orderMoves.take, status)],
    ['express', order.isPartlySent || status === 'inTransit' || status === 'delivered' || status === 'completed'],
    ['review', canMove(orderMoves.review, status) && !order.isReply],
    ['refund', refundTypesOf(order).length > 0 && order.hasRefundable],
    ['again', status !== 'unpaid'],
    ['receipt', order.paid],
    ['delete', isOver && !order.hasOpenRefund],
  ];
  return rules.filter(([, holds]) => holds).map(([action]) => action);
};
