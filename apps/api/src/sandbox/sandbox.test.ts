import { sql } from 'kysely';
import { row } from '../database/tx';
import { people } from '../seed/shoppers/people';
import { createShop, newUuid, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let seededStock: number;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  seededStock = (await variantOf('canvas-tote')).stock;
});
afterAll(() => app?.close());

const sandbox = (path: string, body?: object) => shop.sandbox.post(path, body);
const get = (url: string) => app.app.inject({ url });

test('[ERR-02] a fault makes the next calls of a path fail as asked, and no more', async () => {
  await sandbox('fault', { path: '/api/front/product/category', status: 500, times: 2 });
  for (const expected of [500, 500, 200]) expect((await app.call('categoryTree')).status).toBe(expected);
  await sandbox('fault', { path: '/api/front/product/category', body: { strange: true } });
  expect((await get('/api/front/product/category')).json()).toEqual({ strange: true });
  await sandbox('fault', { path: '/api/front/product', delayMs: 60 });
  const begun = performance.now();
  expect((await app.call('categoryTree')).code).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(50);
});

test('[ERR-02] a fault of one visitor is met by nobody else', async () => {
  const path = '/api/front/product/category';
  await sandbox('fault', { path, status: 500, visitor: 'ann' });
  const ask = (cookie: string) => app.app.inject({ url: path, headers: { cookie } });
  expect((await ask('locale=en')).statusCode).toBe(200);
  expect((await ask('sandbox-visitor=bob')).statusCode).toBe(200);
  expect((await ask('locale=en; sandbox-visitor=ann')).statusCode).toBe(500);
  expect((await ask('sandbox-visitor=ann')).statusCode).toBe(200);
});

test('a product is made by a call: with the stock and price that were asked for, on sale and found at once', async () => {
  const made = await sandbox('product', { stock: 3, priceCents: 1250, name: 'Birch tray' });
  const detail = await app.call('productDetail', { params: { uniqueKey: '-', slug: String(made['slug']) } });
  expect(detail).toMatchObject({ code: 200, data: { productInfo: { id: made['id'], storeName: 'Birch tray' } } });
  expect((await variantOf(String(made['slug']))).stock).toBe(3);
  expect((await variantOf(String(made['slug']))).price_cents).toBe(1250);
});

test('a coupon is made by a call, in the account that was named and in no list of offers', async () => {
  const made = await sandbox('coupon', { email: 'shopper@souk.test', cents: 700 });
  const kept = await row(sql<{ money_cents: number; email: string }>`
    select c.money_cents, a.email from user_coupon u join coupon c on c.id = u.coupon_id join account a on a.id = u.user_id
    where u.id = ${made['id']}`);
  expect(kept).toEqual({ money_cents: 700, email: 'shopper@souk.test' });
  const { data } = await app.call('couponList', { query: { page: 1, limit: 100 } });
  expect(JSON.stringify(data)).not.toContain(String(made['name']));
  expect((await sandbox('coupon', { email: 'nobody@souk.test' })).status).toBe(404);
});

test('a merchant is made by a call, and sells what is made for it', async () => {
  const made = await sandbox('merchant', { name: 'Ash & Birch' });
  const product = await sandbox('product', { merchantId: made['id'] });
  expect((await variantOf(String(product['slug']))).merchant_id).toBe(made['id']);
});

test.each([[{}], [{ path: 'x', status: 500 }], [{ path: '/x' }], [{ path: '/x', status: 9 }]])(
  '[ERR-02] %p is no fault',
  async (body) => {
    expect((await sandbox('fault', body)).status).toBe(400);
  },
);

test('the outbox shows what was sent, newest first, and a code where there is one', async () => {
  await app.call('emailCaptcha', { body: 'box@souk.test' });
  const list = (await get('/sandbox/outbox')).json<Record<string, unknown>[]>();
  expect(list[0]).toEqual({
    id: expect.any(Number),
    html: expect.stringContaining('<!doctype html>'),
    channel: 'email',
    to: 'box@souk.test',
    subject: expect.any(String),
    text: expect.any(String),
    code: expect.stringMatching(/^\d{6}$/),
    at: expect.any(String),
  });
});

