import type { ProductReply, ReplySort, ReplySummary } from '@souk/contract';
import { replyKind } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { row, rows } from '../database/tx';
import type { Locale } from '../locale';
import { type ProductAttribute, skuIn } from '../products/options';
import { reviewerName } from './reviewer-name';

interface ReplyRow {
  id: number;
  avatar: string;
  nickname: string;
  product_score: number | null;
  comment: string;
  locale: Locale;
  pics: string[];
  sku: string;
  attributes: ProductAttribute[];
  verified: boolean;
  created_at: Date;
  merchant_reply: string;
  merchant_reply_at: Date | null;
}

const allScores = [1, 2, 3, 4, 5];

const toReply = (found: ReplyRow, locale: Locale): ProductReply => ({
  id: found.id,
  avatar: found.avatar || null,
  nickname: reviewerName(found.nickname),
  star: found.product_score,
  comment: found.comment,
  locale: found.locale,
  pics: found.pics,
  sku: skuIn(found.attributes, found.sku, locale),
  verified: found.verified,
  createTime: found.created_at.toISOString(),
  merchantReplyContent: found.merchant_reply || null,
  merchantReplyTime: found.merchant_reply_at?.toISOString() ?? null,
});

/** Which reviews of a product, and for whom. */
interface Wish {
  type: 0 | 1 | 2 | 3;
  star: number | undefined;
  /** Only those with photos. */
  photos: boolean | undefined;
  sort: ReplySort;
  /** What the reader reads. */
  locale: Locale;
  offset: number;
  limit: number;
}

const orderOf = ({ sort, locale }: Wish): RawBuilder<unknown> => {
  const own = sql`(locale = ${locale}) desc, created_at desc, id desc`;
  const orders = {
    own,
    newest: sql`created_at desc, id desc`,
    best: sql`product_score desc, ${own}`,
    worst: sql`product_score, ${own}`,
  };
  return orders[sort];
};

/** One page of a product's published reviews, and how many there are of the kind. */
export async function findReplies(productId: number, wish: Wish) {
  const isWanted = (score: number) =>
    (wish.type === 0 || replyKind(score) === wish.type) && (wish.star === undefined || score === wish.star);
  const scores = allScores.filter(isWanted);
  const where = sql`product_id = ${productId} and status = 'PUBLISHED' and product_score = any(${scores}::int[])
    and (not ${wish.photos === true} or pics <> '{}')`;
  const counted = await row(sql<{ count: number }>`select count(*) as count from review where ${where}`);
  const found = await rows(sql<ReplyRow>`
    select review.*, (select attributes from product p where p.id = review.product_id) as attributes
    from review where ${where} order by ${orderOf(wish)} limit ${wish.limit} offset ${wish.offset}`);
  return { total: counted?.count ?? 0, list: found.map((one) => toReply(one, wish.locale)) };
}

/** How a product's published reviews fall. All zero without any. Source: docs/contract.md "Reviews". */
export async function summariseReplies(productId: number): Promise<ReplySummary> {
  const found = await rows(sql<{ score: number; count: number; photos: number }>`
    select product_score as score, count(*) as count, count(*) filter (where pics <> '{}') as photos from review
    where product_id = ${productId} and status = 'PUBLISHED' group by product_score`);
  const of = (score: number) => found.find((one) => one.score === score)?.count ?? 0;
  const stars = { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
  const sum = stars[1] + stars[2] + stars[3] + stars[4] + stars[5];
  const points = found.reduce((all, one) => all + one.score * one.count, 0);
  const good = stars[4] + stars[5];
  return {
    sumCount: sum,
    goodCount: good,
    inCount: stars[3],
    poorCount: stars[1] + stars[2],
    replyChance: sum === 0 ? 0 : Math.round((good / sum) * 100),
    replyStar: sum === 0 ? 0 : Math.round((points / sum) * 10) / 10,
    stars,
    photoCount: found.reduce((all, one) => all + one.photos, 0),
  };
}
