import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_live_production_suite',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_production_suite',
  STRIPE_WEBHOOK_SECRET: 'whsec_production_suite',
};

type Intent = { id: string; amount: number; status: string; orderNo: string };

const bodyOf = async (req: IncomingMessage) => {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return new URLSearchParams(text);
};

const shown = ({ id, amount, status, orderNo }: Intent) => ({
  id,
  object: 'payment_intent',
  amount,
  amount_received: status === 'succeeded' ? amount : 0,
  currency: 'usd',
  status,
  client_secret: `${id}_secret_1`,
  metadata: { orderNo },
  livemode: true,
  last_payment_error: null,
});

/** Stripe and PayPal as the store meets them over the network, in one process of the test: what the store asks, and their answers. */
export const openProviders = async () => {
  const intents = new Map<string, Intent>();
  const answer = async (req: IncomingMessage): Promise<object | null> => {
    const { pathname } = new URL(req.url ?? '/', 'http://providers.test');
    if (req.headers.authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`) return null;
    if (req.method === 'POST' && pathname === '/v1/payment_intents') {
      const form = await bodyOf(req);
      const id = `pi_${randomUUID().replaceAll('-', '')}`;
      const orderNo = form.get('metadata[orderNo]') ?? '';
      const intent = { id, amount: Number(form.get('amount')), status: 'requires_payment_method', orderNo };
      intents.set(id, intent);
      return shown(intent);
    }
    const intent = intents.get(pathname.split('/')[3] ?? '');
    return intent ? shown(intent) : null;
  };
  const server = createServer((req, res) => {
    void answer(req).then((found) => {
      res.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
      res.end(JSON.stringify(found ?? { error: { type: 'invalid_request_error', message: 'No such object' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The shopper's card pays; Stripe tells the store by a signed event. @returns the event's body and headers */
    pay(clientSecret: string) {
      const intent = intents.get(clientSecret.split('_secret_')[0] ?? '');
      if (!intent) throw new Error(`Stripe knows no ${clientSecret}`);
      intent.status = 'succeeded';
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: shown(intent) },
      });
      const at = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', stripeKeys.STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
      return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` } };
    },
    close: () => server.close(),
  };
};
