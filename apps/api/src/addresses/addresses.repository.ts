import type { Address } from '@souk/contract';
import { sql, type RawBuilder } from 'kysely';
import { row, rows, run } from '../database/tx';

const columns = sql`id, first_name as "firstName", last_name as "lastName", email, country, detail, detail2, province, city,
  post_code as "postCode", country_code as "countryCode", phone, is_default as "isDefault"`;

/** An address of the user's own book; a stranger's is as if it were not there. */
export const ownAddress = (userId: string, id: number) =>
  row(sql<Address>`select ${columns} from address where id = ${id} and user_id = ${userId}`);

/** Holds a book until the transaction ends: what is read of it after this is as it will be when it is written. */
export const lockBook = (userId: string) => run(sql`select 1 from shopper where sub = ${userId} for no key update`);

/** The default one, or undefined. */
export const defaultAddress = (userId: string) =>
  row(sql<Address>`select ${columns} from address where user_id = ${userId} and is_default`);

export const defaultAddressId = async (userId: string): Promise<number | null> =>
  (await defaultAddress(userId))?.id ?? null;

/** The book, the default one first, then the newest. */
export const addressesOf = (userId: string, at: { limit: number; offset: number }) =>
  rows(sql<Address>`
    select ${columns} from address where user_id = ${userId}
    order by is_default desc, id desc limit ${at.limit} offset ${at.offset}`);

export const countAddresses = async (userId: string): Promise<number> =>
  (await row(sql<{ count: number }>`select count(*) as count from address where user_id = ${userId}`))?.count ?? 0;

type Fields = Omit<Address, 'id' | 'isDefault'>;

/** @returns the id of an address of the book that is the same in every field; null: there is none. */
export const sameAddress = async (userId: string, fields: Fields): Promise<number | null> =>
  (
    await row(sql<{ id: number }>`
      select id from address where user_id = ${userId}
        and (first_name, last_name, email, country, detail, detail2, province, city, post_code, country_code, phone)
          = (${fields.firstName}, ${fields.lastName}, ${fields.email}, ${fields.country}, ${fields.detail},
            ${fields.detail2}, ${fields.province}, ${fields.city}, ${fields.postCode}, ${fields.countryCode}, ${fields.phone})
      order by id limit 1`)
  )?.id ?? null;

/** @returns the new address's id. */
export const insertAddress = async (userId: string, fields: Fields, now: Date): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into address(user_id, first_name, last_name, email, country, detail, detail2, province, city, post_code,
        country_code, phone, created_at, updated_at)
      values (${userId}, ${fields.firstName}, ${fields.lastName}, ${fields.email}, ${fields.country}, ${fields.detail},
        ${fields.detail2}, ${fields.province}, ${fields.city}, ${fields.postCode}, ${fields.countryCode}, ${fields.phone},
        ${now}, ${now})
      returning id`)
  )?.id ?? 0;

/** @returns false when it is not theirs. */
export const updateAddress = async (at: { userId: string; id: number; now: Date }, fields: Fields): Promise<boolean> =>
  (await run(sql`
    update address set first_name = ${fields.firstName}, last_name = ${fields.lastName}, email = ${fields.email},
      country = ${fields.country}, detail = ${fields.detail}, detail2 = ${fields.detail2}, province = ${fields.province},
      city = ${fields.city}, post_code = ${fields.postCode}, country_code = ${fields.countryCode}, phone = ${fields.phone},
      updated_at = ${at.now}
    where id = ${at.id} and user_id = ${at.userId}`)) > 0;

/** @returns false when it is not theirs. */
export const deleteAddress = async (userId: string, id: number): Promise<boolean> =>
  (await run(sql`delete from address where id = ${id} and user_id = ${userId}`)) > 0;

const setDefault = (userId: string, which: RawBuilder<unknown>) =>
  run(sql`update address set is_default = true where user_id = ${userId} and id = (${which})`);

/** Makes one the default and no other. @returns false when it is not theirs. */
export async function makeDefault(userId: string, id: number): Promise<boolean> {
  await run(sql`update address set is_default = false where user_id = ${userId} and is_default and id <> ${id}`);
  return (await setDefault(userId, sql`${id}::bigint`)) > 0;
}

/** Gives a book without a default one its newest as default. */
export const promoteNewest = async (userId: string) => {
  if (await defaultAddress(userId)) return;
  await setDefault(userId, sql`select id from address where user_id = ${userId} order by id desc limit 1`);
};
