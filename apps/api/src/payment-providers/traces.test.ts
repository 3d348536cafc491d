import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTraceparent } from '@souk/contract/internal';
import { type OtlpReceiver, openOtlpReceiver } from '@souk/run/otlp-receiver';
import { inTrace, startTracing, stopTracing } from '@souk/telemetry';
import { createPaypal } from './paypal';
import type { PaymentProvider } from './port';
import { createStripe } from './stripe';

let receiver: OtlpReceiver;
let server: Server;
let baseUrl = '';
let seen: { path: string; header: unknown }[] = [];
/** Statuses of the answers that come next; 200 after them. */
let statuses: number[] = [];
const answerTo = ({ url = '' }: IncomingMessage) => {
  if (url.includes('oauth2')) return { access_token: 'token', expires_in: 600 };
  if (url.includes('/v2/')) return { id: 'ORDER7SECRET', status: 'CREATED' };
  return {
    id: 'pi_3SecretIntent',
    object: 'payment_intent',
    status: 'processing',
    client_secret: 'pi_3SecretIntent_s',
  };
};
beforeAll(async () => {
  receiver = await openOtlpReceiver();
  server = createServer((req, res) => {
    seen.push({ path: req.url ?? '', header: req.headers['traceparent'] });
    res.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answerTo(req)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await receiver.close();
});
beforeEach(() => {
  [seen, statuses] = [[], []];
  receiver.spans.length = 0;
});
afterEach(stopTracing);

const providers: Record<'stripe' | 'paypal', () => PaymentProvider> = {
  stripe: () => createStripe({ secretKey: 'sk_test_1', baseUrl, webhookSecret: async () => '' }),
  paypal: () => createPaypal({ clientId: 'id', clientSecret: 'secret', baseUrl, webhookId: undefined }),
};
const readOnce = (name: 'stripe' | 'paypal') => providers[name]().read('pi_3SecretIntent');
const record = () =>
  startTracing({ name: 'souk-api', version: '1' }, { endpoint: receiver.url, headers: undefined, share: 1 });

/** Spans of the calls below the one that stands for a request, in the order in which the provider met them. */
const callsOf = async (name: 'stripe' | 'paypal') => {
  await record();
  await inTrace('request', { kind: 'server' }, () => readOnce(name));
  await stopTracing();
  const request = receiver.spans.find((span) => span.name === 'request');
  return receiver.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
};

test.each([
  ['stripe', ['GET stripe /v1/payment_intents/{id}']],
  ['paypal', ['POST paypal /v1/oauth2/token', 'GET paypal /v2/checkout/orders/{id}']],
] as const)(
  'a call of %s is a step of the running trace, and carries it on; nobody’s payment is named',
  async (name, expected) => {
    const calls = await callsOf(name);
    expect(calls.map((span) => `${span.name} ${String(span.attributes['url.template'])}`)).toEqual(expected);
    for (const [at, { spanId, traceId, attributes }] of calls.entries()) {
      expect(readTraceparent(seen[at]?.header)).toMatchObject({ spanId, traceId });
      expect(attributes).toMatchObject({ 'peer.service': name, 'http.response.status_code': 200 });
      expect(attributes['server.address']).toMatch(/^127\.0\.0\.1/);
    }
    expect(JSON.stringify(receiver.spans)).not.toMatch(/Secret|sk_test/);
  },
);

test('a call that Stripe’s library repeats is one step for each try, the first of them failed', async () => {
  statuses = [503];
  const calls = await callsOf('stripe');
  expect(calls.map(({ isFailed, attributes }) => [isFailed, attributes['http.response.status_code']])).toEqual([
    [true, 503],
    [false, 200],
  ]);
});

test.each(['stripe', 'paypal'] as const)(
  'outside any trace a call of %s carries none and is not recorded',
  async (name) => {
    await record();
    await readOnce(name);
    await stopTracing();
    expect(seen.map(({ header }) => header)).toEqual(seen.map(() => undefined));
    expect(receiver.spans).toEqual([]);
  },
);
