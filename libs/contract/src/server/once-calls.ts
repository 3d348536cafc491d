import type { CallName } from '../calls/calls';

/**
 * Calls that need an `Idempotency-Key`: pressed again after a lost answer, each would act twice or be refused for what it had just done. The
 * server makes each once for its key and answers a repeat as the first time. None of them
 * waits for anybody outside the database, and none stores anything when it refuses. Source: docs/contract, Idempotency-Key.
 */
export const onceCalls = [
  'addressDelete',
  'cartReset',
  'couponReceive',
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
