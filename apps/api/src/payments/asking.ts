import type { Deps } from '../deps';
import { purchaseHead } from '../orders/access';
import { type PaymentRow, paymentsOf, setAsked } from './payments.repository';
import type { ProviderState } from '../payment-providers/port';
import { applyState } from './settle-payment';

const askAgainMs = 900;

const isWaiting = ({ ref, status }: PaymentRow) => ref !== null && ['open', 'processing', 'failed'].includes(status);

/** Asks providers where payments stand, and applies what they say. Never inside a transaction. */
export function createAsking(deps: Deps) {
  const { clock, payments } = deps;

  /** What the provider says now; an approved payment is captured while the purchase still waits for it. */
  const stateAt = async (payment: PaymentRow): Promise<ProviderState> => {
    if (!payment.ref) return { state: 'open' };
    const provider = payments.provider(payment.provider);
    const state = await provider.read(payment.ref);
    const isWanted = state.state === 'approved' && (await purchaseHead(payment.purchase_no))?.state === 'unpaid';
    return isWanted ? provider.capture(payment.ref) : state;
  };
  const ask = async (payment: PaymentRow) => applyState(deps, payment, await stateAt(payment));

  return {
    stateAt,
    ask,
    /**
     * Asks about every open try, not too often; a provider that does not answer changes nothing.
     * @returns whether every provider that was asked has answered
     */
    async askOpen(purchaseNo: string): Promise<boolean> {
      const now = clock.now();
      let haveAnswered = true;
      for (const payment of await paymentsOf(purchaseNo)) {
        const isDue = !payment.asked_at || Math.abs(now.getTime() - payment.asked_at.getTime()) >= askAgainMs;
        if (!isDue || !isWaiting(payment)) continue;
        await setAsked(payment.id, now);
        await ask(payment).catch(() => {
          haveAnswered = false;
        });
      }
      return haveAnswered;
    },
    /** Closes every open try. @returns the purchase's state then: a try may have been paid in the last moment */
    async closeOpen(purchaseNo: string) {
      for (const payment of (await paymentsOf(purchaseNo)).filter(isWaiting)) {
        if (payment.ref) await applyState(deps, payment, await payments.provider(payment.provider).cancel(payment.ref));
      }
      return (await purchaseHead(purchaseNo))?.state;
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;
