import { sql } from 'kysely';
import Stripe from 'stripe';
import { row } from '../database/tx';
import { keptSecret } from '../identity/secrets';
import { signAsPaypal } from '../sandbox/paypal/webhook';
import { createShop, newUuid, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'payer';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const oneTote = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const buy = async (more: object = {}) => shop.buy({ user }, await oneTote(), more);
const state = async (made: { orderNo: string }) =>
  (await shop.result({ user }, { ...made, orderToken: null, paid: false })).data;
const refOf = async (orderNo: string) =>
  (await row(sql<{ ref: string }>`select ref from payment where purchase_no = ${orderNo} order by id desc limit 1`))
    ?.ref ?? '';
const statusOf = async (ref: string) =>
  (await row(sql<{ status: string }>`select status from payment where ref = ${ref}`))?.status;
const mailsAbout = async (orderNo: string) =>
  (await row(sql<{ count: number }>`select count(*)::int as count from outbox where text like ${`%${orderNo}%`}`))
    ?.count;

const post = (body: string, signature: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/public/payment/callback/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });

const sign = async (payload: string, timestamp?: number, secret?: string) => {
  const kept = await keptSecret<{ stripe: string }>('sandbox.webhooks', () => ({ stripe: '' }));
  return new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? kept.stripe,
    ...(timestamp ? { timestamp } : {}),
  });
};

