import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { createOwnReviewsService } from './own-reviews.service';

/** HTTP in, HTTP out: a shopper's own reviews. Source: docs/contract.md "Reviews". */
export const ownReviewRoutes = (deps: Pick<Deps, 'clock' | 'jobs'>) => {
  const reviews = createOwnReviewsService(deps);
  return {
    replyPending: ({ query }, ctx) => reviews.pending(query, ctx),
    replyMine: ({ query }, ctx) => reviews.mine(query, ctx),
    replyCreate: ({ body }, ctx) => reviews.create(body, ctx),
  } satisfies SomeHandlers;
};
