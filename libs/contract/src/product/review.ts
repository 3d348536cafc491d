import { z } from 'zod';
import { numeric } from '../wire/numeric';
import { docNumber, flag, id, imageUrl, instant, oneOf, pictureUrls } from '../wire/fields';
import { languages } from '../wire/language';
import { pageQuery } from '../wire/paging';

/** Which reviews: 0 all, 1 good (4 and 5 stars), 2 medium (3), 3 poor (1 and 2). */
const replyType = oneOf([0, 1, 2, 3]);

/** `own`: the reader's language first, newest first within it. */
export const replySorts = ['own', 'newest', 'best', 'worst'] as const;
export type ReplySort = (typeof replySorts)[number];

/** Pages of reviews end at 20. Source: spec 9 "Review page cap 20". */
export const replyQuery = pageQuery.extend({
  page: numeric(z.number().int().min(1).max(20)).default(1),
  type: replyType.default(0),
  /** Only those of so many stars. */
  star: oneOf([1, 2, 3, 4, 5]).optional(),
  /** Only those with photos. */
  photos: flag.optional(),
  sort: z.enum(replySorts).default('own'),
});

/**
 * A published review.
 *
 * Absent: `star` null means that the shopper gave no score; `avatar` null means none; the merchant's answer may be null.
 * `nickname` is masked by the server. Source: spec 3 "Review (shown on custom pages)".
 */
export const productReply = z
  .object({
    id: z.int(),
    avatar: imageUrl.nullable(),
    nickname: z.string(),
    star: z.number().min(1).max(5).nullable(),
    comment: z.string(),
    /** The language that it is written in, and answered. */
    locale: z.enum(languages),
    pics: z.array(imageUrl),
    /** Variant text as the shopper bought it, comma-separated. */
    sku: z.string(),
    verified: z.boolean(),
    createTime: instant,
    merchantReplyContent: z.string().nullable(),
    merchantReplyTime: instant.nullable(),
  })
  .meta({ id: 'ProductReply' });
export type ProductReply = z.infer<typeof productReply>;

/** `orderNo`: lines of that order alone; absent: of all. An api of the release before answers those of all. */
export const pendingReviewQuery = pageQuery.extend({ orderNo: docNumber.optional() });

/** A line that was delivered and has no review yet. */
export const pendingReview = z.object({
  id: z.int(),
  merOrderNo: z.string(),
  merId: z.int(),
  merName: z.string(),
  productId: z.int(),
  productName: z.string(),
  image: imageUrl,
  sku: z.string(),
  price: z.number(),
  payNum: z.int(),
});
export type PendingReview = z.infer<typeof pendingReview>;

export const reviewState = z.enum(['PENDING', 'PUBLISHED', 'REJECTED']);
export type ReviewState = z.infer<typeof reviewState>;

/** A review of one's own, with its place in moderation. */
export const ownReview = productReply.extend({
  state: reviewState,
  productId: z.int(),
  productName: z.string(),
  image: imageUrl,
  slug: z.string(),
  uniqueKey: z.string(),
  listedOnStore: z.boolean(),
  productScore: z.int().min(1).max(5),
  serviceScore: z.int().min(1).max(5),
  merOrderNo: z.string(),
});
export type OwnReview = z.infer<typeof ownReview>;

const score = numeric(z.number().int().min(1).max(5));

/**
 * A review being written.
 * Units: scores 1 to 5. Shape: at most 5 pictures, addresses that `uploadImage` gave. `star` is read as both scores.
 * Source: spec 3 "Review (form)".
 */
export const reviewInput = z.object({
  orderNo: z.string().max(40),
  orderInfoId: id,
  productScore: score.optional(),
  serviceScore: score.optional(),
  star: score.optional(),
  comment: z.string().trim().max(512),
  pics: pictureUrls,
});
export type ReviewInput = z.input<typeof reviewInput>;
