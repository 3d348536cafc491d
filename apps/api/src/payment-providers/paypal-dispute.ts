import type { DisputeState, ProviderDispute } from './port';

interface Amount {
  currency_code: string;
  value: string;
}

/** A dispute as PayPal writes it. */
export interface PaypalDispute {
  dispute_id?: string;
  create_time?: string;
  disputed_transactions?: { seller_transaction_id?: string }[];
  dispute_amount?: Amount;
  reason?: string;
  status?: string;
  seller_response_due_date?: string;
  dispute_outcome?: { outcome_code?: string; amount_refunded?: Amount };
}

const waitingStates: Readonly<Record<string, DisputeState>> = {
  OPEN: 'needs_response',
  WAITING_FOR_SELLER_RESPONSE: 'needs_response',
};

/** What a dispute ended with. `RESOLVED_WITH_PAYOUT`: PayPal paid, not the store. Source: PayPal, Disputes API, `dispute_outcome`. */
const outcomes: Readonly<Record<string, DisputeState>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  DENIED: 'won',
};

/** Of an outcome that this release does not know, the money says who has it. */
const endOf = ({ outcome_code: code = '', amount_refunded: back }: NonNullable<PaypalDispute['dispute_outcome']>) =>
  outcomes[code] ?? (Number(back?.value ?? 0) > 0 ? 'lost' : 'closed');

const stateOf = ({ status = '', dispute_outcome: outcome = {} }: PaypalDispute): DisputeState =>
  status === 'RESOLVED' ? endOf(outcome) : (waitingStates[status] ?? 'under_review');

/**
 * A dispute in the store's own words.
 * @throws for an answer that is no dispute
 */
export const paypalDispute = (dispute: PaypalDispute): ProviderDispute => {
  const { dispute_id: ref, dispute_outcome: outcome, create_time: openedAt, seller_response_due_date: due } = dispute;
  const state = stateOf(dispute);
  // of what was disputed the buyer may have got a part
  const amount = (state === 'lost' && outcome?.amount_refunded) || dispute.dispute_amount;
  if (!ref || !amount || !openedAt) throw new Error('PayPal gave no dispute');
  return {
    ref,
    chargeRef: dispute.disputed_transactions?.[0]?.seller_transaction_id ?? null,
    amountCents: Math.round(Number(amount.value) * 100),
    currency: amount.currency_code.toLowerCase(),
    reason: dispute.reason ?? '',
    state,
    respondBy: due ? new Date(due) : null,
    openedAt: new Date(openedAt),
  };
};
