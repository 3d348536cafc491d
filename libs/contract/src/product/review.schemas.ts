import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { pagedOf, pageQuery } from '../wire/paging';
import { ownReview, pendingReview, pendingReviewQuery, reviewInput } from './review';
import type { reviewCalls } from './review.calls';

/** Schemas of the calls about own reviews. */
export const reviewSchemas = {
  replyPending: { query: pendingReviewQuery, data: pagedOf(pendingReview) },
  replyMine: { query: pageQuery, data: pagedOf(ownReview) },
  replyCreate: { body: reviewInput, data: z.literal(true) },
} satisfies SchemaTable<typeof reviewCalls>;
