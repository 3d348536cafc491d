import type { OwnReview, Paged, PendingReview } from '@souk/contract';
import { orderCodes, picturesMax, reviewPoints, reviewRules } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import type { UserCtx, Input } from '../http/handlers';
import { usdOf } from '../money';
import { validate } from '../validate';
import { addEvent } from '../orders/events';
import { addPoints } from '../orders/points';
import { skuIn } from '../products/options';
import { offsetOf, page } from '../reply';
import { useOwnPictures } from '../uploads/own-pictures';
import { createWords } from '../words';
import { moderate } from './moderation';
import * as kept from './own-reviews.repository';

const words = createWords({
  already: { en: 'You have reviewed this already', fr: 'Vous avez déjà donné votre avis' },
  notReceived: {
    en: 'You can review this once you have received it',
    fr: 'Vous pourrez donner votre avis après réception',
  },
});

const isReceived = (status: number) => status === orderCodes.delivered || status === orderCodes.completed;

/** Reviews that shoppers write. Source: spec 3 "Review (form)", ACCT-06; docs/contract.md "Reviews". */
export function createOwnReviewsService({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>) {
  // without it the review waits for a person
  jobs.define('reviews.moderate', moderate, { isDroppable: true });

  const checked = (body: Input<'replyCreate'>['body'], ctx: UserCtx) => {
    const productScore = body.productScore ?? body.star ?? 0;
    const serviceScore = body.serviceScore ?? body.star ?? 0;
    const values = { productScore, serviceScore, comment: body.comment, pics: body.pics };
    validate(reviewRules, values, ctx.locale);
    return { productScore, serviceScore, comment: body.comment };
  };

  return {
    /** Lines still to review, of one order where the query names it. */
    async pending(query: Input<'replyPending'>['query'], ctx: UserCtx): Promise<Paged<PendingReview>> {
      const of = { userId: ctx.userId, storeId: ctx.storeId, orderNo: query.orderNo };
      const found = await kept.pendingLines(of, { limit: query.limit, offset: offsetOf(query) });
      const list = found.map((line) => ({
        id: line.id,
        merOrderNo: line.order_no,
        merId: line.merchant_id,
        merName: line.merchant_name,
        productId: line.product_id,
        productName: ctx.locale === 'fr' ? line.name_fr : line.name_en,
        image: line.image,
        sku: skuIn(line.attributes, line.sku, ctx.locale),
        price: usdOf(line.unit_cents),
        payNum: line.num,
      }));
      return page(list, { ...query, total: await kept.countPending(of) });
    },

    /** Own reviews with their place in moderation. */
    async mine(query: Input<'replyMine'>['query'], ctx: UserCtx): Promise<Paged<OwnReview>> {
      const userId = ctx.userId;
      const found = await kept.ownReviews(userId, ctx.storeId, { limit: query.limit, offset: offsetOf(query) });
      const list = found.map((review) => ({
        id: review.id,
        avatar: review.avatar || null,
        nickname: review.nickname,
        star: review.product_score,
        comment: review.comment,
        locale: review.locale,
        pics: review.pics,
        sku: skuIn(review.attributes, review.sku, ctx.locale),
        verified: true,
        createTime: review.created_at.toISOString(),
        merchantReplyContent: review.merchant_reply || null,
        merchantReplyTime: review.merchant_reply_at?.toISOString() ?? null,
        state: review.status,
        productId: review.product_id,
        productName: ctx.locale === 'fr' ? review.name_fr : review.name_en,
        image: review.image,
        slug: review.slug,
        uniqueKey: review.unique_key,
        listedOnStore: review.listed,
        productScore: review.product_score,
        serviceScore: review.service_score,
        merOrderNo: review.order_no ?? '',
      }));
      return page(list, { ...query, total: await kept.countOwn(userId, ctx.storeId) });
    },

    /**
     * Reviews a line; it is published once it passed moderation.
     * @throws {ReplyError} 400 at the fields; 404 not theirs; 409 not received yet, or reviewed already.
     */
    create: (body: Input<'replyCreate'>['body'], ctx: UserCtx): Promise<true> =>
      tx(async () => {
        const userId = ctx.userId;
        const now = clock.now();
        const line = await kept.ownLine(userId, body.orderInfoId);
        if (!line || (body.orderNo !== line.order_no && body.orderNo !== line.purchase_no)) throw notFound();
        if (line.is_reviewed) throw new ReplyError('REVIEW_EXISTS', words(ctx.locale, 'already'));
        if (!isReceived(line.status)) throw new ReplyError('ORDER_NOT_RECEIVED', words(ctx.locale, 'notReceived'));
        const values = checked(body, ctx);
        const use = { owner: { userId }, field: 'pics', most: picturesMax, locale: ctx.locale, now };
        const pics = await useOwnPictures(body.pics, use);
        const { store_id: storeId, product_id: productId, sku } = line;
        const id = await kept.insertReview({
          ...values,
          storeId,
          productId,
          itemId: line.id,
          userId,
          pics,
          sku,
          locale: ctx.locale,
          now,
        });
        const { isDone } = await kept.markReviewed(line.id, line.order_no, now);
        if (isDone) await addEvent(line.order_no, 'completed', now);
        await addPoints({ userId, kind: 'review', linkNo: String(line.id), amount: reviewPoints, now });
        await jobs.send('reviews.moderate', { id });
        return true as const;
      }),
  };
}
