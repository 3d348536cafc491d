import { sql } from 'kysely';
import { row } from '../database/tx';
import type { Deps } from '../deps';
import type { PaymentRow } from '../payments/payments.repository';
import { type Owed, settled } from './money-back.repository';

/** Sends back all of a payment that came for a purchase which no longer wanted it. */
export async function payReturn(deps: Deps, { no, tries, paymentId }: Owed & { paymentId: number }): Promise<void> {
  const payment = await row(sql<PaymentRow>`select * from payment where id = ${paymentId}`);
  if (payment?.ref && payment.charge_ref) {
    await deps.payments.provider(payment.provider).refund({
      refundNo: no,
      ref: payment.ref,
      chargeRef: payment.charge_ref,
      amountCents: payment.amount_cents,
      tryNo: tries,
    });
  }
  await settled(no, deps.clock.now());
}
