import { fetchOutside } from '../network/call-outside';
import { type PaypalPurse, type PaypalUnit, walletOf } from './paypal-payer';
import { type PaypalDispute, paypalDispute } from './paypal-dispute';
import { readProof } from './paypal-proof';
import { DisputedRefundError, type PaymentProvider, type ProviderEvent, type ProviderState } from './port';

interface Amount {
  currency_code: string;
  value: string;
}

interface PaypalOrder extends PaypalPurse {
  id: string;
  status: string;
  links?: { rel: string; href: string }[];
  purchase_units?: (PaypalUnit & {
    amount?: Amount;
    custom_id?: string;
    payments?: { captures?: { id: string; status: string; amount: Amount }[] };
  })[];
  details?: { issue: string }[];
}

interface PaypalEvent {
  id?: string;
  event_type?: string;
  resource?: { id?: string; dispute_id?: string; supplementary_data?: { related_ids?: { order_id?: string } } };
}

interface PaypalAt {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  /** Absent: events cannot be proved, so none is taken. */
  webhookId: string | undefined;
  fetch?: typeof fetch;
}

interface ExpressOrder {
  preOrderNo: string;
  amountCents: number;
  storeName: string;
}

/** PayPal refuses a longer text, and one of nothing. */
const described = (text: string) => text.slice(0, 127) || undefined;

const timeoutMs = 15_000;
const refreshEarlyMs = 60_000;
const usd = (cents: number): Amount => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) });

const stateOf = (order: PaypalOrder): ProviderState => {
  const capture = order.purchase_units?.[0]?.payments?.captures?.[0];
  if (order.status === 'COMPLETED' && capture?.status === 'COMPLETED') {
    const paidCents = Math.round(Number(capture.amount.value) * 100);
    return { state: 'paid', paidCents, currency: capture.amount.currency_code.toLowerCase(), chargeRef: capture.id };
  }
  if (capture?.status === 'DECLINED') return { state: 'failed', reason: 'declined' };
  if (capture?.status === 'PENDING') return { state: 'processing' };
  if (order.status === 'APPROVED') return { state: 'approved' };
  return order.status === 'VOIDED' ? { state: 'cancelled' } : { state: 'open' };
};

