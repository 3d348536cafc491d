/** A payment as Stripe shapes it, as far as the store reads it. Amounts in cents. */
export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  client_secret: string;
  metadata: Record<string, string>;
  created: number;
  livemode: false;
  latest_charge: string | null;
  last_payment_error: CardError | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
  capture_method: 'automatic';
  payment_method_types: string[];
}

export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}
