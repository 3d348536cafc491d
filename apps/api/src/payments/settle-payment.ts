import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { hasMoved } from '../errors';
import { businessFigures } from '../figures/business-figures';
import { owe, returnNo } from '../refund-payouts/refund-payouts.repository';
import { markPaid, payPurchase } from '../orders/settle';
import {
  eventNoted,
  paidRow,
  type PaymentAndPurchase,
  type PaymentRow,
  setPaid,
  setReturned,
  setStatus,
} from './payments.repository';
import type { ProviderState } from '../payment-providers/port';

/** @throws when the sum is not exactly what was asked for, in dollars. */
const mustBeExact = (payment: PaymentRow, state: ProviderState & { state: 'paid' }) => {
  if (state.paidCents === payment.amount_cents && state.currency === 'usd') return;
  throw new Error(
    `Payment ${payment.ref}: ${state.paidCents} ${state.currency} came instead of ${payment.amount_cents} usd`,
  );
};

/**
 * Applies an event that says "paid", in one statement: the usual way.
 * @returns false when something stands in the way (the event came before, the purchase waits no longer): nothing was done
 */
export async function applyPaidAtOnce(
  deps: Deps,
  { payment, state, event }: { payment: PaymentAndPurchase; state: ProviderState; event: { id: string; type: string } },
): Promise<boolean> {
  if (state.state !== 'paid') return false;
  mustBeExact(payment, state);
  try {
    const now = deps.clock.now();
    await payPurchase(deps, {
      purchase: payment,
      payType: payment.provider,
      now,
      proof: [eventNoted(payment.provider, event, now), paidRow(payment.id, state.chargeRef)],
    });
    return true;
  } catch (error) {
    if (hasMoved(error)) return false;
    throw error;
  }
}

/**
 * Applies what a provider said of a payment: once, whoever says it and how often. Only the exact amount in dollars pays.
 * Money that comes for a purchase that is paid or cancelled already is owed back in the same transaction.
 */
export async function applyState(deps: Deps, payment: PaymentRow, state: ProviderState): Promise<void> {
  if (state.state === 'failed') {
    const isNoted = (await setStatus(payment.id, 'failed', state.reason)) > 0;
    if (isNoted && payment.status !== 'failed') businessFigures.paymentRefused(payment.provider);
    return;
  }
  if (state.state === 'cancelled') return void (await setStatus(payment.id, 'cancelled', null));
  if (state.state === 'processing') return void (await setStatus(payment.id, 'processing', null));
  if (state.state !== 'paid') return;
  mustBeExact(payment, state);
  await tx(async () => {
    if (!(await setPaid(payment.id, state.chargeRef))) return;
    const paid = { orderNo: payment.purchase_no, payType: payment.provider, now: deps.clock.now() };
    if (await markPaid(deps, paid)) return;
    await setReturned(payment.id);
    await owe(returnNo(payment.id), deps.clock.now());
  });
}