/** Calls PayPal with a token that is renewed before it ends. */
const createCaller = ({ clientId, clientSecret, baseUrl, fetch: over }: PaypalAt) => {
  const ask = fetchOutside('paypal', over);
  let token: { value: string; until: number } | undefined;
  const signIn = async () => {
    if (token && token.until > Date.now()) return token.value;
    const response = await ask(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!response.ok) throw new Error(`PayPal refuses the store's keys: ${response.status}`);
    const answer = (await response.json()) as { access_token: string; expires_in: number };
    token = { value: answer.access_token, until: Date.now() + answer.expires_in * 1000 - refreshEarlyMs };
    return token.value;
  };
  /** @param requestId the same id again gives the same answer */
  return async (path: string, body?: unknown, requestId?: string) => {
    const response = await ask(baseUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${await signIn()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId ? { 'paypal-request-id': requestId } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { ok: response.ok, status: response.status, data: (await response.json()) as PaypalOrder };
  };
};

const parse = (body: Buffer): PaypalEvent | null => {
  try {
    const event = JSON.parse(body.toString('utf8')) as PaypalEvent | null;
    JSON.stringify(event); // one that is nested too deep to be written again could not be sent on to be proved
    return event;
  } catch {
    return null;
  }
};

/** Why PayPal sent no money back. */
const refundRefused = (status: number, { details }: PaypalOrder) => {
  const issue = details?.[0]?.issue ?? '';
  const text = `PayPal refund: ${status} ${issue}`;
  return issue.includes('DISPUTE') ? new DisputedRefundError(text) : new Error(text);
};

/** What an event is about. */
const aboutOf = ({ event_type: type = '', resource }: PaypalEvent): Pick<ProviderEvent, 'ref' | 'disputeRef'> => {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return { ref: null, disputeRef: resource?.dispute_id ?? null };
  const ref = type.startsWith('PAYMENT.') ? resource?.supplementary_data?.related_ids?.order_id : resource?.id;
  return { ref: ref ?? null, disputeRef: null };
};

/** PayPal Orders v2. Money moves on capture, which the store asks for once the payer agreed. */
export function createPaypal(at: PaypalAt) {
  const call = createCaller(at);
  const must = async (...args: Parameters<typeof call>) => {
    const { ok, status, data } = await call(...args);
    if (!ok) throw new Error(`PayPal ${args[0]}: ${status} ${data.details?.[0]?.issue ?? ''}`);
    return data;
  };
  const path = (ref: string) => `/v2/checkout/orders/${encodeURIComponent(ref)}`;
  const read = async (ref: string) => stateOf(await must(path(ref)));

  const provider: PaymentProvider = {
    async open({ orderNo, attempt, amountCents, storeName, returnUrl, cancelUrl }) {
      const order = await must(
        '/v2/checkout/orders',
        {
          intent: 'CAPTURE',
          purchase_units: [
            { amount: usd(amountCents), custom_id: orderNo, description: described(`${storeName} ${orderNo}`) },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: described(storeName),
                return_url: returnUrl,
                cancel_url: cancelUrl,
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
              },
            },
          },
        },
        `create:${orderNo}:${attempt}:${amountCents}`,
      );
      const redirect = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;
      return { ref: order.id, clientSecret: null, redirect };
    },
    read,
    async capture(ref) {
      const { ok, data, status } = await call(`${path(ref)}/capture`, {}, `capture:${ref}`);
      if (ok) return stateOf(data);
      const issue = data.details?.[0]?.issue;
      if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_NOT_APPROVED') return read(ref);
      if (issue === 'INSTRUMENT_DECLINED') return { state: 'failed', reason: 'declined' };
      throw new Error(`PayPal capture: ${status} ${issue ?? ''}`);
    },
    /** PayPal has no such call: an order that nobody captures takes nothing and ends by itself, so it is only left alone. */
    async cancel(ref) {
      const { ok, status, data } = await call(path(ref));
      if (status === 404) return { state: 'cancelled' };
      if (!ok) throw new Error(`PayPal order: ${status}`);
      const now = stateOf(data);
      return now.state === 'paid' ? now : { state: 'cancelled' };
    },
    async refund({ refundNo, chargeRef, amountCents }) {
      const to = `/v2/payments/captures/${encodeURIComponent(chargeRef)}/refund`;
      const { ok, status, data: refund } = await call(to, { amount: usd(amountCents) }, `refund:${refundNo}`);
      if (!ok) throw refundRefused(status, refund);
      const isLost = refund.status === 'FAILED' || refund.status === 'CANCELLED';
      if (!refund.id || isLost) throw new Error(`PayPal gave no refund: ${refund.status}`);
      return refund.id;
    },
    async readDispute(ref) {
      const { ok, status, data } = await call(`/v1/customer/disputes/${encodeURIComponent(ref)}`);
      if (status === 404) return null;
      if (!ok) throw new Error(`PayPal dispute: ${status}`);
      return paypalDispute(data as PaypalDispute);
    },
  };

  return {
    ...provider,
    clientId: at.clientId,
    /** Opens a payment whose payer also says where it goes. It is of a pre-order: nothing is bought yet. */
    async openExpress({ preOrderNo, amountCents, storeName }: ExpressOrder): Promise<string> {
      const brand = { brand_name: described(storeName) };
      const context = { ...brand, user_action: 'PAY_NOW', shipping_preference: 'GET_FROM_FILE' };
      const order = await must('/v2/checkout/orders', {
        intent: 'CAPTURE',
        purchase_units: [{ amount: usd(amountCents), custom_id: preOrderNo, description: described(storeName) }],
        payment_source: { paypal: { experience_context: context } },
      });
      if (!order.id) throw new Error('PayPal gave no payment');
      return order.id;
    },
    /** What such a payment is for, and who agreed to it; null when PayPal knows none. */
    async readExpress(ref: string) {
      const { ok, status, data } = await call(path(ref));
      if (status === 404) return null;
      const unit = data.purchase_units?.[0];
      if (!ok || !unit?.amount) throw new Error(`PayPal order: ${status}`);
      return {
        preOrderNo: unit.custom_id ?? '',
        amountCents: Math.round(Number(unit.amount.value) * 100),
        isAgreed: data.status === 'APPROVED' || data.status === 'COMPLETED',
        wallet: walletOf(data, unit),
      };
    },
    /** The event, when PayPal itself says that it sent it; else null. */
    async readEvent(body: Buffer, headers: Record<string, unknown>, now: Date): Promise<ProviderEvent | null> {
      const proof = at.webhookId ? readProof(headers, now) : null;
      const event = proof ? parse(body) : null;
      if (!proof || !event?.id || !event.event_type) return null;
      const { ok, status, data } = await call('/v1/notifications/verify-webhook-signature', {
        ...proof,
        webhook_id: at.webhookId,
        webhook_event: event,
      });
      // What PayPal cannot read is none of its own.
      if (status === 400 || status === 422) return null;
      if (!ok) throw new Error(`PayPal verify-webhook-signature: ${status}`);
      const { verification_status } = data as unknown as { verification_status: string }; // the one answer without an order
      if (verification_status !== 'SUCCESS') return null;
      return { id: event.id, type: event.event_type, ...aboutOf(event) };
    },
  };
}

export type PaypalPayments = ReturnType<typeof createPaypal>;
