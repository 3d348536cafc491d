import { type RawBuilder, sql } from 'kysely';
import { row, rows } from '../../database/tx';
import type { CustomerRow } from './customer-row';

/**
 * Reads accounts without a purchase, in the shape of customers, so that staff find them among those. An account is the platform's, not a store's: one that bought in any store is
 * that store's customer and is not found here.
 */
const accountsWithoutPurchases = (which: RawBuilder<unknown>) => sql<CustomerRow>`
  select s.sub as key, s.nickname as name, coalesce(s.email, '') as email, false as is_guest, 0 as purchases, 0 as spent_cents,
    null::timestamptz as last_at, s.created_at as first_at, s.locale
  from shopper s where ${which} and not exists (select 1 from purchase p where p.user_id = s.sub)`;

/** An account that never bought; undefined: there is none of this key, or it bought. */
export const findAccountWithoutPurchases = (sub: string) => row(accountsWithoutPurchases(sql`s.sub = ${sub}`));

/** Accounts of an e-mail that never bought, however the e-mail is written. */
export const accountsWithoutPurchasesOf = (email: string) =>
  rows(
    sql<CustomerRow>`${accountsWithoutPurchases(sql`lower(s.email) = ${email.toLowerCase()}`)} order by s.sub limit 5`,
  );
