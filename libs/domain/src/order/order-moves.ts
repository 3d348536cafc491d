import type { OrderStatusCode } from '@souk/contract';
import type { Move } from './moves';

/** An order's status in the shop's words. Source: spec 3 "Order statuses in texts". */
export type OrderStatus = 'unpaid' | 'paid' | 'inTransit' | 'delivered' | 'completed' | 'cancelled';

/** Every change of an order's status. Services, SQL, buttons and docs/states.md read this table. Source: ORDER-08, ORDER-09. */
export const orderMoves = {
  pay: { from: ['unpaid'], to: 'paid', by: 'provider' },
  cancelUnpaid: { from: ['unpaid'], to: 'cancelled', by: 'shopper' },
  expire: { from: ['unpaid'], to: 'cancelled', by: 'clock', when: 'the payment deadline is over' },
  ship: { from: ['paid'], to: 'inTransit', by: 'merchant', when: 'no refund is open' },
  deliver: { from: ['inTransit'], to: 'inTransit', by: 'carrier', when: 'handed over' },
  take: { from: ['inTransit'], to: 'delivered', by: 'shopper' },
  countAsReceived: {
    from: ['inTransit'],
    to: 'delivered',
    by: 'clock',
    when: '15 days after it was handed over, no refund is open',
  },
  review: { from: ['delivered'], to: 'completed', by: 'shopper', when: 'every line is reviewed' },
  complete: { from: ['delivered'], to: 'completed', by: 'clock', when: '15 days later, no refund is open' },
  refundWhole: { from: ['paid'], to: 'cancelled', by: 'provider', when: 'all its money went back' },
} as const satisfies Record<string, Move<OrderStatus>>;
export type OrderMove = keyof typeof orderMoves;

/** The code of a status on the wire and in the database. Unpaid has none of its own: it is `paid` with unpaid money. */
export const orderCodes = {
  unpaid: 0,
  paid: 0,
  inTransit: 1,
  delivered: 2,
  completed: 3,
  cancelled: 9,
} as const satisfies Record<OrderStatus, OrderStatusCode>;

/** What decides an order's status: whether the purchase is paid, and the order's code. */
export type OrderStanding = { paid: boolean; status: OrderStatusCode };

const byCode: Readonly<Record<OrderStatusCode, OrderStatus>> = {
  0: 'paid',
  1: 'inTransit',
  2: 'delivered',
  3: 'completed',
  9: 'cancelled',
};

/** The status of an order in words. Unpaid is no code of its own: not paid and not cancelled. */
export const orderStatusOf = ({ paid, status }: OrderStanding): OrderStatus =>
  !paid && status !== 9 ? 'unpaid' : byCode[status];
