import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** Money on its way back. */
export interface Owed {
  /** What the provider knows it by: a refund's number, or that of `returnNo`. */
  no: string;
  /** Which try this is, from 1. */
  tries: number;
  next_at: Date;
}

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;
const doublings = 9;
/** A provider's answer takes ninety seconds at the longest, with its repeats: a try that is older died with its process. */
const longestTryMs = 120_000;

/** The number under which a payment that nobody wanted goes back. */
export const returnNo = (paymentId: number) => `payment-${paymentId}`;

/** The payment that such a number names; null for a refund's. */
export const paymentOf = (no: string): number | null => {
  const id = /^payment-(\d+)$/.exec(no)?.[1];
  return id ? Number(id) : null;
};

/** Notes that money has to go back, inside the transaction that decides it. The same number is owed once. */
export const owe = (no: string, now: Date) =>
  run(sql`insert into money_back(no, created_at, next_at) values (${no}, ${now}, ${now}) on conflict do nothing`);

/**
 * Takes what is due, each for one process, and says when it is due again should this try come to nothing: after a minute,
 * then twice as long each time, six hours at most. What is being tried is left alone, although somebody wants it tried now: the provider
 * may not know of that try yet, and would send the money twice.
 */
export const takeDue = (now: Date, most: number) =>
  rows(sql<Owed>`
    update money_back set tries = tries + 1, trying_since = ${now}, next_at = ${now}::timestamptz
      + least(${longestPauseMs}::bigint, ${firstPauseMs}::bigint * power(2, least(tries, ${doublings}))::bigint) * interval '1 millisecond'
    where no in (
      select no from money_back where done_at is null and next_at <= ${now}
        and (trying_since is null or trying_since <= ${new Date(now.getTime() - longestTryMs)}) order by next_at limit ${most} for update skip locked)
    returning no, tries, next_at`);

/** It went; nothing is tried any more. Inside the transaction that books it. */
export const settled = (no: string, now: Date) =>
  run(sql`update money_back set done_at = ${now}, last_error = null, trying_since = null where no = ${no}`);

/** Nothing is sent: its payer has the money by a lost dispute. Inside the transaction that read the dispute. */
export const settledByDispute = (no: string, disputeRef: string, now: Date) =>
  run(sql`
    update money_back set done_at = ${now}, dispute_ref = ${disputeRef}, last_error = null, trying_since = null where no = ${no}`);

/** A payment that was not sent back, since a lost dispute had done so, is sent after all: the dispute is not lost any more. Inside the transaction that stores its state. */
export const reopenAfterDispute = (no: string, disputeRef: string, now: Date) =>
  run(sql`
    update money_back set done_at = null, dispute_ref = null, is_disputed = false, next_at = ${now}
    where no = ${no} and dispute_ref = ${disputeRef}`);

/** Why a try came to nothing. @param isDisputed the provider refuses it since the payment is disputed */
export const noteFailure = (no: string, reason: string, isDisputed = false) =>
  run(sql`
    update money_back set last_error = ${reason.slice(0, 500)}, is_disputed = ${isDisputed}, trying_since = null
    where no = ${no} and done_at is null`);

/** How much waits after a try that failed, and for how long the oldest does; 0: none. */
interface Stuck {
  count: number;
  oldestSeconds: number;
}

const stuckWhere = async (now: Date, more: RawBuilder<unknown>): Promise<Stuck> => {
  const found = await row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(b.created_at) as oldest from money_back b
    where b.done_at is null and b.last_error is not null ${more}`);
  return {
    count: found?.count ?? 0,
    oldestSeconds: found?.oldest ? Math.max(0, Math.round((now.getTime() - found.oldest.getTime()) / 1000)) : 0,
  };
};

/** All that is stuck. */
export const stuck = (now: Date) => stuckWhere(now, sql``);

/**
 * What an operator is to look at: all but what waits for the end of a dispute, which takes weeks. Once it has ended the next try is given
 * the time that it takes to come.
 */
export const stuckWithoutDispute = (now: Date) =>
  stuckWhere(
    now,
    sql`and not (b.is_disputed and exists (
      select 1 from payment_dispute d
      where (d.closed_at is null or d.closed_at > ${new Date(now.getTime() - 2 * longestPauseMs)}) and (
        d.purchase_no = (select o.purchase_no from refund r join merchant_order o on o.order_no = r.order_no where r.refund_no = b.no)
        or d.payment_id = case when b.no like 'payment-%' then substr(b.no, 9)::bigint end)))`,
  );
