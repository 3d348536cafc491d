import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../config';
import { run } from '../database/tx';
import type { Plugin } from '../deps';
import { namelessPurchase } from '../users/own-data.service';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Days after which rows are forgotten. */
export type Retention = Config['retention'];

interface RetentionRule {
  what: string;
  /** Absent: kept for good. */
  afterMs(days: Retention): number | undefined;
  forget(before: Date): RawBuilder<unknown>;
}

const guestsPurchases = (before: Date) =>
  sql`user_id is null and owner <> 'deleted' and state <> 'unpaid' and created_at < ${before}`;

/** What the store holds of people and needs no longer, by age. What an account's owner deletes is another thing. */
export const retentionRules: readonly RetentionRule[] = [
  {
    what: 'texts of messages that carry a code',
    afterMs: () => hourMs,
    forget: (before) => sql`
      update outbox set code = null, text = '', html = '' where code is not null and created_at < ${before}`,
  },
  {
    what: 'messages',
    afterMs: ({ messageDays }) => messageDays * dayMs,
    forget: (before) => sql`delete from outbox where created_at < ${before}`,
  },
  {
    what: 'messages to other systems, with what became of them',
    afterMs: ({ messageDays }) => messageDays * dayMs,
    forget: (before) => sql`delete from webhook_message where created_at < ${before}`,
  },
  {
    what: 'codes',
    afterMs: () => dayMs,
    forget: (before) => sql`delete from login_code where expires_at < ${before}`,
  },
  {
    what: 'counts of tries, with addresses of the network',
    afterMs: () => 0,
    forget: (before) => sql`delete from throttle where resets_at < ${before}`,
  },
  {
    what: 'visits',
    afterMs: ({ visitDays }) => visitDays * dayMs,
    forget: (before) => sql`delete from visit where seen_at < ${before}`,
  },
  {
    what: 'keys of guests to their purchase',
    afterMs: ({ guestDays }) => guestDays && guestDays * dayMs,
    forget: (before) => sql`
      delete from order_token where order_no in (select order_no from purchase where ${guestsPurchases(before)})`,
  },
  {
    what: 'what guests wrote about refunds',
    afterMs: ({ guestDays }) => guestDays && guestDays * dayMs,
    forget: (before) => sql`
      update refund set explain = '', images = '{}', telephone = null where order_no in (
        select o.order_no from merchant_order o join purchase p on p.order_no = o.purchase_no
        where p.user_id is null and p.owner <> 'deleted' and p.state <> 'unpaid' and p.created_at < ${before})`,
  },
  {
    what: 'names and addresses of guests; their purchases stay, as the merchants’ books',
    afterMs: ({ guestDays }) => guestDays && guestDays * dayMs,
    forget: (before) => sql`update purchase set ${namelessPurchase} where ${guestsPurchases(before)}`,
  },
];

/** Forgets what is old enough. */
export const forgetOld = async (days: Retention, now: Date): Promise<void> => {
  for (const { afterMs, forget } of retentionRules) {
    const age = afterMs(days);
    if (age !== undefined) await run(forget(new Date(now.getTime() - age)));
  }
};

/** Forgets every hour. */
export const retentionPlugin: Plugin = (_app, { jobs, config, clock }) =>
  jobs.every('29 * * * *', 'retention.forget', () => forgetOld(config.retention, clock.now()));
