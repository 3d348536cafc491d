import type { NoticeChoices } from '@souk/contract';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** A shopper with the counts that the account shows. */
export interface Profile {
  sub: string;
  email: string | null;
  phone: string | null;
  nickname: string;
  avatar: string;
  points: number;
  coupons: number;
  collected: number;
}

export const findProfile = (sub: string, now: Date) =>
  row(sql<Profile>`
    select s.sub, s.email, s.phone, s.nickname, s.avatar,
      (select coalesce(sum(amount), 0)::int from points_entry where user_id = s.sub) as points,
      (select count(*)::int from user_coupon where user_id = s.sub and used_order_no is null and end_at > ${now}) as coupons,
      (select count(*)::int from collect_product where user_id = s.sub) as collected
    from shopper s where s.sub = ${sub}`);

/** What a shopper may change. Absent: as it was. */
export interface ProfileChange {
  nickname: string | undefined;
  avatar: string | undefined;
  phone: string | null | undefined;
}

export const updateProfile = (sub: string, { nickname, avatar, phone }: ProfileChange) =>
  run(sql`
    update shopper set nickname = coalesce(${nickname ?? null}, nickname), avatar = coalesce(${avatar ?? null}, avatar),
      phone = case when ${phone !== undefined}::boolean then ${phone ?? null} else phone end
    where sub = ${sub}`);

interface PointsRow {
  id: number;
  kind: 'welcome' | 'order' | 'refund' | 'review' | 'adjust';
  link_no: string;
  amount: number;
  balance: number;
  created_at: Date;
  /** What was reviewed; null for points of other kinds. */
  name_en: string | null;
  name_fr: string | null;
  total: number;
}

export const pointsOf = (sub: string, at: { limit: number; offset: number }) =>
  rows(sql<PointsRow>`
    select e.id, e.kind, e.link_no, e.amount, e.created_at, i.name_en, i.name_fr, count(*) over () as total,
      (sum(e.amount) over (order by e.created_at, e.id))::int as balance
    from points_entry e left join order_item i on i.id = case when e.kind = 'review' then e.link_no::bigint end
    where e.user_id = ${sub} order by e.created_at desc, e.id desc limit ${at.limit} offset ${at.offset}`);

/** Which mails about their own things a shopper wants. The newsletter is a list of its own: newsletter/subscription.ts. */
type KeptChoices = Omit<NoticeChoices, 'newsletter'>;

/** All on where nothing was chosen. */
export const noticesOf = async (sub: string): Promise<KeptChoices> =>
  (await row(sql<KeptChoices>`
    select price_drops as "priceDrops", back_in_stock as "backInStock", reviews from notice_choice
    where user_id = ${sub}`)) ?? { priceDrops: true, backInStock: true, reviews: true };

/** Absent: as it was. */
type SomeChoices = { [Kind in keyof KeptChoices]?: boolean | undefined };

/** Sets some of a shopper's choices in one statement, so that two that are made at once both stand. @returns all of them */
export const saveNotices = async (sub: string, some: SomeChoices): Promise<KeptChoices> => {
  const [priceDrops, backInStock, reviews] = [some.priceDrops ?? null, some.backInStock ?? null, some.reviews ?? null];
  await run(sql`
    insert into notice_choice as n(user_id, price_drops, back_in_stock, reviews)
    values (${sub}, coalesce(${priceDrops}::boolean, true), coalesce(${backInStock}::boolean, true),
      coalesce(${reviews}::boolean, true))
    on conflict (user_id) do update set price_drops = coalesce(${priceDrops}::boolean, n.price_drops),
      back_in_stock = coalesce(${backInStock}::boolean, n.back_in_stock), reviews = coalesce(${reviews}::boolean, n.reviews)`);
  return noticesOf(sub);
};
