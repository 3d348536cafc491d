import { sql } from 'kysely';
import { row } from '../database/tx';
import { createShop, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sweepJob } from './payments.plugin';

let app: TestApp;
let shop: Shop;
const user = 'fickle';
const hourMs = 3_600_000;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const oneTote = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const begun = async (payType: 'stripe' | 'paypal' = 'stripe') => {
  const made = await shop.buy({ user }, await oneTote());
  const { data } = await shop.startPayment({ user }, made, { payType });
  return { made, secret: String(data.stripeClientSecret), token: String(data.paypalOrderId) };
};
const cancel = (orderNo: string) => app.call('orderCancel', { user, params: { orderNo } });
const intentOf = async (secret: string) =>
  (
    await row(sql<{ status: string }>`
    select data->>'status' as status from sandbox_object where kind = 'intent' and id = ${secret.split('_secret_')[0]}`)
  )?.status;
const tryOf = (orderNo: string) =>
  row(
    sql<{
      id: number;
      status: string;
    }>`select id, status from payment where purchase_no = ${orderNo} order by id desc limit 1`,
  );
const stateOf = async (orderNo: string) =>
  (await row(sql<{ state: string }>`select state from purchase where order_no = ${orderNo}`))?.state;
const backOf = async (secret: string) =>
  (
    await row(sql<{ cents: number }>`
    select coalesce(sum((data->>'amount')::int), 0)::int as cents from sandbox_object
    where kind = 'refund' and data->>'payment_intent' = ${secret.split('_secret_')[0]}`)
  )?.cents;

describe('[ORDER-09] a purchase that ends unpaid', () => {
  test('its open card payment is closed at Stripe, after the answer and not before it', async () => {
    const { made, secret } = await begun();
    expect((await cancel(made.orderNo)).data).toBe(true);
    expect(await intentOf(secret)).toBe('requires_payment_method');
    await app.deps.jobs.runDue();
    expect(await intentOf(secret)).toBe('canceled');
    expect((await tryOf(made.orderNo))?.status).toBe('cancelled');
    await shop.sandbox.card(secret);
    expect(await intentOf(secret)).toBe('canceled');
  });

  test('one that is paid keeps its payment when the shopper then asks for it back', async () => {
    const { made, secret } = await begun();
    await shop.sandbox.card(secret);
    await cancel(made.orderNo);
    await app.deps.jobs.runDue();
    expect(await intentOf(secret)).toBe('succeeded');
    expect(await stateOf(made.orderNo)).toBe('paid');
  });

  test('by its time, too', async () => {
    const { made, secret } = await begun();
    await app.deps.clock.advance(hourMs + 1000);
    await app.deps.jobs.runDue();
    expect(await stateOf(made.orderNo)).toBe('cancelled');
    expect(await intentOf(secret)).toBe('canceled');
  });

  test('a provider that is away is asked again, and told once', async () => {
    const { made, secret } = await begun();
    const path = `/v1/payment_intents/${secret.split('_secret_')[0]}/cancel`;
    await shop.sandbox.post('fault', { path, status: 500, times: 3 }); // the call and both repeats of Stripe's library
    await cancel(made.orderNo);
    await app.deps.jobs.runDue();
    expect(await intentOf(secret)).toBe('requires_payment_method');
    await app.deps.clock.advance(60_000);
    await app.deps.jobs.runDue();
    expect(await intentOf(secret)).toBe('canceled');
    await app.deps.jobs.send('payment.close', { orderNo: made.orderNo });
    await app.deps.jobs.runDue();
    expect((await tryOf(made.orderNo))?.status).toBe('cancelled');
  });

  test('one whose job was given up is found by the sweep', async () => {
    const { made, secret } = await begun();
    await cancel(made.orderNo);
    await app.deps.jobs.clear();
    await app.deps.clock.advance(11 * 60_000);
    await app.deps.jobs.send(sweepJob, {});
    await app.deps.jobs.runDue();
    expect(await intentOf(secret)).toBe('canceled');
  });

  test('a payment that a provider opened meanwhile is not offered, and is closed', async () => {
    const made = await shop.buy({ user }, await oneTote());
    const provider = app.deps.payments.provider('stripe');
    const { open } = provider;
    jest.spyOn(provider, 'open').mockImplementationOnce(async (order) => {
      await cancel(made.orderNo);
      await app.deps.jobs.runDue();
      return open(order);
    });
    expect(await shop.startPayment({ user }, made)).toMatchObject({ status: 409, reason: 'ORDER_CANCELLED' });
    await app.deps.jobs.runDue();
    expect((await tryOf(made.orderNo))?.status).toBe('cancelled');
  });

  test('an order at PayPal that the payer still agrees to is not captured', async () => {
    const { made, token } = await begun('paypal');
    await cancel(made.orderNo);
    await app.deps.jobs.runDue();
    expect((await tryOf(made.orderNo))?.status).toBe('cancelled');
    await app.app.inject({
      method: 'POST',
      url: '/sandbox/paypal/approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, choice: 'approve' }).toString(),
    });
    await app.deps.jobs.runDue();
    const order = await row(sql<{ status: string }>`
      select data->>'status' as status from sandbox_object where kind = 'paypal-order' and id = ${token}`);
    expect(order?.status).toBe('APPROVED');
    expect(await stateOf(made.orderNo)).toBe('cancelled');
  });
});

describe('[ORDER-09] paid at the provider while the shopper cancels', () => {
  test('money that came before the provider was told goes back whole, once, and is told', async () => {
    const { made, secret } = await begun();
    await shop.sandbox.post('fault', { path: '/api/public/payment/callback/stripe', status: 500, times: 1 });
    await shop.sandbox.card(secret); // its event is lost: the store does not know
    expect((await cancel(made.orderNo)).data).toBe(true);
    await app.deps.jobs.runDue();
    expect((await tryOf(made.orderNo))?.status).toBe('returned');
    const { data } = await shop.result({ user }, made);
    expect(data).toMatchObject({ state: 'CANCELLED', returnedPrice: ((await backOf(secret)) ?? 0) / 100 });
    expect(data.returnedPrice).toBe(data.payPrice);
    const told = (await shop.sandbox.outbox('ada@souk.test')).filter(({ text }) => text.includes(made.orderNo));
    expect(told.map(({ subject }) => subject)).toEqual([`Your payment for order ${made.orderNo} is refunded`]);
  });

  test('at the very same moment, again and again: paid and kept, or cancelled and all of it back', async () => {
    const { id } = await variantOf('canvas-tote');
    for (let round = 0; round < 8; round += 1) {
      const before = await stockOf(id);
      const { made, secret } = await begun();
      await Promise.all([shop.sandbox.card(secret), cancel(made.orderNo), app.deps.jobs.runDue()]);
      await app.deps.jobs.runDue();
      const { data } = await shop.result({ user }, made);
      const isTaken = (await intentOf(secret)) === 'succeeded';
      const kept = isTaken ? Math.round(data.payPrice * 100) - ((await backOf(secret)) ?? 0) : 0;
      const end = `${data.state} ${kept === 0 ? 'nothing kept' : 'all kept'}`;
      expect(['PAID all kept', 'CANCELLED nothing kept']).toContain(end);
      expect(await intentOf(secret)).toMatch(/^(succeeded|canceled)$/);
      expect(await stockOf(id)).toBe(data.state === 'PAID' ? before - 1 : before);
    }
  });
});
