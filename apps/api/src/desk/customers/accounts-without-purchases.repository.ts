import { type RawBuilder, sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { type Days, inDays } from '../store-day';
import { containsText } from '../contains-text';
import type { CustomerRow } from './customer-row';

/** Which rows of a list. */
export type Place = { limit: number; offset: number };

const neverBought = sql`not exists (select 1 from purchase p where p.user_id = s.sub)`;

/**
 * Reads accounts without a purchase, in the shape of customers, so that staff find them among those. An account is the platform's, not a store's: one that bought in any store is
 * that store's customer and is not found here.
 */
const accountsWithoutPurchases = (which: RawBuilder<unknown>) => sql<CustomerRow>`
  select s.sub as key, s.nickname as name, coalesce(s.email, '') as email, false as is_guest, 0 as purchases, 0 as spent_cents,
    null::timestamptz as last_at, s.created_at as first_at, s.locale
  from shopper s where ${which} and ${neverBought}`;

/** An account that never bought; undefined: there is none of this key, or it bought. */
export const findAccountWithoutPurchases = (sub: string) => row(accountsWithoutPurchases(sql`s.sub = ${sub}`));

/** Accounts of an e-mail that never bought, however the e-mail is written. */
export const accountsWithoutPurchasesOf = (email: string) =>
  rows(
    sql<CustomerRow>`${accountsWithoutPurchases(sql`lower(s.email) = ${email.toLowerCase()}`)} order by s.sub limit 5`,
  );

/** One page of the accounts that never bought, the newest first, and how many match. Days: of a store's time zone, in which the account was made. */
export async function listAccountsWithoutPurchases(
  storeId: number,
  { q, ...days }: Days & { q: string },
  { limit, offset }: Place,
) {
  const matching = q.includes('@') ? sql`lower(s.email) = ${q.toLowerCase()}` : containsText(q, sql`s.nickname`);
  const which = sql`${q === '' ? sql`true` : matching} ${inDays(sql`s.created_at`, days, { storeId })}`;
  const list = await rows(
    sql<CustomerRow>`${accountsWithoutPurchases(which)} order by s.created_at desc, s.sub limit ${limit} offset ${offset}`,
  );
  const found = await row(
    sql<{ total: number }>`select count(*)::int as total from shopper s where ${which} and ${neverBought}`,
  );
  return { list, total: found?.total ?? 0 };
}
