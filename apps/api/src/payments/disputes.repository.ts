import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { symbolColumn } from '../store/store.repository';
import type { DisputeState, ProviderDispute, ProviderName } from '../payment-providers/port';

/** The payment that a dispute is about, with its store. `order_no`: the first order of its purchase. */
export interface DisputedPayment {
  id: number;
  provider: ProviderName;
  purchase_no: string;
  order_no: string;
  store_id: number;
  currency_symbol: string;
  /** The store's. */
  time_zone: string;
  /** Nobody waited for it: it goes back, whoever wins. */
  is_returned: boolean;
}

const paymentWhere = (condition: RawBuilder<unknown>) =>
  row(sql<DisputedPayment>`
    select x.id, x.provider, x.purchase_no, p.store_id, x.status = 'returned' as is_returned, ${symbolColumn(sql`p.store_id`)},
      (select s.time_zone from store s where s.id = p.store_id) as time_zone,
      (select min(order_no) from merchant_order o where o.purchase_no = x.purchase_no) as order_no
    from payment x join purchase p on p.order_no = x.purchase_no where ${condition} order by x.id limit 1`);

/** The payment that a refund names so; undefined: it is none of this installation's. */
export const disputedPayment = (provider: ProviderName, chargeRef: string) =>
  paymentWhere(sql`x.provider = ${provider} and (x.ref = ${chargeRef} or x.charge_ref = ${chargeRef})`);

/** That of a dispute that is stored. */
export const paymentOfDispute = ({ payment_id }: StoredDispute) => paymentWhere(sql`x.id = ${payment_id}`);

/** A dispute that is not over, as it was told last. */
export interface StoredDispute {
  payment_id: number;
  provider: ProviderName;
  ref: string;
  amount_cents: number;
  currency: string;
  respond_by: Date | null;
  opened_at: Date;
}

/** Disputes of a provider that are not over, first those that were not asked about for the longest. */
export const openDisputes = (provider: ProviderName, most: number) =>
  rows(sql<StoredDispute>`
    select payment_id, provider, ref, amount_cents, currency, respond_by, opened_at from payment_dispute
    where provider = ${provider} and closed_at is null order by read_at, id limit ${most}`);

/** Notes that its provider was asked about a dispute and knows none of that number. */
export const noteUnknown = ({ provider, ref }: StoredDispute, readAt: Date) =>
  run(sql`
    update payment_dispute set read_at = ${readAt} where provider = ${provider} and ref = ${ref} and read_at < ${readAt}`);

/** Closes a dispute that its provider does not know any more. @returns whether it was open, and nobody was told otherwise since */
export const closeUnknown = async ({ provider, ref }: StoredDispute, readAt: Date) =>
  (await run(sql`
    update payment_dispute set state = 'closed', read_at = ${readAt}, changed_at = ${readAt}, closed_at = ${readAt}
    where provider = ${provider} and ref = ${ref} and closed_at is null and read_at <= ${readAt}`)) > 0;

/** A dispute as it was told, of which payment, and when the provider was asked. */
interface ReadDispute {
  payment: DisputedPayment;
  dispute: ProviderDispute;
  readAt: Date;
}

/** Whether the provider has decided, or nothing is left to decide. */
export const isOver = (state: DisputeState): state is 'won' | 'lost' | 'closed' =>
  state !== 'needs_response' && state !== 'under_review';

/**
 * Stores what a provider says of a dispute, unless it was asked again since. Inside a transaction.
 * @returns the state before; null: it was not known; undefined: nothing was stored
 */
export async function storeDispute({ payment, dispute, readAt }: ReadDispute) {
  const { provider } = payment;
  const { ref, amountCents, currency, reason, state, respondBy, openedAt } = dispute;
  const closedAt = isOver(state) ? readAt : null;
  const before = await row(sql<{ state: DisputeState }>`
    select state from payment_dispute where provider = ${provider} and ref = ${ref} for update`);
  const stored = await run(sql`
    insert into payment_dispute as d (payment_id, purchase_no, provider, ref, amount_cents, currency, reason, state, respond_by,
      opened_at, read_at, changed_at, closed_at)
    values (${payment.id}, ${payment.purchase_no}, ${provider}, ${ref}, ${amountCents}, ${currency}, ${reason}, ${state},
      ${respondBy}, ${openedAt}, ${readAt}, ${readAt}, ${closedAt})
    on conflict (provider, ref) do update set
      amount_cents = excluded.amount_cents, currency = excluded.currency, reason = excluded.reason, state = excluded.state,
      respond_by = excluded.respond_by, read_at = excluded.read_at,
      changed_at = case when d.state = excluded.state then d.changed_at else excluded.changed_at end,
      closed_at = case when excluded.closed_at is null then null else coalesce(d.closed_at, excluded.closed_at) end
    where d.read_at <= excluded.read_at`);
  return stored > 0 ? (before?.state ?? null) : undefined;
}

/**
 * Whether a lost dispute `d` took all of its payment that was not refunded by the provider before: nothing of it is left to send back.
 * Refunds are of the payment that paid the purchase, none of one that went back. A refund that is booked as paid by the dispute has the
 * dispute's number in the place of the provider's.
 */
export const tookWholePayment = sql`(d.state = 'lost' and d.currency = 'usd' and exists (
  select 1 from payment y where y.id = d.payment_id and d.amount_cents + case when y.status = 'paid' then (
    select coalesce(sum(r.amount_cents), 0) from merchant_order o join refund r on r.order_no = o.order_no
    where o.purchase_no = y.purchase_no and r.provider_ref <> d.ref) else 0 end >= y.amount_cents))`;

/** The dispute with which all of a payment went to its buyer; undefined: there is none. Inside a transaction it stays lost until that ends. */
export const disputeThatTookWholePayment = (paymentId: number) =>
  row(sql<{ ref: string }>`
    select d.ref from payment_dispute d where d.payment_id = ${paymentId} and ${tookWholePayment} order by d.id limit 1
    for share of d`);

/** What of refunds was booked as paid by a dispute `d`, in cents: nothing was sent, so once it is lost no more its buyer lacks that money. */
export const bookedCents = sql<number>`(
  select coalesce(sum(r.amount_cents), 0)::int from merchant_order o join refund r on r.order_no = o.order_no
  where o.purchase_no = d.purchase_no and r.provider_ref = d.ref)`;

/** The same of one dispute. */
export const bookedByDispute = async (provider: ProviderName, ref: string): Promise<number> =>
  (
    await row(sql<{ cents: number }>`
      select ${bookedCents} as cents from payment_dispute d where d.provider = ${provider} and d.ref = ${ref}`)
  )?.cents ?? 0;
