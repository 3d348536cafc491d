import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { row, run, tx } from '../database/tx';
import type { TokenUser } from './port';

/**
 * Whether the e-mail of the shopper `s` is known to be theirs: the embedded provider stores none before a code has proved it, of another
 * one the last token says so. Without that it is what somebody typed, and opens, moves or deletes nothing of whoever else uses it.
 */
export const isEmailProved = sql<boolean>`(s.email_proved or coalesce(
  (select a.email_verified and a.email = lower(s.email) from account a where a.id = s.sub), false))`;

/** What somebody is sent because they left an e-mail, and the column that names what it is about. */
const subscriptions = [
  ['newsletter_subscriber', 'store_id'],
  ['cart_subscription', 'store_id'],
  ['stock_alert', 'product_id'],
  ['variant_alert', 'variant_id'],
] as const;

const moveSubscriptions = async (was: string, becomes: string) => {
  for (const [table, about] of subscriptions) {
    const [from, key] = [sql.table(table), sql.ref(about)];
    await run(sql`
      update ${from} x set email = ${becomes} where lower(x.email) = ${was.toLowerCase()}
        and not exists (select 1 from ${from} o where o.${key} = x.${key} and lower(o.email) = ${becomes})`);
    await run(sql`delete from ${from} where lower(email) = ${was.toLowerCase()}`);
  }
};

/**
 * What is mailed of a shopper's own orders goes to the new e-mail, those of their address book with it. Links that were mailed to the one
 * before open their orders no longer: whoever reads it may be somebody else by now.
 */
const moveOrders = async (sub: string, was: string, becomes: string) => {
  const mine = sql`user_id = ${sub} and lower(email) = ${was.toLowerCase()}`;
  await run(sql`delete from order_token where order_no in (select order_no from purchase where ${mine})`);
  await run(sql`update purchase set email = ${becomes} where ${mine}`);
  await run(sql`update address set email = ${becomes} where ${mine}`);
};

/**
 * Gives a shopper the e-mail that they have proved; what they are sent at the one before goes to the new one: mails about their orders, and
 * what was asked for at the old one, if that was proved. To be called in a transaction.
 * @param email in lower case
 * @param at when it was proved: where the shopper's was changed later, nothing happens
 */
export const changeShopperEmail = async (sub: string, email: string, at: Date): Promise<void> => {
  const was = await row(sql<{ email: string | null; is_proved: boolean }>`
    select s.email, ${isEmailProved} as is_proved from shopper s
    where s.sub = ${sub} and lower(coalesce(s.email, '')) <> ${email} and (s.email_at is null or s.email_at <= ${at})
    for update of s`);
  if (!was) return;
  await run(sql`update shopper set email = ${email}, email_proved = true, email_at = ${at} where sub = ${sub}`);
  if (!was.email) return;
  await moveOrders(sub, was.email, email);
  if (was.is_proved) await moveSubscriptions(was.email, email);
};

/** Whether a shopper's e-mail was changed after a token was made that names another. */
const isOutdated = async (sub: string, madeAt: Date): Promise<boolean> =>
  (await row(sql<{ sub: string }>`select sub from shopper where sub = ${sub} and email_at > ${madeAt}`)) !== undefined;

/**
 * Makes sure that a token's user has a shopper row, whose e-mail is the one that the newest token proves; asks the database once per user and
 * process, and again when the token proves another e-mail or none.
 */
export function createShopperRows() {
  /** The proved e-mail by user; '' for none. */
  const known = new LRUCache<string, string>({ max: 10_000 });
  return {
    async ensure(user: TokenUser) {
      const proved = (user.isEmailProved && user.email) || '';
      if (known.get(user.sub) === proved) return;
      const at = new Date(user.issuedAt * 1000);
      await tx(async () => {
        await run(sql`
          insert into shopper(sub, email, phone, nickname, email_proved)
          values (${user.sub}, ${user.email}, ${user.phone}, ${user.nickname}, ${user.isEmailProved})
          on conflict (sub) do nothing`);
        if (await isOutdated(user.sub, at)) return;
        if (proved) await changeShopperEmail(user.sub, proved, at);
        await run(sql`
          update shopper set email_proved = not email_proved
          where sub = ${user.sub} and email_proved <> (lower(coalesce(email, '')) = ${proved} and ${proved} <> '')`);
        known.set(user.sub, proved);
      });
    },
    /** True for a user whose row is known to be there. */
    knows: (sub: string) => known.has(sub),
    drop: (sub: string) => known.delete(sub),
    forget: () => known.clear(),
  };
}
