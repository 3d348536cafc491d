import { z } from 'zod';
import { id, imageUrl, instant, textUpTo } from '../wire/fields';
import { languages } from '../wire/language';
import { numeric } from '../wire/numeric';
import { pagedOf } from '../wire/paging';
import { deskReviewTabs, reviewHeldFor, reviewsDecidedMost } from './choices';
import { deskPage } from './orders';

/** Where a review stands: it waits for a look, is shown, or is not. */
export const reviewState = z.enum(['PENDING', 'PUBLISHED', 'REJECTED']);
export type ReviewState = z.infer<typeof reviewState>;

export const deskReviewsQuery = deskPage.extend({
  tab: z.enum(deskReviewTabs).default('waiting'),
  /** A part of its words, its writer's, its product's or its merchant's name. */
  q: z.string().trim().max(100).default(''),
  stars: numeric(z.number().int().min(1).max(5)).optional(),
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
    /** Why one that waits does: what its words hold. Empty: it is published without a look within a minute, or waits no more. */
    heldFor: z.array(z.enum(reviewHeldFor)),
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
/** Several, each from the state that the person saw. */
export const reviewsDecision = reviewDecision.omit({ from: true }).extend({
  reviews: z
    .array(z.object({ id, from: reviewState }))
    .min(1)
    .max(reviewsDecidedMost),
});
/** What became of each: decided, or refused with the reason in words. */
export const reviewsDecided = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ id: z.int(), message: z.string() })),
});
/** `from`: the answer that was seen; absent: from a page of the release before. */
export const reviewReply = z.object({ from: z.string().max(1000).optional(), text: textUpTo(1000).min(1) });
export const deskReviewPage = pagedOf(deskReview);
