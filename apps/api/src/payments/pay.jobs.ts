import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { releasePurchase } from '../orders/settle';
import { createAsking } from './asking';
import type { PaymentRow } from './payments.repository';
import { returnJob } from './settle-payment';

/** Name of the job that ends a purchase which nobody paid. */
export const expireJob = 'order.expire';

/** Work that time brings: unpaid purchases end, and money that nobody wanted goes back. */
export function definePayJobs(deps: Deps) {
  const asking = createAsking(deps);

  /** Open payments are closed first: one that was paid in the last moment pays the purchase instead. */
  deps.jobs.define(expireJob, async ({ orderNo }: { orderNo: string }) => {
    const now = deps.clock.now();
    const due = await row(sql`
      select 1 from purchase where order_no = ${orderNo} and state = 'unpaid' and expires_at <= ${now}`);
    if (!due || (await asking.closeOpen(orderNo)) !== 'unpaid') return;
    await tx(() => releasePurchase(orderNo, 'expired', now));
  });

  deps.jobs.define(returnJob, async ({ paymentId }: { paymentId: number }) => {
    const payment = await row(sql<PaymentRow>`select * from payment where id = ${paymentId}`);
    if (!payment?.ref || !payment.charge_ref) return;
    await deps.payments.provider(payment.provider).refund({
      refundNo: `payment-${payment.id}`,
      ref: payment.ref,
      chargeRef: payment.charge_ref,
      amountCents: payment.amount_cents,
    });
  });
}
