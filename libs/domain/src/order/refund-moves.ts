import type { OrderRefundStatus, RefundStatus } from '@souk/contract';
import type { Move } from './moves';

/** Where a request for money back stands. The first four are spec 4's. */
export type RefundState = 'inReview' | 'refused' | 'refunding' | 'refunded' | 'returning' | 'arrived' | 'withdrawn';

/** Every change of a request's state. Services, SQL, buttons and docs/states.md read this table. Source: spec 4 "Refund states". */
export const refundMoves = {
  approve: { from: ['inReview'], to: 'refunding', by: 'merchant', when: 'money only' },
  expectReturn: { from: ['inReview'], to: 'returning', by: 'merchant', when: 'with return' },
  sendBack: { from: ['returning'], to: 'returning', by: 'shopper', when: 'names the parcel' },
  arrive: { from: ['returning'], to: 'arrived', by: 'merchant', when: 'has the parcel' },
  approveReturn: { from: ['arrived'], to: 'refunding', by: 'merchant' },
  refuse: { from: ['inReview', 'returning', 'arrived'], to: 'refused', by: 'merchant', when: 'with a reason' },
  withdraw: { from: ['inReview', 'returning'], to: 'withdrawn', by: 'shopper' },
  pay: { from: ['refunding'], to: 'refunded', by: 'provider' },
} as const satisfies Record<string, Move<RefundState>>;
export type RefundMove = keyof typeof refundMoves;

/** The code of a state on the wire and in the database. */
export const refundCodes = {
  inReview: 0,
  refused: 1,
  refunding: 2,
  refunded: 3,
  returning: 4,
  arrived: 5,
  withdrawn: 6,
} as const satisfies Record<RefundState, RefundStatus>;

const states = Object.keys(refundCodes) as RefundState[];

/** A request's state by its code. */
export const refundStateOf = (code: RefundStatus): RefundState =>
  states.find((state) => refundCodes[state] === code) ?? 'inReview';

/** The merchant has to do something, or waits for the parcel. */
export const undecidedRefunds = ['inReview', 'returning', 'arrived'] as const satisfies RefundState[];
/** The money is promised: on its way or back. */
export const grantedRefunds = ['refunding', 'refunded'] as const satisfies RefundState[];
/** Something is still to come. The order is not shipped, completed or deleted meanwhile. */
export const openRefunds = [...undecidedRefunds, 'refunding'] as const satisfies RefundState[];
/** Pieces in these requests cannot be asked for again. */
export const holdingRefunds = [...undecidedRefunds, ...grantedRefunds] as const satisfies RefundState[];
/** The parcel is with the merchant, or was: its pieces can be put into stock. */
export const returnedRefunds = ['arrived', ...grantedRefunds] as const satisfies RefundState[];

/** What an order says of its requests, by the one that is furthest from its end. */
export type OrderRefund = 'none' | 'asked' | 'granted' | 'refunded';

/** The code of it on the wire and in the database. */
export const orderRefundCodes = {
  none: 0,
  asked: 1,
  granted: 2,
  refunded: 3,
} as const satisfies Record<OrderRefund, OrderRefundStatus>;

/** Something is still to come: `openRefunds` as the order itself says it. */
export const openOrderRefunds = ['asked', 'granted'] as const satisfies OrderRefund[];
