import { createShop, newUuid, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const visitor = () => ({ headers: { 'x-cart-uuid': newUuid() } });
type Visitor = ReturnType<typeof visitor>;

const preOrder = async ({ headers }: Visitor, slug = 'steel-kettle', num = 1) => {
  const { id } = await variantOf(slug);
  return shop.preOrder({ uuid: headers['x-cart-uuid'] }, [{ variantId: id, num }]);
};
const loaded = async (guest: Visitor, preOrderNo: string) =>
  (await app.call('orderPreLoad', { ...guest, params: { preOrderNo } })).data as { payFee: number };
const open = (guest: Visitor, preOrderNo: string, more: object = {}) =>
  app.call('paypalExpress', { ...guest, body: { preOrderNo, ...more } });
const payer = (guest: Visitor, preOrderNo: string, token: string) =>
  app.call('paypalPayer', { ...guest, body: { preOrderNo, token } });
const approve = (token: string, address = 'home') =>
  app.app.inject({
    method: 'POST',
    url: '/sandbox/paypal/approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, choice: 'approve', address }).toString(),
  });
/** What the page makes of the wallet's address: the order's own. */
const addressOf = ({ name, ...rest }: { name: string }) => {
  const [firstName, lastName] = name.split(' ');
  return { firstName, lastName, countryCode: '', ...rest };
};
const order = async (guest: Visitor, preOrderNo: string, address: object, email = 'payer@paypal.test') =>
  app.call('orderCreate', { ...guest, body: { preOrderNo, address, email, payType: 'paypal' } });
const pay = (orderNo: string, orderToken: string, token: string) =>
  app.call('payPayment', { body: { orderNo, payType: 'paypal', token }, headers: { 'x-order-token': orderToken } });

describe('PayPal above the form', () => {
  test('[ORDER-05] the payer agrees first, the order is made as any other, and only then money is taken', async () => {
    const guest = visitor();
    const preOrderNo = await preOrder(guest);
    const { payFee } = await loaded(guest, preOrderNo);
    const opened = await open(guest, preOrderNo, { payFee });
    const token = opened.data.paypalOrderId as string;
    expect((await payer(guest, preOrderNo, token)).code).toBe(404); // nobody agreed yet
    await approve(token);
    const wallet = (await payer(guest, preOrderNo, token)).data;
    expect(wallet).toMatchObject({
      name: 'Paula Payer',
      email: 'payer@paypal.test',
      country: 'US',
      city: 'Springfield',
    });

    const made = (await order(guest, preOrderNo, addressOf(wallet))).data;
    const headers = { 'x-order-token': made.orderToken };
    expect((await app.call('payResult', { params: { orderNo: made.orderNo }, headers })).data.state).toBe('UNPAID');
    for (let count = 0; count < 2; count += 1) {
      expect((await pay(made.orderNo, made.orderToken, token)).data.paypalOrderId).toBe(token);
    }
    expect((await app.call('paypalSuccess', { body: { token }, headers })).data).toMatchObject({
      status: true,
      payPrice: payFee,
    });
    expect((await app.call('payResult', { params: { orderNo: made.orderNo }, headers })).data).toMatchObject({
      state: 'PAID',
      payType: 'paypal',
    });
  });

  test('[ORDER-06] agreed and then left alone: no order, no stock taken, nothing charged', async () => {
    const guest = visitor();
    const { id } = await variantOf('steel-kettle');
    const before = await stockOf(id);
    const preOrderNo = await preOrder(guest);
    const { data } = await open(guest, preOrderNo);
    await approve(data.paypalOrderId);
    await app.deps.jobs.runDue();
    expect(await stockOf(id)).toBe(before);
  });

  test('[CART-09] the price is the server’s: one that differs is refused with the new one', async () => {
    const guest = visitor();
    const preOrderNo = await preOrder(guest);
    const { payFee } = await loaded(guest, preOrderNo);
    const answer = await open(guest, preOrderNo, { payFee: 0.01 });
    expect(answer).toMatchObject({ status: 409, reason: 'PRICE_CHANGED', data: { payFee } });
  });

  test('[ORDER-06] a payment agreed to for something else pays nothing here', async () => {
    const guest = visitor();
    const [cheap, dear] = [await preOrder(guest, 'canvas-tote'), await preOrder(guest, 'steel-kettle', 2)];
    const token = (await open(guest, cheap)).data.paypalOrderId as string;
    await approve(token);
    expect((await payer(guest, dear, token)).code).toBe(404);
    expect((await payer(visitor(), cheap, token)).code).toBe(404);
    const wallet = (await payer(guest, cheap, token)).data;
    const made = (await order(guest, dear, addressOf(wallet))).data;
    expect((await pay(made.orderNo, made.orderToken, token)).code).toBe(404);
    expect((await pay(made.orderNo, made.orderToken, 'UNKNOWN')).code).toBe(404);
  });

  test('[ACCT-02] an address where no mail goes is refused by its field', async () => {
    const guest = visitor();
    const preOrderNo = await preOrder(guest);
    const token = (await open(guest, preOrderNo)).data.paypalOrderId as string;
    await approve(token, 'away');
    const wallet = (await payer(guest, preOrderNo, token)).data;
    const answer = await order(guest, preOrderNo, addressOf(wallet));
    expect(answer).toMatchObject({ code: 400, data: { fields: { country: expect.any(String) } } });
  });

  test('[ORDER-04] PayPal being away is told, and the next press works', async () => {
    const guest = visitor();
    const preOrderNo = await preOrder(guest);
    await shop.sandbox.post('fault', { path: '/v2/checkout/orders', status: 500, times: 1 });
    expect((await open(guest, preOrderNo)).status).toBe(503);
    expect((await open(guest, preOrderNo)).code).toBe(200);
  });
});

describe('a wallet of the device', () => {
  const confirm = (clientSecret: string, amount: number, number = '4242424242424242') =>
    app.app.inject({ method: 'POST', url: '/sandbox/stripe/confirm', payload: { clientSecret, number, amount } });
  const lyon = { name: 'Wanda Wallet', email: 'wanda@wallet.test', phone: '+33 1 23 45 67 89', country: 'FR' };
  const place = { detail: '18 Rue de la République', detail2: '', city: 'Lyon', province: '', postCode: '69001' };

  test('[ORDER-03] pays the order that was made of its address; a sheet with another sum pays nothing', async () => {
    const guest = visitor();
    const made = (await order(guest, await preOrder(guest), addressOf({ ...lyon, ...place }), lyon.email)).data;
    const headers = { 'x-order-token': made.orderToken };
    const body = { orderNo: made.orderNo, payType: 'stripe' };
    const { data } = await app.call('payPayment', { body, headers });
    const state = async () => (await app.call('payResult', { params: { orderNo: made.orderNo }, headers })).data;
    const cents = Math.round((await state()).payPrice * 100);
    expect((await confirm(data.stripeClientSecret, cents - 1)).json()).toMatchObject({
      error: { code: 'amount_mismatch' },
    });
    expect((await confirm(data.stripeClientSecret, cents, '4000000000000002')).json()).toMatchObject({
      error: { code: 'card_declined' },
    });
    expect((await state()).state).toBe('FAILED');
    await confirm(data.stripeClientSecret, cents);
    expect((await state()).state).toBe('PAID');
  });

  test('its buttons and its sheet are the shop’s frames, without inline scripts', async () => {
    for (const url of ['/sandbox/stripe/express?wallets=applePay,link,evil', '/sandbox/stripe/wallet']) {
      const { payload, headers } = await app.app.inject({ url });
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(payload).not.toMatch(/<script(?![^>]*\bsrc=)|evil/);
    }
    expect((await app.app.inject({ url: '/sandbox/stripe/stripe.js' })).payload).toContain('expressCheckout');
  });
});