test('pages run no inline script and are framed by nobody but the shop', async () => {
  const tote = await variantOf('canvas-tote');
  const made = await shop.buy({ uuid: newUuid() }, [{ variantId: tote.id, num: 1 }], { email: 'g@souk.test' });
  const { data } = await shop.startPayment({}, made, { payType: 'paypal' });
  const at = new URL(data.redirect);
  for (const url of ['/sandbox/stripe/frame', at.pathname + at.search]) {
    const { headers, payload } = await get(url);
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'");
    expect(payload).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|javascript:/i);
  }
  expect((await get('/sandbox/stripe/frame')).headers['x-frame-options']).toBe('SAMEORIGIN');
});

describe('[I18N-01] [ORDER-04] the stand-ins speak the shopper’s language', () => {
  const begin = async (payType: string) => {
    const tote = await variantOf('canvas-tote');
    const made = await shop.buy({ uuid: newUuid() }, [{ variantId: tote.id, num: 1 }], { email: 'fr@souk.test' });
    return (await shop.startPayment({}, made, { payType })).data;
  };
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await app.app.inject({ url, headers })).payload.replaceAll(/[\u00a0\u202f]/g, ' ');

  test('the card’s fields, by what the shop asks Stripe’s script for', async () => {
    expect(await read('/sandbox/stripe/frame?locale=fr')).toMatch(/<html lang="fr"[\s\S]*>Numéro de carte</);
    expect(await read('/sandbox/stripe/frame?locale=en', { cookie: 'locale=fr' })).toContain('>Card number<');
    expect(await read('/sandbox/stripe/wallet?locale=fr')).toContain('>Livrer à<');
  });

  test('the bank’s and PayPal’s own pages, by the shop’s cookie or the browser', async () => {
    const { stripeClientSecret } = await begin('stripe');
    const bank = `/sandbox/stripe/3ds?payment=${stripeClientSecret}&last4=3220`;
    const paypal = new URL((await begin('paypal')).redirect);
    for (const headers of [{ cookie: 'locale=fr' }, { 'accept-language': 'fr-CA' }]) {
      expect(await read(bank, headers)).toMatch(/>\d+,\d\d \$US<[\s\S]*>Souk<[\s\S]*se terminant par 3220</);
      expect(await read(paypal.pathname + paypal.search, headers)).toMatch(/\d+,\d\d \$US[\s\S]*>Accepter</);
    }
    expect(await read(bank)).toMatch(/>\$\d+\.\d\d<[\s\S]*>Souk<[\s\S]*ending in 3220</);
  });

  test('what is wrong with a card', async () => {
    const { stripeClientSecret: clientSecret } = await begin('stripe');
    const refusal = async (number: string) => {
      const payload = { clientSecret, number, locale: 'fr' };
      const answer = await app.app.inject({ method: 'POST', url: '/sandbox/stripe/confirm', payload });
      return answer.json<{ error: { message: string } }>().error.message;
    };
    expect(await refusal('4000 0000 0000 9995')).toBe('Le solde de votre carte est insuffisant.');
    expect(await refusal('4111 1111 1111 1111')).toContain('carte de test');
  });
});

test.each([
  '/sandbox/stripe/stripe.js',
  '/sandbox/paypal/sdk.js',
  '/sandbox/files/stripe-frame.js',
  '/sandbox/files/paypal-popup.js',
])('%s is a script', async (url) => {
  const { headers, payload, statusCode } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('javascript');
  expect(() => new Function(payload)).not.toThrow();
});

