import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { isUnpaid } from '../orders/access';
import { mailColumns, type MailPurchase } from '../orders/mail-purchase';
import type { OpenedPayment, ProviderName } from '../payment-providers/port';

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
  status: 'open' | 'processing' | 'failed' | 'paid' | 'cancelled' | 'returned';
  fail_reason: string | null;
  refunded_cents: number;
  asked_at: Date | null;
}

const columns = sql`id, purchase_no, provider, attempt, amount_cents, ref, charge_ref, client_secret, redirect, status,
  fail_reason, refunded_cents, asked_at`;

/** All tries, the newest first. */
export const paymentsOf = (purchaseNo: string) =>
  rows(sql<PaymentRow>`select ${columns} from payment where purchase_no = ${purchaseNo} order by id desc`);

export const paymentByRef = (provider: ProviderName, ref: string) =>
  row(sql<PaymentRow>`select ${columns} from payment where provider = ${provider} and ref = ${ref}`);

/** The pre-order that a purchase was made of. */
export const preOrderNoOf = async (purchaseNo: string) =>
  (await row(sql<{ no: string }>`select pre_order_no as no from purchase where order_no = ${purchaseNo}`))?.no;

/** The last try at a provider, as a column of a statement on `purchase p`. */
export const lastPaymentColumn = (provider: ProviderName) => sql<{ last: PaymentRow | null }>`(
  select to_jsonb(x) from (select ${columns} from payment where purchase_no = p.order_no and provider = ${provider}
    order by attempt desc limit 1) x) as last`;

/** What the result page tells beside the purchase: its newest try and its orders. */
export interface ResultColumns {
  newest: Pick<PaymentRow, 'provider' | 'status' | 'fail_reason'> | null;
  orders: { orderNo: string; merName: string }[];
  /** What came although nobody waited for it. */
  returned_cents: number;
}

export const resultColumns = sql<ResultColumns>`
  (select coalesce(sum(amount_cents), 0)::int from payment where purchase_no = p.order_no and status = 'returned')
    as returned_cents,
  (select jsonb_build_object('provider', provider, 'status', status, 'fail_reason', fail_reason)
    from payment where purchase_no = p.order_no order by id desc limit 1) as newest,
  (select jsonb_agg(jsonb_build_object('orderNo', o.order_no, 'merName', m.name) order by o.order_no)
    from merchant_order o join merchant m on m.id = o.merchant_id where o.purchase_no = p.order_no) as orders`;

interface NewPayment {
  purchaseNo: string;
  provider: ProviderName;
  attempt: number;
  amountCents: number;
  opened: OpenedPayment;
  /** Whether the purchase was to be paid in another way until now. */
  isOtherWay: boolean;
  now: Date;
}

/**
 * Notes a try that the provider opened, and how the purchase is to be paid. The provider answers the same try with the
 * same payment, so two requests at once note one.
 * @returns whether the purchase still waits for its money
 */
export const noteOpened = async ({
  purchaseNo,
  provider,
  attempt,
  amountCents,
  opened,
  isOtherWay,
  now,
}: NewPayment) => {
  const typed = sql`with typed as (
      update purchase set pay_type = ${provider} where order_no = ${purchaseNo} and ${isUnpaid})`;
  const noted = await row(sql<{ waits: boolean }>`
    ${isOtherWay ? typed : sql``} insert into payment(purchase_no, provider, attempt, amount_cents, created_at, ref, client_secret, redirect)
    values (${purchaseNo}, ${provider}, ${attempt}, ${amountCents}, ${now}, ${opened.ref}, ${opened.clientSecret}, ${opened.redirect})
    on conflict (purchase_no, provider, attempt) do update
      set ref = excluded.ref, client_secret = excluded.client_secret, redirect = excluded.redirect where payment.ref is null
    returning exists (select 1 from purchase where order_no = payment.purchase_no and ${isUnpaid}) as waits`);
  return noted?.waits ?? true;
};

/** Purchases that ended between two instants with a payment that is still open at its provider. */
export const endedWithOpen = (from: Date, to: Date) =>
  rows(sql<{ order_no: string }>`
    select p.order_no from purchase p
    where p.state = 'cancelled' and p.cancelled_at > ${from} and p.cancelled_at <= ${to} and exists (
      select 1 from payment x where x.purchase_no = p.order_no and x.ref is not null and x.status in ('open', 'processing', 'failed'))
    limit 200`);

/** A try that is open already is tried again. */
export const noteTriedAgain = (payment: PaymentRow, isOtherWay: boolean) =>
  run(sql`
    with typed as (
      update purchase set pay_type = ${payment.provider}
      where ${isOtherWay} and order_no = ${payment.purchase_no} and ${isUnpaid})
    update payment set status = 'open', fail_reason = null where id = ${payment.id} and status = 'failed'`);

/** Marks a payment paid unless it is already: a statement, to be run together with others. */
export const paidRow = (id: number, chargeRef: string) => sql`
  update payment set status = 'paid', charge_ref = ${chargeRef}, fail_reason = null
  where id = ${id} and status in ('open', 'processing', 'failed', 'cancelled')`;

/** @returns false when it was paid before: then nothing changed. */
export const setPaid = async (id: number, chargeRef: string): Promise<boolean> =>
  (await run(paidRow(id, chargeRef))) > 0;

/** A paid one stays paid. */
export const setStatus = (id: number, status: 'processing' | 'failed' | 'cancelled', reason: string | null) =>
  run(
    sql`update payment set status = ${status}, fail_reason = ${reason} where id = ${id} and status in ('open', 'processing', 'failed')`,
  );

export const setAsked = (id: number, now: Date) => run(sql`update payment set asked_at = ${now} where id = ${id}`);

/** Marks money that went straight back: it came for a purchase that no longer wanted it. */
export const setReturned = (id: number) => run(sql`update payment set status = 'returned' where id = ${id}`);

/** The payment that a purchase was paid with. */
export const paidPayment = (purchaseNo: string) =>
  row(
    sql<PaymentRow>`select ${columns} from payment where purchase_no = ${purchaseNo} and status = 'paid' order by id limit 1`,
  );

/** Notes an event unless it was noted before: a statement, to be run together with others. */
export const eventNoted = (provider: ProviderName, event: { id: string; type: string }, now: Date) => sql`
  insert into webhook_event(provider, event_id, type, received_at) values (${provider}, ${event.id}, ${event.type}, ${now})
  on conflict do nothing`;

/** Notes an event once. @returns false when it was noted before. */
export const noteEvent = async (...event: Parameters<typeof eventNoted>): Promise<boolean> =>
  (await run(eventNoted(...event))) > 0;

/** What an event is about: the payment, and its purchase as its confirmation tells it. */
export type PaymentAndPurchase = PaymentRow & MailPurchase;

export const paymentWithPurchase = (provider: ProviderName, ref: string) =>
  row(sql<PaymentAndPurchase>`
    select x.*, ${mailColumns}
    from (select ${columns} from payment where provider = ${provider} and ref = ${ref}) x
      join purchase p on p.order_no = x.purchase_no`);
