import type Stripe from 'stripe';
import type { DisputeState, ProviderDispute } from './port';

const states: Readonly<Record<string, DisputeState>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
};

/** One that was ended before the bank took it up: the buyer may have been paid for it, which its bookings say. */
const preventedState = ({ balance_transactions: bookings }: Stripe.Dispute): DisputeState =>
  bookings.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'closed';

const idOf = (named: string | { id: string } | null) => (typeof named === 'string' ? named : (named?.id ?? null));

const dateOf = (seconds: number) => new Date(seconds * 1000);

/**
 * A dispute in the store's own words. A state that this release does not know is one that waits for somebody else: nobody answers it.
 * @throws for a proxy's error page, which Stripe's library reads as an empty answer
 */
export const stripeDispute = (dispute: Stripe.Dispute): ProviderDispute => {
  if (!dispute.id) throw new Error('Stripe gave no dispute');
  const { id, status, amount, currency, reason, created, evidence_details: evidence } = dispute;
  return {
    ref: id,
    chargeRef: idOf(dispute.payment_intent),
    amountCents: amount,
    currency,
    reason,
    state: status === 'prevented' ? preventedState(dispute) : (states[status] ?? 'under_review'),
    respondBy: evidence.due_by ? dateOf(evidence.due_by) : null, // 0: the bank takes no answer
    openedAt: dateOf(created),
  };
};
