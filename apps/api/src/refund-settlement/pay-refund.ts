import { canMove, refundMoves, refundStateOf } from '@souk/domain';
import type { Deps } from '../deps';
import { disputeThatTookWholePayment } from '../payments/disputes.repository';
import { paidPayment } from '../payments/payments.repository';
import { bookRefund } from '../refunds/book-refund';
import { findRefund } from '../refunds/refunds.repository';
import { type Owed, settled } from '../refund-payouts/refund-payouts.repository';

/**
 * Sends the money of an approved request through the provider that took it, and books it. Of a payment that a lost dispute took whole nothing
 * is sent: the customer has the money, and is not mailed that more comes.
 */
export async function payRefund(deps: Deps, { no: refundNo, tries }: Owed): Promise<void> {
  const refund = await findRefund(refundNo);
  if (!refund || !canMove(refundMoves.pay, refundStateOf(refund.status)))
    return void (await settled(refundNo, deps.clock.now()));
  const payment = refund.amount_cents > 0 ? await paidPayment(refund.purchase_no) : undefined;
  const dispute = payment && (await disputeThatTookWholePayment(payment.id));
  if (dispute) return bookRefund(deps, refundNo, dispute.ref, { isMailed: false });
  const ref =
    payment?.ref && payment.charge_ref
      ? await deps.payments.provider(payment.provider).refund({
          refundNo,
          ref: payment.ref,
          chargeRef: payment.charge_ref,
          amountCents: refund.amount_cents,
          tryNo: tries,
        })
      : null;
  await bookRefund(deps, refundNo, ref);
}
