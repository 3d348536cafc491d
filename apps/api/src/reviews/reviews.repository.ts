import type { ProductReply, ReplySummary } from '@souk/contract';
import { sql } from 'kysely';
import { row, rows } from '../database/tx';

interface ReplyRow {
  id: number;
  avatar: string;
  nickname: string;
  product_score: number | null;
  comment: string;
  pics: string[];
  sku: string;
  verified: boolean;
  created_at: Date;
  merchant_reply: string;
  merchant_reply_at: Date | null;
}

/** Scores that each kind of review has. Source: docs/contract.md "Reviews". */
const scoresOf = { 0: [1, 2, 3, 4, 5], 1: [4, 5], 2: [3], 3: [1, 2] } as const;

/** First letter and last, the rest hidden: a review names nobody. */
const masked = (nickname: string) => {
  const letters = [...nickname.trim()];
  if (letters.length <= 2) return `${letters[0] ?? ''}**`;
  return `${letters[0] ?? ''}**${letters.at(-1) ?? ''}`;
};

const toReply = (found: ReplyRow): ProductReply => ({
  id: found.id,
  avatar: found.avatar || null,
  nickname: masked(found.nickname),
  star: found.product_score,
  comment: found.comment,
  pics: found.pics,
  sku: found.sku,
  verified: found.verified,
  createTime: found.created_at.toISOString(),
  merchantReplyContent: found.merchant_reply || null,
  merchantReplyTime: found.merchant_reply_at?.toISOString() ?? null,
});

/** One page of a product's published reviews, newest first, and how many there are of the kind. */
export async function findReplies(productId: number, at: { type: 0 | 1 | 2 | 3; offset: number; limit: number }) {
  const scores = scoresOf[at.type];
  const where = sql`product_id = ${productId} and status = 'PUBLISHED' and product_score = any(${scores}::int[])`;
  const counted = await row(sql<{ count: number }>`select count(*) as count from review where ${where}`);
  const found = await rows(sql<ReplyRow>`
    select * from review where ${where} order by created_at desc, id desc limit ${at.limit} offset ${at.offset}`);
  return { total: counted?.count ?? 0, list: found.map(toReply) };
}

/** How a product's published reviews fall. All zero without any. Source: docs/contract.md "Reviews". */
export async function summariseReplies(productId: number): Promise<ReplySummary> {
  const found = await rows(sql<{ score: number; count: number }>`
    select product_score as score, count(*) as count from review
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
  };
}
