import { z } from 'zod';
import { imageUrl, instant, textUpTo } from '../wire/fields';
import { languages } from '../wire/language';
import { pagedOf } from '../wire/paging';
import { deskReviewTabs } from './choices';
import { deskPage } from './orders';

/** Where a review stands: it waits for a look, is shown, or is not. */
export const reviewState = z.enum(['PENDING', 'PUBLISHED', 'REJECTED']);
export type ReviewState = z.infer<typeof reviewState>;

export const deskReviewsQuery = deskPage.extend({
  tab: z.enum(deskReviewTabs).default('waiting'),
  q: z.string().trim().max(100).default(''),
});

/** A review as the desks read it. `reply`: the merchant's answer; empty without one. */
export const deskReview = z
  .object({
    id: z.int(),
    productId: z.int(),
    productName: z.string(),
    merchantName: z.string(),
    nickname: z.string(),
    stars: z.int(),
    comment: z.string(),
    language: z.enum(languages),
    pictures: z.array(imageUrl),
    isVerified: z.boolean(),
    state: reviewState,
    at: instant,
    reply: z.string(),
  })
  .meta({ id: 'DeskReview' });
export type DeskReview = z.infer<typeof deskReview>;

/** `from`: the state that the person saw. */
export const reviewDecision = z.object({
  from: reviewState,
  to: z.enum(['PUBLISHED', 'REJECTED']),
  reason: textUpTo(200).default(''),
});
export const reviewReply = z.object({ text: textUpTo(1000).min(1) });
export const deskReviewPage = pagedOf(deskReview);
