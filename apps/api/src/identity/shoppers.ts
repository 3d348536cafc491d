import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { run } from '../database/tx';
import type { TokenUser } from './port';

/**
 * Whether the e-mail of the shopper `s` is known to be theirs: the embedded provider stores none before a code has proved it, of another
 * one the last token says so. Without that it is what somebody typed, and opens, moves or deletes nothing of whoever else uses it.
 */
export const isEmailProved = sql<boolean>`(s.email_proved or coalesce(
  (select a.email_verified and a.email = lower(s.email) from account a where a.id = s.sub), false))`;

/**
 * Makes sure that a token's user has a shopper row, which says whether its e-mail is proved; asks the database once per user and process, and
 * again when the token proves another e-mail or none.
 */
export function createShopperRows() {
  /** The proved e-mail by user; '' for none. */
  const known = new LRUCache<string, string>({ max: 10_000 });
  return {
    async ensure(user: TokenUser) {
      const proved = (user.isEmailProved && user.email) || '';
      if (known.get(user.sub) === proved) return;
      // The row keeps the e-mail that it was made with: a proof of another one is none of this.
      await run(sql`
        insert into shopper(sub, email, phone, nickname, email_proved)
        values (${user.sub}, ${user.email}, ${user.phone}, ${user.nickname}, ${user.isEmailProved})
        on conflict (sub) do update set email_proved = not shopper.email_proved
        where shopper.email_proved <> (lower(coalesce(shopper.email, '')) = ${proved} and ${proved} <> '')`);
      known.set(user.sub, proved);
    },
    /** True for a user whose row is known to be there. */
    knows: (sub: string) => known.has(sub),
    drop: (sub: string) => known.delete(sub),
    forget: () => known.clear(),
  };
}
