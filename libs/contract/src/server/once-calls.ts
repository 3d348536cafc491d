import type { CallName } from '../calls/calls';

/**
 * Calls that need an `Idempotency-Key`: pressed again after a lost answer, each would act twice or be refused for what it had just done. The
 * server makes each once for its key and answers a repeat as the first time. None of them
 * waits for anybody outside the database, and none stores anything when it refuses, but for `ownOnceCalls`. Source: docs/contract, Idempotency-Key.
 */
export const onceCalls = [
  'addressDelete',
  'cartReset',
  'couponReceive',
  'merchantApply',
  'merchantResubmit',
  'orderAgain',
  'orderCancel',
  'orderDelete',
  'orderTake',
  'refundCreate',
  'refundReturning',
  'refundRevoke',
  'replyCreate',
  'ticketReply',
  'ticketSave',
] as const satisfies readonly CallName[];

/** One of `onceCalls`. */
export type OnceCallName = (typeof onceCalls)[number];

/**
 * Those of `onceCalls` that look after their key themselves: somebody who has neither an account nor a cart makes them, and what they count
 * stands although they refuse.
 */
export const ownOnceCalls = ['merchantApply'] as const satisfies readonly OnceCallName[];