describe('card', () => {
  test('[ORDER-03] [ORDER-04] [CALL-39] the purchase is paid by the signed event alone, with one mail', async () => {
    const guest = { uuid: newUuid() };
    const made = await shop.bought(guest, await oneTote(), { email: 'paid@souk.test' });
    const headers = { 'x-order-token': made.orderToken ?? '' };
    expect((await app.call('visitorOrderDetail', { query: { orderNo: made.orderNo }, headers })).data.state).toBe(
      'paid',
    );
    expect((await shop.result(guest, made)).data).toMatchObject({ state: 'PAID', payType: 'stripe' });
    const mails = await shop.sandbox.outbox('paid@souk.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${made.orderNo}-1`);
  });

  test('[ORDER-06] a declined card says so; the purchase stays payable, by card or otherwise', async () => {
    const made = await buy();
    const { data } = await shop.startPayment({ user }, made);
    const answer = await shop.sandbox.card(data.stripeClientSecret, '4000 0000 0000 0002');
    expect(answer.error?.message).toBe('Your card was declined.');
    expect(await state(made)).toMatchObject({ state: 'FAILED', failReason: expect.stringContaining('declined') });
    const again = await shop.startPayment({ user }, made);
    expect(again.data.stripeClientSecret).toBe(data.stripeClientSecret);
    await shop.sandbox.card(data.stripeClientSecret);
    expect((await state(made)).state).toBe('PAID');
  });

  test('[ORDER-06] 3-D Secure: passed it pays, failed it does not', async () => {
    for (const [result, expected] of [
      ['fail', 'FAILED'],
      ['pass', 'PAID'],
    ] as const) {
      const made = await buy();
      const { data } = await shop.startPayment({ user }, made);
      const { paymentIntent } = await shop.sandbox.card(data.stripeClientSecret, '4000 0000 0000 3220');
      expect(paymentIntent?.status).toBe('requires_action');
      expect((await state(made)).state).toBe('UNPAID');
      const url = new URL(paymentIntent?.next_action?.redirect_to_url.url ?? '');
      const page = await app.app.inject({ url: url.pathname + url.search });
      expect(page.payload).toContain('Complete authentication');
      const back = await app.app.inject({
        method: 'POST',
        url: '/sandbox/stripe/3ds',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          payment: data.stripeClientSecret,
          return_url: 'http://evil.test/x',
          result,
        }).toString(),
      });
      expect(back.headers.location).toMatch(/^http:\/\/localhost:4200\//);
      expect((await state(made)).state).toBe(expected);
    }
  });

  test('[ORDER-06] when no event comes the provider is asked', async () => {
    const made = await buy();
    const { data } = await shop.startPayment({ user }, made);
    await shop.sandbox.post('fault', { path: '/api/public/payment/callback/stripe', status: 500, times: 1 });
    await shop.sandbox.card(data.stripeClientSecret);
    const head = await row(sql<{ state: string }>`select state from purchase where order_no = ${made.orderNo}`);
    expect(head?.state).toBe('unpaid');
    expect((await state(made)).state).toBe('PAID');
    await app.deps.jobs.runDue(); // the late event changes nothing more
    expect(await mailsAbout(made.orderNo)).toBe(1);
  });

  test('[ORDER-04] a paid purchase cannot be paid again, a cancelled or late one not at all', async () => {
    const paid = await shop.bought({ user }, await oneTote());
    expect(await shop.startPayment({ user }, paid)).toMatchObject({ status: 409, reason: 'ORDER_PAID' });
    const cancelled = await buy();
    await app.call('orderCancel', { user, params: { orderNo: cancelled.orderNo } });
    expect(await shop.startPayment({ user }, cancelled)).toMatchObject({ status: 409, reason: 'ORDER_CANCELLED' });
  });

  test('[ORDER-04] the provider being away is told, and the next try works', async () => {
    const made = await buy();
    await shop.sandbox.post('fault', { path: '/v1/payment_intents', status: 400, times: 1 });
    expect((await shop.startPayment({ user }, made)).status).toBe(503);
    expect((await shop.startPayment({ user }, made)).code).toBe(200);
  });

  test('[ORDER-09] money that comes for a cancelled purchase goes straight back', async () => {
    const before = await stockOf((await variantOf('canvas-tote')).id);
    const made = await buy();
    const { data } = await shop.startPayment({ user }, made);
    await app.call('orderCancel', { user, params: { orderNo: made.orderNo } });
    await shop.sandbox.card(data.stripeClientSecret);
    await app.deps.jobs.runDue();
    expect((await state(made)).state).toBe('CANCELLED');
    expect(
      await row(sql`select 1 from payment where purchase_no = ${made.orderNo} and status = 'returned'`),
    ).toBeDefined();
    const back = await row(sql<{ amount: number }>`
      select (data->>'amount')::int as amount from sandbox_object where kind = 'refund' and data->>'payment_intent' = ${await refOf(made.orderNo)}`);
    expect(back?.amount).toBeGreaterThan(0);
    expect((await state(made)).returnedPrice).toBe((back?.amount ?? 0) / 100);
    const told = (await shop.sandbox.outbox('ada@souk.test')).filter(({ text }) => text.includes(made.orderNo));
    expect(told.map(({ subject }) => subject)).toEqual([`Your payment for order ${made.orderNo} is refunded`]);
    expect(await stockOf((await variantOf('canvas-tote')).id)).toBe(before);
  });
});

describe('signed events', () => {
  test('[ORDER-04] 20 replays change nothing', async () => {
    const made = await shop.bought({ user }, await oneTote());
    const event = await row(sql<{ body: string }>`
      select data->>'body' as body from sandbox_object where kind = 'event' and data->>'body' like ${`%${await refOf(made.orderNo)}%`} limit 1`);
    const body = event?.body ?? '';
    const signature = await sign(body);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, signature)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await mailsAbout(made.orderNo)).toBe(1);
  });

  test('[ORDER-04] tampered, stale, foreign or unsigned ones are refused', async () => {
    const made = await buy();
    await shop.startPayment({ user }, made);
    const body = JSON.stringify({
      id: 'evt_forged',
      type: 'payment_intent.succeeded',
      data: {
        object: { id: await refOf(made.orderNo), object: 'payment_intent', status: 'succeeded', amount_received: 1 },
      },
    });
    const stale = Math.floor(Date.now() / 1000) - 600;
    const cases = [
      post(body.replace('evt_forged', 'evt_other'), await sign(body)),
      post(body, await sign(body, stale)),
      post(body, await sign(body, undefined, 'whsec_wrong')),
      post(body, ''),
      post('', 't=1,v1=x'),
      post('not json', await sign('not json')),
    ];
    for (const { statusCode } of await Promise.all(cases)) expect(statusCode).toBe(400);
    expect((await state(made)).state).toBe('UNPAID');
  });

  test('[ORDER-04] even a well signed event only says where to look: the provider decides', async () => {
    const made = await buy();
    await shop.startPayment({ user }, made);
    const body = JSON.stringify({
      id: 'evt_early',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: await refOf(made.orderNo), object: 'payment_intent', status: 'succeeded' } },
    });
    expect((await post(body, await sign(body))).statusCode).toBe(200);
    expect((await state(made)).state).toBe('UNPAID');
  });
});

