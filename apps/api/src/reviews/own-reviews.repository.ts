import type { ReviewState } from '@souk/contract';
import type { Locale } from '../locale';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { moveOrder, orderIn } from '../orders/order-states';
import type { ProductAttribute } from '../products/options';

type At = { limit: number; offset: number };

interface PendingRow {
  id: number;
  order_no: string;
  merchant_id: number;
  merchant_name: string;
  product_id: number;
  name_en: string;
  name_fr: string;
  image: string;
  sku: string;
  attributes: ProductAttribute[];
  unit_cents: number;
  num: number;
}

/** Lines of the user's delivered orders, in this store. */
const delivered = (userId: string, storeId: number) => sql`
  from order_item i join merchant_order o on o.order_no = i.order_no join purchase c on c.order_no = o.purchase_no
    join merchant m on m.id = o.merchant_id join product p on p.id = i.product_id
  where c.user_id = ${userId} and c.store_id = ${storeId} and ${orderIn('o.status', ['delivered', 'completed'])}`;

/** Whose lines wait for a review. `orderNo` absent: those of all orders. */
interface Pending {
  userId: string;
  storeId: number;
  orderNo?: string | undefined;
}

const pending = ({ userId, storeId, orderNo }: Pending) =>
  sql`${delivered(userId, storeId)} and not i.is_reviewed ${orderNo === undefined ? sql`` : sql`and o.order_no = ${orderNo}`}`;

/** Lines without a review, the latest received first. */
export const pendingLines = (of: Pending, at: At) =>
  rows(sql<PendingRow>`
    select i.id, i.order_no, o.merchant_id, m.name as merchant_name, i.product_id, i.name_en, i.name_fr, i.image, i.sku,
      p.attributes, i.unit_cents, i.num ${pending(of)}
    order by o.received_at desc nulls last, i.id limit ${at.limit} offset ${at.offset}`);

export const countPending = async (of: Pending): Promise<number> =>
  (await row(sql<{ count: number }>`select count(*) as count ${pending(of)}`))?.count ?? 0;

/** A line of the user's own, held until the transaction ends, with what a review of it needs. */
export const ownLine = (userId: string, itemId: number) =>
  row(sql<{
    id: number;
    order_no: string;
    purchase_no: string;
    status: number;
    is_reviewed: boolean;
    product_id: number;
    store_id: number;
    sku: string;
  }>`
    select i.id, i.order_no, o.purchase_no, o.status, i.is_reviewed, i.product_id, c.store_id, i.sku
    from order_item i join merchant_order o on o.order_no = i.order_no join purchase c on c.order_no = o.purchase_no
    where i.id = ${itemId} and c.user_id = ${userId} for update of i, o`);

interface NewReview {
  storeId: number;
  productId: number;
  itemId: number;
  userId: string;
  productScore: number;
  serviceScore: number;
  comment: string;
  pics: readonly string[];
  sku: string;
  locale: Locale;
  now: Date;
}

/** Writes a review that waits for moderation, under the shopper's present name. @returns its id */
export const insertReview = async (review: NewReview): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into review(store_id, product_id, order_item_id, user_id, nickname, avatar, product_score, service_score, comment,
        locale, pics, sku, verified, status, created_at)
      select ${review.storeId}, ${review.productId}, ${review.itemId}, ${review.userId}, s.nickname, s.avatar,
        ${review.productScore}, ${review.serviceScore}, ${review.comment}, ${review.locale}, ${[...review.pics]}::text[],
        ${review.sku}, true, 'PENDING', ${review.now}
      from shopper s where s.sub = ${review.userId} returning id`)
  )?.id ?? 0;

/** Marks a line reviewed; an order all of whose lines are is done. */
export async function markReviewed(itemId: number, orderNo: string, now: Date): Promise<{ isDone: boolean }> {
  await run(sql`update order_item set is_reviewed = true where id = ${itemId}`);
  const isDone = await moveOrder(orderNo, 'review', {
    set: sql`, completed_at = ${now}`,
    where: sql`and not exists (select 1 from order_item where order_no = ${orderNo} and not is_reviewed)`,
  });
  return { isDone };
}

interface OwnRow {
  id: number;
  nickname: string;
  avatar: string;
  product_score: number;
  service_score: number;
  comment: string;
  locale: Locale;
  pics: string[];
  sku: string;
  attributes: ProductAttribute[];
  status: ReviewState;
  merchant_reply: string;
  merchant_reply_at: Date | null;
  created_at: Date;
  product_id: number;
  name_en: string;
  name_fr: string;
  image: string;
  slug: string;
  unique_key: string;
  listed: boolean;
  order_no: string | null;
}

/** Reviews that the user wrote, newest first. */
export const ownReviews = (userId: string, storeId: number, at: At) =>
  rows(sql<OwnRow>`
    select r.id, r.nickname, r.avatar, r.product_score, r.service_score, r.comment, r.locale, r.pics, r.sku, p.attributes, r.status,
      r.merchant_reply, r.merchant_reply_at, r.created_at, r.product_id, p.name_en, p.name_fr, p.image, p.slug, p.unique_key,
      p.listed, i.order_no
    from review r join product p on p.id = r.product_id left join order_item i on i.id = r.order_item_id
    where r.user_id = ${userId} and r.store_id = ${storeId}
    order by r.created_at desc, r.id desc limit ${at.limit} offset ${at.offset}`);

export const countOwn = async (userId: string, storeId: number): Promise<number> =>
  (
    await row(sql<{ count: number }>`
    select count(*) as count from review where user_id = ${userId} and store_id = ${storeId}`)
  )?.count ?? 0;
