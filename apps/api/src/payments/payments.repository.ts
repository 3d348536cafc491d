import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import type { OpenedPayment, ProviderName } from './port';

/** One try to pay a purchase at one provider. */
export interface PaymentRow {
  id: number;
  purchase_no: string;
  provider: ProviderName;
  attempt: number;
  amount_cents: number;
  ref: string | null;
  charge_ref: string | null;
  client_secret: string | null;
  redirect: string | null;
  status: 'open' | 'failed' | 'paid' | 'cancelled' | 'returned';
  fail_reason: string | null;
  refunded_cents: number;
  asked_at: Date | null;
}

const columns = sql`id, purchase_no, provider, attempt, amount_cents, ref, charge_ref, client_secret, redirect, status,
  fail_reason, refunded_cents, asked_at`;

/** The last try at a provider. */
export const lastPayment = (purchaseNo: string, provider: ProviderName) =>
  row(sql<PaymentRow>`
    select ${columns} from payment where purchase_no = ${purchaseNo} and provider = ${provider} order by attempt desc limit 1`);

/** All tries, the newest first. */
export const paymentsOf = (purchaseNo: string) =>
  rows(sql<PaymentRow>`select ${columns} from payment where purchase_no = ${purchaseNo} order by id desc`);

export const paymentByRef = (provider: ProviderName, ref: string) =>
  row(sql<PaymentRow>`select ${columns} from payment where provider = ${provider} and ref = ${ref}`);

interface NewPayment {
  purchaseNo: string;
  provider: ProviderName;
  attempt: number;
  amountCents: number;
  now: Date;
}

/** Notes a try before the provider is asked, so that two requests at once make one. @returns undefined for the second */
export const insertPayment = ({ purchaseNo, provider, attempt, amountCents, now }: NewPayment) =>
  row(sql<PaymentRow>`
    insert into payment(purchase_no, provider, attempt, amount_cents, created_at)
    values (${purchaseNo}, ${provider}, ${attempt}, ${amountCents}, ${now})
    on conflict (purchase_no, provider, attempt) do nothing returning ${columns}`);

/** What the provider answered. */
export const setOpened = (id: number, { ref, clientSecret, redirect }: OpenedPayment) =>
  run(sql`update payment set ref = ${ref}, client_secret = ${clientSecret}, redirect = ${redirect} where id = ${id}`);

/** @returns false when it was paid before: then nothing changed. */
export const setPaid = async (id: number, chargeRef: string): Promise<boolean> =>
  (await run(sql`
    update payment set status = 'paid', charge_ref = ${chargeRef}, fail_reason = null where id = ${id} and status in ('open', 'failed', 'cancelled')`)) >
  0;

/** A paid one stays paid. */
export const setStatus = (id: number, status: 'open' | 'failed' | 'cancelled', reason: string | null) =>
  run(
    sql`update payment set status = ${status}, fail_reason = ${reason} where id = ${id} and status in ('open', 'failed')`,
  );

export const setAsked = (id: number, now: Date) => run(sql`update payment set asked_at = ${now} where id = ${id}`);

/** Marks money that went straight back: it came for a purchase that no longer wanted it. */
export const setReturned = (id: number) => run(sql`update payment set status = 'returned' where id = ${id}`);

/** The payment that a purchase was paid with. */
export const paidPayment = (purchaseNo: string) =>
  row(
    sql<PaymentRow>`select ${columns} from payment where purchase_no = ${purchaseNo} and status = 'paid' order by id limit 1`,
  );

/**
 * Notes an event once.
 * @returns false when it was noted before.
 */
export const noteEvent = async (
  provider: ProviderName,
  event: { id: string; type: string },
  now: Date,
): Promise<boolean> =>
  (await run(sql`
    insert into webhook_event(provider, event_id, type, received_at) values (${provider}, ${event.id}, ${event.type}, ${now})
    on conflict do nothing`)) > 0;
