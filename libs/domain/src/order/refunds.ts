import type { RefundAction, RefundStatus, RefundType } from '@souk/contract';
import { canMove } from './moves';
import { type OrderStanding, type OrderStatus, orderStatusOf } from './order-moves';
import { refundMoves, type RefundState, refundStateOf } from './refund-moves';

/** A line of a paid order. Units: cents; `payShare` includes `postageShare`. `asked`: pieces that requests already hold. */
export type RefundLine = { id: number; payNum: number; asked: number; payShare: number; postageShare: number };

/**
 * What so many pieces of a line are worth, after those asked for before. The last pieces take the cents that rounding left,
 * so that all requests together are exactly what was paid for the goods. Source: docs/contract.md "Refunds".
 */
export const refundGoodsCents = (line: RefundLine, num: number): number => {
  const goods = line.payShare - line.postageShare;
  const upTo = (pieces: number) => Math.floor((goods * pieces) / line.payNum);
  return upTo(line.asked + num) - upTo(line.asked);
};

/**
 * What a request gives back, in cents: its goods, and the order's postage when nothing was shipped and no piece is left.
 * @param wanted pieces by line id; more than are left count as all that are left.
 */
export const refundCents = (
  lines: readonly RefundLine[],
  wanted: Readonly<Record<number, number>>,
  isShipped: boolean,
): number => {
  const pieces = lines.map((line) => ({ line, num: Math.min(wanted[line.id] ?? 0, line.payNum - line.asked) }));
  const goods = pieces.reduce((sum, { line, num }) => sum + refundGoodsCents(line, num), 0);
  const takesAll = pieces.every(({ line, num }) => line.asked + num === line.payNum);
  const postage = lines.reduce((sum, line) => sum + line.postageShare, 0);
  return goods + (takesAll && !isShipped ? postage : 0);
};

/** Which kinds of refund an order allows: to ship, money only; in transit, with return only; delivered, both. */
const typesByStatus: Readonly<Record<OrderStatus, readonly RefundType[]>> = {
  unpaid: [],
  paid: [1],
  inTransit: [2],
  delivered: [1, 2],
  completed: [1, 2],
  cancelled: [],
};

/** Which kinds of refund an order allows now. */
export const refundTypesOf = (order: OrderStanding): RefundType[] => [...typesByStatus[orderStatusOf(order)]];

/** What a shopper reads of a request: a parcel that arrived reads as money on its way. */
export type RefundLook = Exclude<RefundState, 'arrived'>;

/** A request's status in words. Source: spec 4 "Refund states", ACCT-05. */
export const refundLookOf = (status: RefundStatus): RefundLook => {
  const state = refundStateOf(status);
  return state === 'arrived' ? 'refunding' : state;
};

/**
 * What a shopper may do with a request. A refused one can be asked again once, then the platform is asked, which takes an
 * account.
 */
export const refundActionsOf = (status: RefundStatus, timesRefused: number, hasAccount = true): RefundAction[] => {
  const actions = allActionsOf(status, timesRefused);
  return hasAccount ? actions : actions.filter((action) => action !== 'escalate');
};

const allActionsOf = (status: RefundStatus, timesRefused: number): RefundAction[] => {
  const state = refundStateOf(status);
  if (state === 'refused') return timesRefused > 1 ? ['escalate'] : ['again', 'escalate'];
  return [
    ...(canMove(refundMoves.sendBack, state) ? (['return'] as const) : []),
    ...(canMove(refundMoves.withdraw, state) ? (['revoke'] as const) : []),
  ];
};
