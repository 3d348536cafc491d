import { ownerToken } from '../pages/owner-token';
import { createShop, newUuid, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'closed-out';
const hourMs = 3_600_000;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const set = async (details: { takesCards?: boolean; takesPaypal?: boolean }) => {
  const headers = { 'x-owner-token': await ownerToken(1) };
  expect((await app.call('ownerSaveSettings', { body: { details }, headers })).code).toBe(200);
};
afterEach(() => set({ takesCards: true, takesPaypal: true }));

const one = async (slug: string) => [{ variantId: (await variantOf(slug)).id, num: 1 }];
const oneTote = () => one('canvas-tote');
const begin = async (payType: 'stripe' | 'paypal', slug = 'canvas-tote') => {
  const made = await shop.buy({ user }, await one(slug), { payType });
  const { data } = await shop.startPayment({ user }, made, { payType });
  return { made, secret: data?.stripeClientSecret as string, token: data?.paypalOrderId as string };
};
const approve = (token: string) =>
  app.app.inject({
    method: 'POST',
    url: '/sandbox/paypal/approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, choice: 'approve' }).toString(),
  });
const state = async (made: { orderNo: string }) =>
  (await shop.result({ user }, { ...made, orderToken: null, paid: false })).data.state;
const methods = async () => (await app.call('payMethods')).data;

describe('[ORDER-03] a way to pay that the owner closed', () => {
  test('is not offered, and a checkout half-way through is told to choose another one', async () => {
    const { made } = await begin('paypal');
    await set({ takesPaypal: false });
    expect(await methods()).toEqual({ paypalStatus: false, stripeStatus: true });
    expect(await shop.startPayment({ user }, made, { payType: 'paypal' })).toMatchObject({
      status: 400,
      reason: 'PAYMENT_METHOD_NOT_OFFERED',
      message: expect.stringContaining('choose another one'),
    });
    const { data } = await shop.startPayment({ user }, made);
    await shop.sandbox.card(data.stripeClientSecret);
    expect(await state(made)).toBe('PAID');
  });

  test('is said in French, too', async () => {
    const made = await shop.buy({ user }, await oneTote());
    await set({ takesCards: false });
    const headers = { 'accept-language': 'fr' };
    const body = { orderNo: made.orderNo, payType: 'stripe' };
    expect((await app.call('payPayment', { user, headers, body })).message).toContain('choisir un autre');
  });

  test('opens no payment above the form', async () => {
    await set({ takesPaypal: false });
    const guest = { uuid: newUuid() };
    const preOrderNo = await shop.preOrder(guest, await oneTote());
    const headers = { 'x-cart-uuid': guest.uuid };
    expect(await app.call('paypalExpress', { headers, body: { preOrderNo } })).toMatchObject({
      reason: 'PAYMENT_METHOD_NOT_OFFERED',
    });
  });
});

describe('[ORDER-06] what was begun before its way was closed', () => {
  test('is paid when the shopper goes on: by card, and at PayPal', async () => {
    const [card, paypal] = [await begin('stripe'), await begin('paypal')];
    await set({ takesCards: false, takesPaypal: false });
    await shop.sandbox.card(card.secret);
    await approve(paypal.token);
    await app.call('paypalSuccess', { user, body: { token: paypal.token } });
    expect(await state(card.made)).toBe('PAID');
    expect(await state(paypal.made)).toBe('PAID');
  });

  test('lapses in time, and its stock is free again', async () => {
    const { id } = await variantOf('steel-kettle');
    const before = await stockOf(id);
    const { made } = await begin('paypal', 'steel-kettle');
    await set({ takesPaypal: false });
    await app.deps.clock.advance(hourMs + 1000);
    await app.deps.jobs.runDue();
    expect(await state(made)).toBe('EXPIRED');
    expect(await stockOf(id)).toBe(before);
  });
});
