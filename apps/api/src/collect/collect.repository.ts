import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

interface Whose {
  storeId: number;
  userId: string;
}

/** Ids of a user's wishes with their time, newest first. */
export const wishIds = ({ storeId, userId }: Whose, at?: { limit: number; offset: number }) =>
  rows(sql<{ product_id: number; created_at: Date; is_sold: boolean }>`
    select c.product_id, c.created_at, p.on_shelf and m.is_open as is_sold
    from collect_product c join product p on p.id = c.product_id join merchant m on m.id = p.merchant_id
    where c.user_id = ${userId} and c.store_id = ${storeId}
    order by c.created_at desc, c.product_id desc ${at ? sql`limit ${at.limit} offset ${at.offset}` : sql``}`);

export const countWishes = async ({ storeId, userId }: Whose): Promise<number> =>
  (
    await row(sql<{ count: number }>`
    select count(*) as count from collect_product where user_id = ${userId} and store_id = ${storeId}`)
  )?.count ?? 0;

/**
 * Puts products of the store on the list; those that are there already stay. What shoppers cannot see yet is none of them: the list
 * shows price, stock and key.
 * @returns how many of them exist
 */
export const addWishes = async ({ storeId, userId }: Whose, ids: readonly number[], now: Date): Promise<number> => {
  const found = await rows(sql`
    with known as (
        select p.id from product p join merchant m on m.id = p.merchant_id
        where p.store_id = ${storeId} and p.id = any(${[...ids]}::bigint[]) and p.on_shelf and m.state <> 'preparing'),
      added as (
        insert into collect_product(user_id, product_id, store_id, created_at)
        select ${userId}, id, ${storeId}, ${now} from known on conflict do nothing)
    select id from known`);
  return found.length;
};

export const removeWishes = ({ userId }: Whose, ids: readonly number[]) =>
  run(sql`delete from collect_product where user_id = ${userId} and product_id = any(${[...ids]}::bigint[])`);

interface FollowedRow {
  id: number;
  name: string;
  avatar: string;
  created_at: Date;
}

/** Merchants that a user follows, newest first. */
export const followed = ({ storeId, userId }: Whose, at: { limit: number; offset: number }) =>
  rows(sql<FollowedRow>`
    select m.id, m.name, m.avatar, c.created_at from collect_merchant c join merchant m on m.id = c.merchant_id
    where c.user_id = ${userId} and c.store_id = ${storeId}
    order by c.created_at desc, m.id limit ${at.limit} offset ${at.offset}`);

export const countFollowed = async ({ storeId, userId }: Whose): Promise<number> =>
  (
    await row(sql<{ count: number }>`
    select count(*) as count from collect_merchant where user_id = ${userId} and store_id = ${storeId}`)
  )?.count ?? 0;

export const isMerchant = async (storeId: number, id: number): Promise<boolean> =>
  (await row(sql`select 1 from merchant where id = ${id} and store_id = ${storeId} and is_open`)) !== undefined;

/** Follows a merchant; twice is once. */
export const follow = ({ storeId, userId }: Whose, id: number, now: Date) =>
  run(sql`
    insert into collect_merchant(user_id, merchant_id, store_id, created_at)
    values (${userId}, ${id}, ${storeId}, ${now}) on conflict do nothing`);

/** Stops following; what was not followed stays so. */
export const unfollow = ({ userId }: Whose, id: number) =>
  run(sql`delete from collect_merchant where user_id = ${userId} and merchant_id = ${id}`);
