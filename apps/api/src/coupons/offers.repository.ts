import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** A coupon that the store or a merchant gives away. */
export interface OfferRow {
  id: number;
  use_type: 1 | 2 | 3;
  type: 'general' | 'goods' | 'category';
  name: { en: string; fr: string };
  merchant_id: number | null;
  merchant_name: string | null;
  money_cents: number;
  min_price_cents: number;
  is_limited: boolean;
  last_total: number;
  receive_start: Date | null;
  receive_end: Date | null;
  is_fixed_time: boolean;
  use_start: Date | null;
  use_end: Date | null;
  day: number;
  has_it: boolean;
}

interface OfferFilter {
  storeId: number;
  userId: string | null;
  useType?: number | undefined;
  merId?: number | undefined;
  productId?: number | undefined;
  now: Date;
}

const columns = (userId: string | null) => sql`
  c.id, c.use_type, c.type, c.name, c.merchant_id, m.name as merchant_name, c.money_cents, c.min_price_cents, c.is_limited,
  c.last_total, c.receive_start, c.receive_end, c.is_fixed_time, c.use_start, c.use_end, c.day,
  exists (select 1 from user_coupon u where u.coupon_id = c.id and u.user_id = ${userId}) as has_it`;

/** Coupons that hold for a product: named by it, by one of its categories, of its merchant, or for everything. */
const forProduct = (productId: number) => sql`exists (
  select 1 from product p where p.id = ${productId} and p.store_id = c.store_id
    and (c.merchant_id is null or c.merchant_id = p.merchant_id)
    and (c.product_ids = '{}' or p.id = any(c.product_ids))
    and (c.category_ids = '{}' or c.category_ids && p.category_path))`;

/** Over for good, or of a merchant who does not sell: nobody needs to see it. */
const isOffered = (now: Date) => sql`c.is_active and (c.receive_end is null or c.receive_end > ${now})
  and (not c.is_fixed_time or c.use_end is null or c.use_end > ${now}) and coalesce(m.is_open, true)`;

const matching = ({ storeId, useType, merId, productId, now }: OfferFilter) => sql`
  from coupon c left join merchant m on m.id = c.merchant_id
  where c.store_id = ${storeId} and ${isOffered(now)}
    ${useType === undefined ? sql`` : sql`and c.use_type = ${useType}`}
    ${merId === undefined ? sql`` : sql`and c.merchant_id = ${merId}`}
    ${productId === undefined ? sql`` : sql`and ${forProduct(productId)}`}`;

/** One page of what can be received, the most money first. */
export const findOffers = (filter: OfferFilter, at: { limit: number; offset: number }) =>
  rows(sql<OfferRow>`
    select ${columns(filter.userId)} ${matching(filter)}
    order by c.money_cents desc, c.id limit ${at.limit} offset ${at.offset}`);

export const countOffers = async (filter: OfferFilter): Promise<number> =>
  (await row(sql<{ count: number }>`select count(*) as count ${matching(filter)}`))?.count ?? 0;

/** One coupon of the store, held until the transaction ends. */
export const lockOffer = ({ storeId, userId }: Pick<OfferFilter, 'storeId' | 'userId'>, id: number) =>
  row(sql<OfferRow>`
    select ${columns(userId)} from coupon c left join merchant m on m.id = c.merchant_id
    where c.id = ${id} and c.store_id = ${storeId} and c.is_active and coalesce(m.is_open, true) for update of c`);

/** Gives a coupon to a user. @returns false when they have it already */
export const giveCoupon = async (offer: OfferRow, piece: { userId: string; from: Date; to: Date; now: Date }) => {
  const given = await run(sql`
    insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
    values (${offer.id}, ${piece.userId}, ${piece.from}, ${piece.to}, ${piece.now})
    on conflict (coupon_id, user_id) do nothing`);
  if (given > 0 && offer.is_limited)
    await run(sql`update coupon set last_total = last_total - 1 where id = ${offer.id}`);
  return given > 0;
};
