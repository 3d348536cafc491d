import type { CallTable } from '../wire/call';

/** Calls about the shopper's own reviews. Source: docs/contract.md "Reviews". */
export const reviewCalls = {
  /** Lines still to review. */
  replyPending: {
    as: 'reviews.pending',
    method: 'GET',
    path: '/api/front/order/reply/list',
    auth: 'required',
    tag: 'reviews',
  },
  /** Own reviews with their state. */
  replyMine: {
    as: 'reviews.mine',
    method: 'GET',
    path: '/api/front/order/reply/mine',
    auth: 'required',
    tag: 'reviews',
  },
  /** Writes a review. */
  replyCreate: {
    as: 'reviews.create',
    method: 'POST',
    path: '/api/front/order/comment',
    auth: 'required',
    tag: 'reviews',
  },
} as const satisfies CallTable;
