import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { markPaid } from '../orders/settle';
import { type PaymentRow, setPaid, setReturned, setStatus } from './payments.repository';
import type { ProviderState } from './port';

/** Name of the job that sends money straight back. */
export const returnJob = 'payment.return';

/**
 * Applies what a provider said of a payment: once, whoever says it and how often. Only the exact amount in dollars pays.
 * Money that comes for a purchase that is paid or cancelled already goes back by a job of the same transaction.
 */
export async function applyState(deps: Deps, payment: PaymentRow, state: ProviderState): Promise<void> {
  if (state.state === 'failed') return void (await setStatus(payment.id, 'failed', state.reason));
  if (state.state === 'cancelled') return void (await setStatus(payment.id, 'cancelled', null));
  if (state.state !== 'paid') return;
  if (state.paidCents !== payment.amount_cents || state.currency !== 'usd') {
    throw new Error(
      `Payment ${payment.ref}: ${state.paidCents} ${state.currency} came instead of ${payment.amount_cents} usd`,
    );
  }
  await tx(async () => {
    if (!(await setPaid(payment.id, state.chargeRef))) return;
    const paid = { orderNo: payment.purchase_no, payType: payment.provider, now: deps.clock.now() };
    if (await markPaid(deps, paid)) return;
    await setReturned(payment.id);
    await deps.jobs.send(returnJob, { paymentId: payment.id }, { key: String(payment.id) });
  });
}
