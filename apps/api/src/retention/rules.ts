import { dayMs } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../config';
import { run } from '../database/tx';
import { forgetApplications, forgetPurchases } from './erasure';

const hourMs = 3_600_000;
/** As the page of a file says it (libs/desk, `desk.import.forgotten`). */
const importLineDays = 30;

/** Days after which rows are forgotten. */
export type Retention = Config['retention'];

interface RetentionRule {
  what: string;
  /** Tables whose rows it deletes or takes the name off. */
  tables: readonly string[];
  /** Absent: kept for good. */
  afterMs(days: Retention): number | undefined;
  /** Forgets `most` rows at most, so that no statement takes long. @returns how many */
  forget(before: Date, most: number): Promise<number>;
}

const inDays = (days: number | undefined) => days && days * dayMs;
const deleteFrom = (table: string, isOld: (before: Date) => RawBuilder<unknown>) => (before: Date, most: number) =>
  run(sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOld(before)} limit ${most}))`);

/** Work that was given up is forgotten by the queue after so long: what is still being applied then never ends. */
const givenUpMs = 7 * dayMs;

/** Files of products nobody will apply, or did long ago. What their lines did stands in the log and in the products. */
const forgetImportLines = async (before: Date, most: number) => {
  const old = sql`not lines_forgotten and coalesce(finished_at, created_at) < ${before}
    and (state <> 'applying' or created_at < ${new Date(before.getTime() - givenUpMs)})`;
  // the counts of an import follow its lines, but for those that are forgotten; what is set here ends with the transaction
  await run(sql`select set_config('souk.import_lines_end', 'on', true)`);
  await run(sql`update import_run set state = 'cancelled' where state in ('checked', 'applying') and ${old}`);
  const count = await run(sql`
    delete from import_row where ctid = any(array(
      select ctid from import_row where import_id = any(array(select id from import_run where ${old})) limit ${most}))`);
  if (count < most) await run(sql`update import_run set lines_forgotten = true where ${old}`);
  return count;
};

/** What the store holds of people and needs no longer, by age. What an account's owner deletes is another thing. */
export const retentionRules: readonly RetentionRule[] = [
  {
    what: 'texts of messages that carry a code',
    tables: [],
    afterMs: () => hourMs,
    forget: (before, most) =>
      run(sql`
        update outbox set code = null, text = '', html = '' where id in (
          select id from outbox where code is not null and created_at < ${before} limit ${most})`),
  },
  {
    what: 'messages',
    tables: ['outbox'],
    afterMs: ({ messageDays }) => inDays(messageDays),
    forget: deleteFrom('outbox', (before) => sql`created_at < ${before}`),
  },
  {
    what: 'messages to other systems, with what became of them',
    tables: ['webhook_message', 'webhook_delivery'],
    afterMs: ({ messageDays }) => inDays(messageDays),
    forget: deleteFrom('webhook_message', (before) => sql`created_at < ${before}`),
  },
  {
    what: 'which events of payment providers were applied; none is sent again after three days',
    tables: ['webhook_event'],
    afterMs: ({ messageDays }) => inDays(messageDays),
    forget: deleteFrom('webhook_event', (before) => sql`received_at < ${before}`),
  },
  {
    what: 'codes',
    tables: ['login_code'],
    afterMs: () => dayMs,
    forget: deleteFrom('login_code', (before) => sql`expires_at < ${before}`),
  },
  {
    what: 'counts of tries, with addresses of the network',
    tables: ['throttle'],
    afterMs: () => 0,
    forget: deleteFrom('throttle', (before) => sql`resets_at < ${before}`),
  },
  {
    what: 'keys of requests that were carried out',
    tables: ['done_request'],
    afterMs: () => dayMs,
    forget: deleteFrom('done_request', (before) => sql`at < ${before}`),
  },
  {
    what: 'carts of visitors that nobody touched',
    tables: ['cart_line'],
    afterMs: ({ cartDays }) => inDays(cartDays),
    forget: deleteFrom('cart_line', (before) => sql`owner like 'c:%' and updated_at < ${before}`),
  },
  {
    what: 'where a visitor wanted to be reached',
    tables: ['visitor_contact'],
    afterMs: ({ cartDays }) => inDays(cartDays),
    forget: deleteFrom('visitor_contact', (before) => sql`created_at < ${before}`),
  },
  {
    what: 'uploads that nothing uses',
    tables: ['upload'],
    afterMs: () => dayMs,
    forget: deleteFrom('upload', (before) => sql`used_at is null and created_at < ${before}`),
  },
  {
    what: 'visits',
    tables: ['visit'],
    afterMs: ({ visitDays }) => inDays(visitDays),
    forget: deleteFrom('visit', (before) => sql`seen_at < ${before}`),
  },
  {
    what: 'who wanted to know that something is back, and was told or waited too long',
    tables: ['stock_alert'],
    afterMs: ({ visitDays }) => inDays(visitDays),
    forget: deleteFrom('stock_alert', (before) => sql`coalesce(sent_at, created_at) < ${before}`),
  },
  {
    what: 'who wanted to know that a variant is back, and was told or waited too long',
    tables: ['variant_alert'],
    afterMs: ({ visitDays }) => inDays(visitDays),
    forget: deleteFrom('variant_alert', (before) => sql`coalesce(sent_at, created_at) < ${before}`),
  },
  {
    what: 'declined applications, with their identity documents',
    tables: ['merchant_application', 'application_document'],
    afterMs: ({ applicationDays }) => inDays(applicationDays),
    forget: (before, most) =>
      forgetApplications(sql`
        a.id in (select id from merchant_application where audit_status = 3 and decided_at < ${before} order by id limit ${most})`),
  },
  {
    what: 'lines of files of products; how many there were stays',
    tables: ['import_row'],
    afterMs: () => inDays(importLineDays),
    forget: forgetImportLines,
  },
  {
    what: 'names and addresses of guests; their purchases stay, as the merchants’ books',
    tables: ['purchase', 'merchant_order', 'order_note', 'order_token', 'refund'],
    afterMs: ({ guestDays }) => inDays(guestDays),
    forget: (before, most) =>
      forgetPurchases(sql`
        order_no in (select order_no from purchase
          where user_id is null and owner <> 'deleted' and state <> 'unpaid' and created_at < ${before} order by order_no limit ${most})`),
  },
  {
    what: 'who did what at a desk',
    tables: ['audit'],
    afterMs: ({ auditDays }) => inDays(auditDays),
    async forget(before, most) {
      // the trigger on `audit` refuses every other delete; what is set here ends with the transaction
      await run(sql`select set_config('souk.audit_ends', 'on', true)`);
      return deleteFrom('audit', (old) => sql`at < ${old}`)(before, most);
    },
  },
];