test('[ORDER-05] the stand-ins refuse what the providers refuse', async () => {
  const stripe = (path: string, payload: string, key = 'sk_test_x') =>
    app.app.inject({
      method: 'POST',
      url: `/v1/${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': 'k1',
      },
      payload,
    });
  expect((await stripe('payment_intents', 'amount=100&currency=usd', 'pk_wrong')).statusCode).toBe(401);
  const first = await stripe('payment_intents', 'amount=100&currency=usd');
  expect((await stripe('payment_intents', 'amount=100&currency=usd')).json()).toEqual(first.json());
  expect((await stripe('payment_intents', 'amount=200&currency=usd')).json()).toMatchObject({
    error: { type: 'idempotency_error' },
  });
  expect((await stripe('refunds', `payment_intent=${first.json<{ id: string }>().id}`)).statusCode).toBe(400);
  const paypal = await app.app.inject({ method: 'POST', url: '/v2/checkout/orders', payload: {} });
  expect(paypal.statusCode).toBe(401);
});

test('[ORDER-08] the demo shopper’s unpaid order has the deadline of every order, however late somebody looks', async () => {
  const demo = { user: people.shopper.sub };
  const minutesLeft = async () => {
    const { data } = await app.call('orderList', { ...demo, query: { type: 'unpaid' } });
    const left = Date.parse(data.list[0].payDeadline) - app.deps.clock.now().getTime();
    return { orders: data.list.length, left: Math.ceil(left / 60_000) };
  };
  await app.deps.jobs.runDue();
  for (const advanceMs of [0, 40 * 60_000, 25 * 3_600_000]) {
    await sandbox('clock', { advanceMs });
    const { orders, left } = await minutesLeft();
    expect(orders).toBe(1);
    expect(left).toBeGreaterThanOrEqual(30);
    expect(left).toBeLessThanOrEqual(60);
  }
});

test('[X12] answers tell the time of the clock that was moved on', async () => {
  const toldMs = async () => Date.parse(String((await get('/api/front/product/category')).headers['date']));
  const before = await toldMs();
  await sandbox('clock', { advanceMs: 3_600_000 });
  expect((await toldMs()) - before).toBeGreaterThanOrEqual(3_600_000);
});

test('reset puts everything back to the seed; demo accounts and their tokens go on', async () => {
  const tote = await variantOf('canvas-tote');
  await shop.buy({ user: people.second.sub }, [{ variantId: tote.id, num: 3 }]);
  await sandbox('clock', { advanceMs: 86_400_000 });
  expect(await sandbox('reset')).toMatchObject({ reset: true });
  expect(app.deps.clock.aheadMs()).toBe(0);
  expect((await variantOf('canvas-tote')).stock).toBe(seededStock);
  expect((await app.call('orderList', { user: people.second.sub })).data.total).toBe(0);
  expect((await app.call('orderList', { user: people.shopper.sub })).data.total).toBeGreaterThan(5);
  expect(await row(sql`select 1 from outbox limit 1`)).toBeUndefined();
});

test('a store on a database server is not emptied by a request, sandbox or not', async () => {
  const onServer = await createTestApp({ config: { databaseUrl: 'postgres://shop@db.example/souk' } });
  try {
    const before = await row(sql`select count(*) as products from product`);
    const answer = await onServer.app.inject({ method: 'POST', url: '/sandbox/reset' });
    expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 403, data: null })]);
    expect(await row(sql`select count(*) as products from product`)).toEqual(before);
  } finally {
    await onServer.close();
  }
});

test('[ORDER-04] without SANDBOX nothing of it answers', async () => {
  const real = await createTestApp({ config: { sandbox: false } });
  try {
    for (const url of [
      '/sandbox/outbox',
      '/sandbox/stripe/stripe.js',
      '/v1/payment_intents/pi_1',
      '/v2/checkout/orders/1',
    ]) {
      expect((await real.app.inject({ url })).statusCode).toBe(404);
    }
    expect((await real.call('payMethods')).data).toEqual({ paypalStatus: false, stripeStatus: false });
  } finally {
    await real.close();
  }
});
