import type { RefundAction, RefundStatus, RefundType } from '@souk/contract';

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
export const refundTypesOf = ({ paid, status }: { paid: boolean; status: number }): RefundType[] => {
  if (!paid || status === 9) return [];
  if (status === 0) return [1];
  return status === 1 ? [2] : [1, 2];
};

/** The four looks of spec 4, and the two that stand between: waiting for the parcel, withdrawn. */
export type RefundLook = 'inReview' | 'refused' | 'refunding' | 'refunded' | 'returning' | 'withdrawn';

const looks: Readonly<Record<RefundStatus, RefundLook>> = {
  0: 'inReview',
  1: 'refused',
  2: 'refunding',
  3: 'refunded',
  4: 'returning',
  5: 'refunding',
  6: 'withdrawn',
};

/** A request's status in words. Source: spec 4 "Refund states", ACCT-05. */
export const refundLookOf = (status: RefundStatus): RefundLook => looks[status];

/** What a shopper may do with a request. A refused one can be asked again once, then the platform is asked. */
export const refundActionsOf = (status: RefundStatus, timesRefused: number): RefundAction[] => {
  if (status === 0) return ['revoke'];
  if (status === 4) return ['return', 'revoke'];
  if (status === 1) return timesRefused > 1 ? ['escalate'] : ['again', 'escalate'];
  return [];
};
