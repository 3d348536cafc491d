import type { CallName } from '../calls/calls';

/**
 * Calls that would do the same twice, or be refused for what they have just done, when a shopper whose answer was lost presses again. The
 * server makes each once for its `Idempotency-Key` and answers a repeat as the first time; whoever makes one gives a key. None of them
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
