import type { DeskData, DeskReview, DeskReviewTab, ReviewState } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../locale';
import { row, rows, run, tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { offsetOf, page } from '../../reply';
import { decideReview, heldFor } from '../../reviews/moderation';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers, Scope } from '../desk-ctx';
import { containsText } from '../contains-text';
import { deskWords } from '../desk-words';
import { runIdempotent } from '../idempotent-change';

interface Listed {
  id: number;
  product_id: number;
  product_en: string;
  product_fr: string;
  merchant_name: string;
  nickname: string;
  product_score: number;
  comment: string;
  locale: Locale;
  pics: string[];
  verified: boolean;
  status: ReviewState;
  created_at: Date;
  merchant_reply: string;
}

const tabs: Record<DeskReviewTab, RawBuilder<unknown>> = {
  waiting: sql`r.status = 'PENDING'`,
  published: sql`r.status = 'PUBLISHED'`,
  rejected: sql`r.status = 'REJECTED'`,
  all: sql`true`,
};

const seen = ({ storeId, merchantId }: Scope) => sql`
  from review r join product p on p.id = r.product_id join merchant m on m.id = p.merchant_id
  where r.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and p.merchant_id = ${merchantId}`}`;

const columns = sql`r.id, r.product_id, p.name_en as product_en, p.name_fr as product_fr, m.name as merchant_name, r.nickname,
  r.product_score, r.comment, r.locale, r.pics, r.verified, r.status, r.created_at, r.merchant_reply`;

/** How many reviews wait for a look, and since when the oldest does. */
export const pileOfReviews = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(r.created_at) as oldest ${seen(scope)} and r.status = 'PENDING'`);

const viewOf = (found: Listed, { locale }: DeskCtx): DeskReview => ({
  id: found.id,
  productId: found.product_id,
  productName: locale === 'fr' ? found.product_fr : found.product_en,
  merchantName: found.merchant_name,
  nickname: found.nickname,
  stars: found.product_score,
  comment: found.comment,
  language: found.locale,
  pictures: found.pics,
  isVerified: found.verified,
  state: found.status,
  heldFor: found.status === 'PENDING' ? heldFor(found.comment) : [],
  at: found.created_at.toISOString(),
  reply: found.merchant_reply,
});

/** @throws {ReplyError} 404 for a review outside the scope, the same as for none */
const seenOne = async (id: number, ctx: DeskCtx): Promise<Listed> => {
  const found = await row(sql<Listed>`select ${columns} ${seen(ctx)} and r.id = ${id}`);
  if (!found) throw notFound();
  return found;
};

type Decision = { from: ReviewState; to: 'PUBLISHED' | 'REJECTED'; reason: string };

/** @throws {ReplyError} 404; 409 it is no longer in the state that was seen */
const decideSeen = async (id: number, { from, to, reason }: Decision, ctx: DeskCtx, now: Date) => {
  await seenOne(id, ctx);
  if (!(await decideReview(id, to, from))) {
    const { status } = await seenOne(id, ctx);
    throw new ReplyError('REVIEW_DECIDED', deskWords(ctx.locale, 'moved'), { state: status });
  }
  await note(ctx, now, { subject: ['review', id], reason, before: { state: from }, after: { state: to } });
};

/** What a text is looked for in; a merchant's people have one merchant. */
const searched = ({ merchantId }: Scope) => [
  ...[sql`r.comment`, sql`r.nickname`, sql`p.name_en`, sql`p.name_fr`],
  ...(merchantId === null ? [sql`m.name`] : []),
];

/** What desks do with reviews: the platform publishes and rejects, a merchant answers. Nobody edits a shopper's words. */
export function deskReviews({ clock }: Deps) {
  return {
    async reviews({ query }, ctx) {
      const which = sql`${seen(ctx)} and ${tabs[query.tab]}
        ${query.stars ? sql`and r.product_score = ${query.stars}` : sql``}
        and ${containsText(query.q, ...searched(ctx))}`;
      const order = query.tab === 'waiting' ? sql`r.created_at` : sql`r.created_at desc`;
      const list = await rows(
        sql<Listed>`select ${columns} ${which} order by ${order}, r.id limit ${query.limit} offset ${offsetOf(query)}`,
      );
      const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
      return page(
        list.map((one) => viewOf(one, ctx)),
        { ...query, total: found?.total ?? 0 },
      );
    },

    review: async ({ params }, ctx) => viewOf(await seenOne(params.id, ctx), ctx),

    async reviewDecide({ params: { id }, body }, ctx) {
      await decideSeen(id, body, ctx, clock.now());
      return true;
    },

    async reviewsDecide({ body: { reviews, to, reason } }, ctx) {
      const result: DeskData<'reviewsDecide'> = { done: [], refused: [] };
      for (const { id, from } of reviews) {
        try {
          const now = clock.now();
          const work = () => decideSeen(id, { from, to, reason }, { ...ctx, call: 'reviewDecide' }, now);
          await tx(() => runIdempotent({ of: id, now }, ctx, work));
          result.done.push(id);
        } catch (error) {
          if (!(error instanceof ReplyError)) throw error;
          result.refused.push({ id, message: error.message || deskWords(ctx.locale, 'failed') });
        }
      }
      return result;
    },

    async reviewReply({ params: { id }, body: { from, text } }, ctx) {
      await seenOne(id, ctx);
      const changed = await run(sql`
        update review set merchant_reply = ${text}, merchant_reply_at = ${clock.now()}
        where id = ${id} and merchant_reply = ${from ?? sql.ref('merchant_reply')}`);
      if (changed === 0) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      await note(ctx, clock.now(), { subject: ['review', id] });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
