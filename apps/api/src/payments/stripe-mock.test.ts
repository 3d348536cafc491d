import { readFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { readConfig } from '../config';
import { rows, run } from '../database/tx';
import { type OpenApi, shapesOf } from '../testing/openapi-shape';
import { createShop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createPayments } from '../payment-providers/providers';

/** Stripe's own stand-in and what Stripe publishes of its answers: `npm run test:stripe-mock` sets both. */
const mockUrl = process.env.STRIPE_MOCK_URL;
const specPath = process.env.STRIPE_OPENAPI;

interface Sent {
  call: string;
  status: number;
  version: string | undefined;
  idempotencyKey: string | undefined;
}

/** Hands every request on to the stand-in and notes it. */
const listenBetween = async (target: URL, sent: Sent[]): Promise<Server> => {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const onward = ask(new URL(url, target), { method, headers }, (answer) => {
      const call = `${method} ${url.split('?')[0]?.replace(/pi_\w+/, ':id')}`;
      const idempotencyKey = headers['idempotency-key'] as string | undefined;
      const version = headers['stripe-version'] as string | undefined;
      sent.push({ call, status: answer.statusCode ?? 0, version, idempotencyKey });
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const configured = (baseUrl: string) => {
  const { stripe } = createPayments(readConfig({ ...keys, STRIPE_BASE_URL: baseUrl }));
  if (!stripe) throw new Error('Stripe is not set up');
  return stripe;
};

if (!mockUrl || !specPath) {
  test('left out: npm run test:stripe-mock was not asked for', () => expect(mockUrl && specPath).toBeFalsy());
} else {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as OpenApi;
  const shapeFaults = shapesOf(spec);
  const sent: Sent[] = [];
  let between: Server;
  let stripe: ReturnType<typeof configured>;
  beforeAll(async () => {
    between = await listenBetween(new URL(mockUrl), sent);
    stripe = configured(`http://127.0.0.1:${(between.address() as AddressInfo).port}`);
  });
  afterAll(() => new Promise((resolve) => between?.close(resolve)));
  beforeEach(() => void sent.splice(0));

  const order = {
    orderNo: 'P1',
    attempt: 1,
    amountCents: 4999,
    storeName: 'Souk',
    returnUrl: 'https://a.test',
    cancelUrl: 'https://a.test',
  };
  const back = { refundNo: 'R1', ref: 'pi_1', chargeRef: 'pi_1', amountCents: 4999 };

  describe('what the store sends, as production sends it', () => {
    test('a payment is opened with parameters that Stripe knows', async () => {
      expect(await stripe.open(order)).toEqual({
        ref: expect.stringMatching(/^pi_/),
        clientSecret: expect.stringContaining('_secret_'),
        redirect: null,
      });
      const expected = { call: 'POST /v1/payment_intents', status: 200, version: Stripe.API_VERSION };
      expect(sent).toEqual([{ ...expected, idempotencyKey: 'pi:P1:1:4999' }]);
    });

    test.each([
      ['read', 'GET /v1/payment_intents/:id'],
      ['capture', 'GET /v1/payment_intents/:id'],
      ['cancel', 'POST /v1/payment_intents/:id/cancel'],
    ] as const)('%s is a call that Stripe has', async (name, call) => {
      expect((await stripe[name]('pi_1')).state).toMatch(/^(open|failed|cancelled)$/);
      expect(sent.map(({ call: made, status }) => [made, status])).toEqual([[call, 200]]);
    });

    test('a refund is asked for, and from the second try on looked for first', async () => {
      expect(await stripe.refund({ ...back, tryNo: 1 })).toMatch(/^re_/);
      expect(await stripe.refund({ ...back, tryNo: 2 })).toMatch(/^re_/);
      const made = ['POST /v1/refunds', 'GET /v1/refunds', 'POST /v1/refunds'];
      expect(sent.map(({ call }) => call)).toEqual(made);
      expect(sent.every(({ status, version }) => status === 200 && version === Stripe.API_VERSION)).toBe(true);
      expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['refund:R1:1', undefined, 'refund:R1:2']);
    });

    test('a dispute is read by a call that Stripe has', async () => {
      expect(await stripe.readDispute('du_1')).toMatchObject({
        ref: expect.stringMatching(/^d[up]_/),
        currency: 'usd',
      });
      expect(sent.map(({ call, status }) => [call, status])).toEqual([['GET /v1/disputes/du_1', 200]]);
    });

    test('an unknown parameter is refused: the stand-in does hold calls against the description', async () => {
      const answer = await fetch(new URL('/v1/payment_intents', mockUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.STRIPE_SECRET_KEY}` },
        body: new URLSearchParams({ amount: '100', currency: 'usd', invented: '1' }),
      });
      expect(answer.status).toBe(400);
    });
  });

  describe('what the sandbox answers, against what Stripe publishes', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp();
    });
    afterAll(() => app?.close());

    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const intents = '/v1/payment_intents';
    const post = async (url: string, payload?: object) =>
      (await app.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) })).json();
    const get = async (url: string) => (await app.app.inject({ url, headers })).json();
    const opened = () => post(intents, { amount: 4999, currency: 'usd', metadata: { orderNo: 'P1' } });
    const confirmed = async (number: string) => {
      const { id, client_secret: clientSecret } = await opened();
      await post('/sandbox/stripe/confirm', { clientSecret, number, returnUrl: 'https://a.test' });
      return get(`${intents}/${id}`);
    };
    const cards = { paid: '4242424242424242', declined: '4000000000000002', challenged: '4000000000003220' };

    test.each([
      ['open', opened],
      ['paid', () => confirmed(cards.paid)],
      ['declined', () => confirmed(cards.declined)],
      ['waiting for the bank', () => confirmed(cards.challenged)],
      ['cancelled', async () => post(`${intents}/${(await opened()).id}/cancel`)],
    ])('a payment that is %s', async (_state, make) => {
      expect(shapeFaults('payment_intent', await make())).toEqual([]);
    });

    test('a refund, and a list of them', async () => {
      const { id } = await confirmed(cards.paid);
      expect(shapeFaults('refund', await post('/v1/refunds', { payment_intent: id, amount: 100 }))).toEqual([]);
      const list = await get(`/v1/refunds?payment_intent=${id}`);
      expect(Object.keys(list).sort()).toEqual(['data', 'has_more', 'object', 'url']);
      expect(list.data.flatMap((one: unknown) => shapeFaults('refund', one))).toEqual([]);
    });

    test.each([
      ['of a bank that took the money', {}],
      ['of a bank that only asks', { isInquiry: true }],
    ])('a dispute %s, open, answered and ended', async (_what, wish) => {
      const { orderNo } = await createShop(app).bought({ user: 'dora' }, [
        { variantId: (await variantOf('canvas-tote')).id, num: 1 },
      ]);
      const { dispute } = await post(`/sandbox/order/${orderNo}/dispute`, wish);
      const faults = async () => shapeFaults('dispute', await get(`/v1/disputes/${dispute}`));
      expect(await faults()).toEqual([]);
      await post(`/sandbox/order/${orderNo}/dispute/answer`);
      expect(await faults()).toEqual([]);
      await post(`/sandbox/order/${orderNo}/dispute/close`, { outcome: 'withdrawn' });
      expect(await faults()).toEqual([]);
      const kept = await rows(sql<{ body: string }>`select data->>'body' as body from sandbox_object
        where kind = 'event' and data->>'body' like ${`%${dispute}%`}`);
      const events = kept.map(({ body }) => JSON.parse(body) as Stripe.Event);
      const types = ['charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.updated'];
      expect(events.map(({ type }) => type).sort()).toEqual(types);
      expect(events.flatMap((event) => shapeFaults('event', event))).toEqual([]);
      await run(sql`delete from sandbox_object where kind = 'event' and data->>'body' like ${`%${dispute}%`}`);
    });

    test('refusals', async () => {
      const paid = await confirmed(cards.paid);
      const answers = [
        await get(`${intents}/pi_none`),
        await post(intents, { amount: 1, currency: 'usd' }),
        await post(`${intents}/${paid.id}/cancel`),
        await post('/v1/refunds', { payment_intent: paid.id, amount: 999_999 }),
      ];
      expect(answers.flatMap((answer) => shapeFaults('error', answer))).toEqual([]);
    });

    test('events, each of the version that the library speaks', async () => {
      await confirmed(cards.paid);
      await confirmed(cards.declined);
      await post(`${intents}/${(await opened()).id}/cancel`);
      const kept = await rows(sql<{ body: string }>`select data->>'body' as body from sandbox_object
        where kind = 'event' and data->>'url' like '%/stripe'`);
      const events = kept.map(({ body }) => JSON.parse(body) as Stripe.Event);
      const types = ['payment_intent.canceled', 'payment_intent.payment_failed', 'payment_intent.succeeded'];
      expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(types);
      for (const event of events) {
        expect(shapeFaults('event', event)).toEqual([]);
        expect(shapeFaults('payment_intent', event.data.object)).toEqual([]);
        expect(event.api_version).toBe(Stripe.API_VERSION);
      }
    });
  });

  test('an event as Stripe describes it is read when its signature holds, and only then', async () => {
    const object = await (
      await fetch(new URL('/v1/payment_intents/pi_1', mockUrl), {
        headers: { authorization: `Bearer ${keys.STRIPE_SECRET_KEY}` },
      })
    ).json();
    const listed = (await (
      await fetch(new URL('/v1/events', mockUrl), {
        headers: { authorization: `Bearer ${keys.STRIPE_SECRET_KEY}` },
      })
    ).json()) as { data: object[] };
    const payload = JSON.stringify({ ...listed.data[0], type: 'payment_intent.succeeded', data: { object } });
    const signed = (secret: string) =>
      new Stripe(keys.STRIPE_SECRET_KEY).webhooks.generateTestHeaderString({ payload, secret });
    const body = Buffer.from(payload);
    const event = await stripe.readEvent(body, signed(keys.STRIPE_WEBHOOK_SECRET));
    expect(event).toMatchObject({ type: 'payment_intent.succeeded', ref: 'pi_1' });
    expect(await stripe.readEvent(body, signed('whsec_other'))).toBeNull();
  });
}
