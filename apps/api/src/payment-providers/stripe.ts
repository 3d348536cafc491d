import Stripe from 'stripe';
import { DisputedRefundError, type PaymentProvider, type ProviderEvent, type ProviderState } from './port';
import { stripeDispute } from './stripe-dispute';
import { TracedStripeClient } from './traced-stripe-client';

const currency = 'usd';
const toleranceSeconds = 300;

/** @throws for a proxy's error page, which Stripe's library reads as an empty answer: it says nothing of a payment. */
const stateOf = (intent: Stripe.PaymentIntent): ProviderState => {
  if (!intent.id) throw new Error('Stripe gave no payment');
  if (intent.status === 'succeeded') {
    return { state: 'paid', paidCents: intent.amount_received, currency: intent.currency, chargeRef: intent.id };
  }
  if (intent.status === 'canceled') return { state: 'cancelled' };
  if (intent.status === 'processing') return { state: 'processing' };
  const error = intent.last_payment_error;
  if (intent.status === 'requires_payment_method' && error) {
    return { state: 'failed', reason: error.decline_code ?? error.code ?? 'declined' };
  }
  return { state: 'open' };
};

/**
 * Makes a call without noting where it came from: the library takes a stack apart for each call, to be told of one that
 * fails, and that costs more than the rest of what it does. Its errors say which request failed.
 */
const untraced = <T>(call: () => T): T => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return call();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

const hostOf = ({ protocol, hostname, port }: URL): Stripe.StripeConfig =>
  protocol === 'http:' ? { protocol: 'http', host: hostname, port: port || 80 } : { host: hostname, port: port || 443 };

/** What Stripe answers, or what it means for the store where it refuses. */
const refundOrTell = (asked: Promise<Stripe.Refund>) =>
  asked.catch((error: unknown) => {
    const isDisputed = error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed';
    throw isDisputed ? new DisputedRefundError(error.message) : error;
  });

const isLost = (status: string | null) => status === 'failed' || status === 'canceled';

interface StripeAt {
  secretKey: string;
  /** Absent: Stripe itself. Its path is not used. */
  baseUrl?: string | undefined;
  /** Absent: over the network. */
  httpClient?: InstanceType<typeof Stripe.HttpClient>;
  webhookSecret: () => Promise<string>;
}

/** Stripe by its own SDK: payment intents that any of its methods may pay. */
export function createStripe({ secretKey, baseUrl, httpClient, webhookSecret }: StripeAt) {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(baseUrl ? hostOf(new URL(baseUrl)) : {}),
    httpClient: new TracedStripeClient(httpClient ?? Stripe.createNodeHttpClient()),
  });
  const read = async (ref: string) => stateOf(await untraced(() => stripe.paymentIntents.retrieve(ref)));

  const findRefund = async (ref: string, refundNo: string) => {
    const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 });
    return data.find(({ metadata, status }) => metadata?.refundNo === refundNo && !isLost(status));
  };

  const provider: PaymentProvider = {
    async open({ orderNo, attempt, amountCents }) {
      const intent = await untraced(() =>
        stripe.paymentIntents.create(
          { amount: amountCents, currency, metadata: { orderNo }, automatic_payment_methods: { enabled: true } },
          { idempotencyKey: `pi:${orderNo}:${attempt}:${amountCents}` },
        ),
      );
      // a proxy's error page reads as an empty answer: nothing of it may be stored
      if (!intent.id || !intent.client_secret) throw new Error('Stripe gave no payment');
      return { ref: intent.id, clientSecret: intent.client_secret, redirect: null };
    },
    read,
    capture: read,
    async cancel(ref) {
      try {
        return stateOf(await stripe.paymentIntents.cancel(ref));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return read(ref);
        throw error;
      }
    },
    async refund({ refundNo, ref, amountCents, tryNo }) {
      const before = tryNo > 1 ? await findRefund(ref, refundNo) : undefined;
      if (before) return before.id;
      const refund = await refundOrTell(
        stripe.refunds.create(
          { payment_intent: ref, amount: amountCents, metadata: { refundNo } },
          // Stripe repeats a failure under its key for a day, so each try has its own
          { idempotencyKey: `refund:${refundNo}:${tryNo}` },
        ),
      );
      // an error page, or a refund that failed, is no money on its way
      if (!refund.id || isLost(refund.status))
        throw new Error(`Stripe gave no refund: ${refund.status ?? 'no answer'}`);
      return refund.id;
    },
    async readDispute(ref) {
      try {
        return stripeDispute(await stripe.disputes.retrieve(ref));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
        throw error;
      }
    },
  };

  return {
    ...provider,
    /** The event, when its signature holds and is fresh; else null. @param body the exact bytes that came */
    async readEvent(body: Buffer, signature: string): Promise<ProviderEvent | null> {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          await webhookSecret(),
          toleranceSeconds,
        );
        const { object } = event.data;
        const idOf = (kind: string) => (event.type.startsWith(kind) && 'id' in object ? String(object.id) : null);
        const [ref, disputeRef] = [idOf('payment_intent.'), idOf('charge.dispute.')];
        return { id: event.id, type: event.type, ref, disputeRef };
      } catch {
        return null;
      }
    },
  };
}

export type StripePayments = ReturnType<typeof createStripe>;