describe('events in another order than things happened', () => {
  const event = async (orderNo: string, id: string, type: string, status: string) => {
    const object = { id: await refOf(orderNo), object: 'payment_intent', status };
    const body = JSON.stringify({ id, object: 'event', type: `payment_intent.${type}`, data: { object } });
    return (await post(body, await sign(body))).statusCode;
  };

  test('[ORDER-04] a failure told after the money came, or a cancelled intent, takes nothing back', async () => {
    const made = await shop.bought({ user }, await oneTote());
    expect(await event(made.orderNo, 'evt_late_failure', 'payment_failed', 'requires_payment_method')).toBe(200);
    expect(await event(made.orderNo, 'evt_late_cancel', 'canceled', 'canceled')).toBe(200);
    expect((await state(made)).state).toBe('PAID');
    expect(await mailsAbout(made.orderNo)).toBe(1);
  });

  test('[ORDER-04] money told of before the shop knows of a failed try pays once', async () => {
    const made = await buy();
    const { data } = await shop.startPayment({ user }, made);
    await shop.sandbox.card(data.stripeClientSecret, '4000 0000 0000 0002');
    await shop.sandbox.card(data.stripeClientSecret);
    expect(await event(made.orderNo, 'evt_again', 'succeeded', 'succeeded')).toBe(200);
    expect(await event(made.orderNo, 'evt_old_failure', 'payment_failed', 'requires_payment_method')).toBe(200);
    expect((await state(made)).state).toBe('PAID');
    expect(await mailsAbout(made.orderNo)).toBe(1);
  });
});

