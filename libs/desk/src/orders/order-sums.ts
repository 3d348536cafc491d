import type { DeskOrder } from '@souk/contract/desk';

/** The sums of an order by the name of their message, in the order in which screen and paper list them; coupons and refunds are negative. */
export const orderSums = (order: DeskOrder): readonly [id: string, cents: number][] => [
  ['goods', order.goodsCents],
  ['freight', order.freightCents],
  ...(order.couponCents > 0 ? [['coupons', -order.couponCents] as [string, number]] : []),
  [order.paidAt ? 'paid' : 'total', order.payCents],
  ...(order.refundedCents > 0 ? [['refunded', -order.refundedCents] as [string, number]] : []),
];
