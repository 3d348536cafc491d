import type Stripe from 'stripe';

/** What a payment at a provider is for. Amounts in cents of US dollars. */
export interface PaymentOrder {
  /** The purchase. */
  orderNo: string;
  /** Counts payments of one purchase at one provider; part of the idempotency key. */
  attempt: number;
  amountCents: number;
  /** Whom the shopper pays, as the provider's own page says it. */
  storeName: string;
  /** Where a redirecting provider sends the shopper afterwards. */
  returnUrl: string;
  cancelUrl: string;
}

/** A payment that waits at a provider. */
export interface OpenedPayment {
  /** The provider's own id. */
  ref: string;
  /** What the card page needs; null elsewhere. */
  clientSecret: string | null;
  /** Where the shopper goes; null when they stay. */
  redirect: string | null;
}

/**
 * What a provider says of a payment.
 * open: waits for the shopper. processing: the shopper has paid, the provider does not yet know whether it holds. approved: the shopper agreed, the money can be taken. failed: the last try was refused,
 * another may follow; `reason` is the provider's code. paid: `paidCents` came in, `chargeRef` is what a refund names.
 */
export type ProviderState =
  | { state: 'open' }
  | { state: 'processing' }
  | { state: 'approved' }
  | { state: 'failed'; reason: string }
  | { state: 'cancelled' }
  | { state: 'paid'; paidCents: number; currency: string; chargeRef: string };

export interface RefundOrder {
  /** Our refund number: the idempotency key. */
  refundNo: string;
  ref: string;
  chargeRef: string;
  amountCents: number;
  /** From 1. A provider that forgets our number, or repeats an old failure under it, is asked first from the second on. */
  tryNo: number;
}

/** Where a dispute stands. `closed`: withdrawn, or a question of the bank that ended without money. */
export type DisputeState = 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';

/** A payment that its buyer disputes at their bank or at PayPal, as the provider tells it now. */
export interface ProviderDispute {
  /** The provider's own number of it. */
  ref: string;
  /** What a refund of the disputed payment names; null: the provider names no payment. */
  chargeRef: string | null;
  /** How much is disputed, of a lost one how much the buyer got; in hundredths of `currency`. */
  amountCents: number;
  /** In small letters: `usd`. */
  currency: string;
  /** The provider's code; empty: it gives none. */
  reason: string;
  state: DisputeState;
  /** Until when the store may answer; null: no answer is taken, or no more. */
  respondBy: Date | null;
  openedAt: Date;
}

/** The provider sends no money back since the payment is disputed: the buyer may get it from their bank already. */
export class DisputedRefundError extends Error {}

/** A way to pay. Every call is safe to repeat; each throws when the provider cannot be reached. */
export interface PaymentProvider {
  open(order: PaymentOrder): Promise<OpenedPayment>;
  /** Asks where a payment stands. */
  read(ref: string): Promise<ProviderState>;
  /** Takes the money of an approved payment; a provider that does so by itself just answers where it stands. */
  capture(ref: string): Promise<ProviderState>;
  /** Closes a payment that is not paid. @returns where it then stands: it may have been paid in the meantime. */
  cancel(ref: string): Promise<ProviderState>;
  /**
   * @returns the provider's id of the refund.
   * @throws {DisputedRefundError} where the provider refuses it since the payment is disputed
   */
  refund(order: RefundOrder): Promise<string>;
  /** Asks where a dispute stands. @returns null when the provider knows none of this number */
  readDispute(ref: string): Promise<ProviderDispute | null>;
}

/** An event that a provider sent and that was proved to be its own. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The payment it is about; null when it is about something else. */
  ref: string | null;
  /** The dispute it is about, by the provider's own number; null when it is about something else. */
  disputeRef: string | null;
}

export type ProviderName = 'stripe' | 'paypal';

/** How a stand-in is reached. */
export interface SandboxLink {
  fetch: typeof fetch;
  /** The same for Stripe's library, which takes a way of its own. */
  stripe: InstanceType<typeof Stripe.HttpClient>;
  webhookSecret: () => Promise<string>;
}