describe('paypal', () => {
  const begin = async () => {
    const made = await buy({ payType: 'paypal' });
    const { data } = await shop.startPayment({ user }, made, { payType: 'paypal', hostName: 'localhost:4200' });
    return { made, data, token: data.paypalOrderId as string };
  };
  const choose = (token: string, choice: string) =>
    app.app.inject({
      method: 'POST',
      url: '/sandbox/paypal/approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, choice }).toString(),
    });

  test('[ORDER-04] [ORDER-05] the shopper goes to PayPal, approves, comes back, and it is paid', async () => {
    const { made, data, token } = await begin();
    expect(data.redirect).toContain(`/sandbox/paypal/approve?token=${token}`);
    const page = await app.app.inject({ url: `/sandbox/paypal/approve?token=${token}` });
    expect(page.payload).toMatch(/>Approve<[\s\S]*>Cancel</);
    const back = await choose(token, 'approve');
    expect(back.headers.location).toContain(`/order/payment_result?orderNo=${made.orderNo}&token=${token}`);
    for (let count = 0; count < 3; count += 1) {
      const answer = await app.call('paypalSuccess', { user, body: { token, payerID: 'X' } });
      expect(answer.data).toMatchObject({ status: true, orderNo: made.orderNo });
    }
    expect((await state(made)).state).toBe('PAID');
    expect(await mailsAbout(made.orderNo)).toBe(1);
  });

  test('[ORDER-06] coming back without having agreed pays nothing, whatever the address says', async () => {
    const { made, token } = await begin();
    expect((await app.call('paypalSuccess', { user, body: { token, payerID: 'FORGED' } })).data.status).toBe(false);
    expect((await state(made)).state).toBe('UNPAID');
  });

  test.each(['paypalSuccess', 'paypalCancel'] as const)(
    '[ORDER-06] %s with the token of somebody else’s payment is as unknown as none, and changes nothing',
    async (name) => {
      const { token } = await begin();
      expect((await app.call(name, { user: 'mallory', body: { token } })).code).toBe(404);
      expect((await app.call(name, { body: { token } })).code).toBe(404);
      expect(await statusOf(token)).toBe('open');
    },
  );

  test('[ORDER-06] turning back leaves it payable by card', async () => {
    const { made, token } = await begin();
    const back = await choose(token, 'cancel');
    expect(back.headers.location).toContain('cancel=1');
    await app.call('paypalCancel', { user, body: { token } });
    expect(await state(made)).toMatchObject({
      state: 'UNPAID',
      failReason: expect.stringContaining('stopped before paying'),
    });
    const { data } = await shop.startPayment({ user }, made);
    await shop.sandbox.card(data.stripeClientSecret);
    expect((await state(made)).state).toBe('PAID');
  });

  test('[ORDER-04] an unsigned event is refused', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/public/payment/callback/paypal',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'X' } }),
    });
    expect(answer.statusCode).toBe(400);
  });

  test('[ORDER-04] a forged event that is nested beyond all measure is refused like any other', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/public/payment/callback/paypal',
      headers: { 'content-type': 'application/json', ...signAsPaypal('guess', app.deps.clock)(deep) },
      payload: deep,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('[ORDER-04] whoever forges one notice after the other waits for the rest of the minute, and nobody else does', async () => {
    const body = JSON.stringify({ id: 'WH-2', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'X' } });
    const forge = async (remoteAddress: string) => {
      const proof = signAsPaypal('guess', app.deps.clock)(body);
      const headers = { 'content-type': 'application/json', ...proof };
      const url = '/api/public/payment/callback/paypal';
      return (await app.app.inject({ method: 'POST', url, headers, payload: body, remoteAddress })).statusCode;
    };
    const answers = await Promise.all(Array.from({ length: 21 }, () => forge('203.0.113.77')));
    expect(answers.every((status) => status === 400)).toBe(true);
    expect(await forge('203.0.113.77')).toBe(429);
    expect(await forge('203.0.113.78')).toBe(400);
  });

  test('[ORDER-05] [CALL-07] the client id comes from the server', async () => {
    expect((await app.call('paypalClientId')).data).toBe('sandbox-client');
    expect((await app.call('payMethods')).data).toEqual({ paypalStatus: true, stripeStatus: true });
  });
});

test.each(['evil.test', 'https://evil.test', 'localhost:4200.evil.test', 'javascript:alert(1)', '//evil.test'])(
  '[ORDER-03] %s is no host of the store',
  async (hostName) => {
    const made = await buy();
    expect((await shop.startPayment({ user }, made, { payType: 'paypal', hostName })).status).toBe(400);
  },
);

test('[ORDER-06] nobody else sees, pays or returns a purchase', async () => {
  const made = await buy();
  const params = { orderNo: made.orderNo };
  expect((await app.call('payResult', { user: 'mallory', params })).code).toBe(404);
  expect((await app.call('payResult', { params })).code).toBe(404);
  expect((await app.call('payResult', { params, headers: { 'x-order-token': 'guess' } })).code).toBe(404);
  const body = { ...params, payType: 'stripe', payChannel: 'pc' };
  expect((await app.call('payPayment', { user: 'mallory', body })).code).toBe(404);
  expect((await app.call('paypalSuccess', { user, body: { token: 'UNKNOWN' } })).code).toBe(404);
});
