import type { OrderMoneyBack } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows } from '../../database/tx';
import type { Scope } from '../desk-ctx';

/** Money of an order that goes back, as the desk tells it. Cents. */
export interface MoneyBackRow extends Omit<OrderMoneyBack, 'at' | 'stuckText'> {
  at: Date;
  /** The provider refused it since the payment is disputed. */
  is_disputed: boolean;
  /** Its payer has it by a lost dispute: nothing was sent. */
  is_by_dispute: boolean;
}

/**
 * Money of an order that is being sent back or cannot be, and payments of its purchase that went back because nobody waited for them; the
 * oldest first. A payment is the whole purchase's, so no merchant reads of it.
 */
export const moneyBackOf = ({ merchantId }: Scope, orderNo: string) =>
  rows(sql<MoneyBackRow>`
    select no, kind, cents, at, is_disputed, is_by_dispute, case when done_at is not null then 'back' when last_error is not null then 'stuck' else 'onWay' end as state
    from (
      select b.no, 'refund' as kind, r.amount_cents as cents, b.created_at as at, b.done_at, b.last_error, b.is_disputed,
        false as is_by_dispute
      from refund r join money_back b on b.no = r.refund_no
      where r.order_no = ${orderNo} and b.done_at is null
      union all
      select b.no, case when p.state = 'paid' then 'twice' else 'late' end, y.amount_cents, coalesce(b.done_at, b.created_at), b.done_at, b.last_error,
        b.is_disputed, b.dispute_ref is not null
      from merchant_order o join purchase p on p.order_no = o.purchase_no
        join payment y on y.purchase_no = p.order_no and y.status = 'returned' join money_back b on b.no = 'payment-' || y.id
      where o.order_no = ${orderNo} and ${merchantId === null}) x
    where cents > 0 order by at, no`);
