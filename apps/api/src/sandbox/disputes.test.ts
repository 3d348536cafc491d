import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const lines = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const stripe = { authorization: 'Bearer sk_test_sandbox' };
const paypal = { authorization: 'Bearer A21.sandbox' };
const read = (url: string, headers: object) => app.app.inject({ url, headers: { ...headers } });

test('[ORDER-04] the stand-in of Stripe tells of a dispute as Stripe does, and refuses refunds until it is won', async () => {
  const made = await shop.bought({ user: 'dora' }, await lines());
  const { dispute } = await shop.sandbox.post(`order/${made.orderNo}/dispute`, {
    reason: 'duplicate',
    respondInDays: 3,
  });
  const told = (await read(`/v1/disputes/${String(dispute)}`, stripe)).json<Record<string, unknown>>();
  expect(told).toMatchObject({ object: 'dispute', reason: 'duplicate', status: 'needs_response' });
  const refund = async () => {
    const payload = { payment_intent: told['payment_intent'], amount: 1 };
    return (await app.app.inject({ method: 'POST', url: '/v1/refunds', headers: stripe, payload })).json();
  };
  expect(await refund()).toMatchObject({ error: { code: 'charge_disputed' } });
  await shop.sandbox.post(`order/${made.orderNo}/dispute/close`, { outcome: 'won' });
  expect(await refund()).toMatchObject({ object: 'refund' });
});

test('[ORDER-04] a bank that only asks takes no money: its question is refunded, and closed', async () => {
  const made = await shop.bought({ user: 'dora' }, await lines());
  const { dispute } = await shop.sandbox.post(`order/${made.orderNo}/dispute`, { isInquiry: true });
  const told = async () => (await read(`/v1/disputes/${String(dispute)}`, stripe)).json();
  expect(await told()).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
  await shop.sandbox.post(`order/${made.orderNo}/dispute/answer`);
  expect(await told()).toMatchObject({ status: 'warning_under_review' });
  await shop.sandbox.post(`order/${made.orderNo}/dispute/close`, { outcome: 'withdrawn' });
  expect(await told()).toMatchObject({ status: 'warning_closed' });
});

test.each([
  ['/v1/disputes/du_none', stripe, 404],
  ['/v1/disputes/du_none', {}, 401],
  ['/v1/customer/disputes/PP-D-NONE', paypal, 404],
  ['/v1/customer/disputes/PP-D-NONE', {}, 401],
])('[ORDER-04] %s is answered with %s', async (url, headers, status) => {
  expect((await read(url, headers)).statusCode).toBe(status);
});

test('[ORDER-04] what was not paid has no dispute to open, and what is not disputed none to end', async () => {
  const made = await shop.buy({ user: 'dora' }, await lines());
  expect(await shop.sandbox.post(`order/${made.orderNo}/dispute`)).toMatchObject({ status: 404 });
  const paid = await shop.bought({ user: 'dora' }, await lines());
  const close = (body: object) => shop.sandbox.post(`order/${paid.orderNo}/dispute/close`, body);
  expect(await close({ outcome: 'won' })).toMatchObject({ status: 404 });
  expect(await close({ outcome: 'forgiven' })).toMatchObject({ status: 400 });
});
