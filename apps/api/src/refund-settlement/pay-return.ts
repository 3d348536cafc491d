import { sql } from 'kysely';
import type { Locale } from '../locale';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { mailWords } from '../orders/mail-words';
import { disputeThatTookWholePayment } from '../payments/disputes.repository';
import type { PaymentRow } from '../payments/payments.repository';
import { symbolColumn } from '../store/store.repository';
import { type Owed, settled, settledByDispute } from '../refund-payouts/refund-payouts.repository';

/** A payment that nobody waited for, and whom to tell of it. */
type Unwanted = PaymentRow & { store_id: number; email: string; locale: Locale; currency_symbol: string };

const tellOf = async ({ mail }: Deps, payment: Unwanted) => {
  if (payment.email === '') return;
  const amount = { cents: payment.amount_cents, symbol: payment.currency_symbol };
  const values = { no: payment.purchase_no, amount };
  await mail.send({
    channel: 'email',
    storeId: payment.store_id,
    to: payment.email,
    letter: {
      locale: payment.locale,
      subject: mailWords(payment.locale, 'returnedSubject', values),
      paragraphs: [mailWords(payment.locale, 'returnedText', values)],
    },
    key: `returned:${payment.id}`,
  });
};

/** Settles what a lost dispute took whole. The dispute is held meanwhile: an appeal that comes just then makes it owed again. */
const isSettledByDispute = (paymentId: number, no: string, now: Date) =>
  tx(async () => {
    const dispute = await disputeThatTookWholePayment(paymentId);
    if (dispute) await settledByDispute(no, dispute.ref, now);
    return dispute !== undefined;
  });

/**
 * Sends back all of a payment that came for a purchase which no longer wanted it, and tells its shopper. Of one that a lost dispute took whole
 * nothing is sent, nor mailed: the shopper has the money, until an appeal decides otherwise.
 */
export async function payReturn(deps: Deps, { no, tries, paymentId }: Owed & { paymentId: number }): Promise<void> {
  const payment = await row(sql<Unwanted>`
    select x.*, p.store_id, p.email, p.locale, ${symbolColumn(sql`p.store_id`)}
    from payment x join purchase p on p.order_no = x.purchase_no where x.id = ${paymentId}`);
  const now = deps.clock.now();
  if (!payment?.ref || !payment.charge_ref) return void (await settled(no, now));
  if (await isSettledByDispute(payment.id, no, now)) return;
  await deps.payments.provider(payment.provider).refund({
    refundNo: no,
    ref: payment.ref,
    chargeRef: payment.charge_ref,
    amountCents: payment.amount_cents,
    tryNo: tries,
  });
  await tx(async () => {
    await settled(no, now);
    await tellOf(deps, payment);
  });
}
