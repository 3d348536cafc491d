import { type RawBuilder, sql } from 'kysely';
import { row, rows } from '../../database/tx';
import type { DisputeState, ProviderName } from '../../payment-providers/port';
import type { CancelDispute } from '../../orders/order-letter';
import { bookedCents, tookWholePayment } from '../../payments/disputes.repository';
import { symbolColumn } from '../../store/store.repository';
import type { Scope } from '../desk-ctx';

/** A dispute of a payment, as a desk tells it. */
export interface DisputeRow {
  id: number;
  provider: ProviderName;
  ref: string;
  amount_cents: number;
  currency: string;
  reason: string;
  state: DisputeState;
  respond_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
  currency_symbol: string;
  /** What was booked as paid by it, in cents: no money was sent. */
  booked_cents: number;
  /** Nobody waited for the payment: it goes back, whoever wins. */
  is_returned: boolean;
}

/** Disputes of a purchase, the newest first. */
export const disputesOf = (purchaseNo: string) =>
  rows(sql<DisputeRow>`
    select d.id, d.provider, d.ref, d.amount_cents, d.currency, d.reason, d.state, d.respond_by, d.opened_at, d.closed_at,
      (select x.status = 'returned' from payment x where x.id = d.payment_id) as is_returned, ${bookedCents} as booked_cents, ${symbolColumn(sql`p.store_id`)}
    from payment_dispute d join purchase p on p.order_no = d.purchase_no where d.purchase_no = ${purchaseNo}
    order by d.opened_at desc, d.id desc`);

/**
 * Why a refund of a purchase is to be thought over: a dispute of the payment that paid it is open, or was lost; `taken`: with all of the
 * payment. One of a second payment, which went back by itself, is no reason.
 */
export type RefundRisk = 'open' | 'lost' | 'taken';

/** The same, as a part of a statement; null: there is no such reason. @param purchaseNo a column, or a number */
export const refundRisk = (purchaseNo: RawBuilder<unknown>) => sql<RefundRisk | null>`(
  select case when bool_or(d.state in ('needs_response', 'under_review')) then 'open' when bool_or(${tookWholePayment}) then 'taken'
    when bool_or(d.state = 'lost') then 'lost' end
  from payment_dispute d where d.purchase_no = ${purchaseNo}
    and (select x.status from payment x where x.id = d.payment_id) = 'paid')`;

/** What a dispute does to the money of an order that was cancelled, of which the provider has sent none back; null: nothing. */
export const disputeOfCancel = async (orderNo: string): Promise<CancelDispute | null> =>
  (
    await row(sql<{ found: CancelDispute | null }>`
      select case when bool_or(${tookWholePayment}) then 'taken' when bool_or(d.state in ('needs_response', 'under_review')) then 'open'
        end as found
      from merchant_order o join payment x on x.purchase_no = o.purchase_no and x.status = 'paid'
        join payment_dispute d on d.payment_id = x.id
      where o.order_no = ${orderNo} and not exists (
        select 1 from refund r where r.order_no = o.order_no and r.is_cancel and r.provider_ref <> d.ref)`)
  )?.found ?? null;

/** Whether a dispute of the payment of an order `o` waits for the store's answer. */
export const hasDispute = sql`o.purchase_no in (select d.purchase_no from payment_dispute d where d.state = 'needs_response')`;

/** How many disputes wait for the store's answer, since when the oldest does, and which is to be answered first. */
export const pileOfDisputes = ({ storeId }: Scope) =>
  row(sql<{ count: number; oldest: Date | null; respond_by: Date | null }>`
    select count(*)::int as count, min(d.opened_at) as oldest, min(d.respond_by) as respond_by
    from payment_dispute d join purchase p on p.order_no = d.purchase_no
    where d.state = 'needs_response' and p.store_id = ${storeId}`);
