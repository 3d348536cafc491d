import { disputePage, paymentPage } from './payment-page';

const stripe = (secretKey: string, baseUrl?: string) => ({
  stripe: { secretKey, publishableKey: 'pk', webhookSecret: 'wh', baseUrl },
  paypal: undefined,
});
const paypal = (baseUrl: string) => ({
  stripe: undefined,
  paypal: { clientId: 'id', clientSecret: 'secret', baseUrl, webhookId: undefined },
});
const card = { provider: 'stripe', ref: 'pi_1', charge_ref: 'ch_1' } as const;
const wallet = { provider: 'paypal', ref: '5O1', charge_ref: '3C6' } as const;
const page = 'https://dashboard.stripe.com';

describe('[DESK-52] the page of a payment at its provider', () => {
  test.each([
    ['live keys', card, stripe('sk_live_1'), `${page}/payments/pi_1`],
    ['restricted live keys', card, stripe('rk_live_1'), `${page}/payments/pi_1`],
    ['test keys', card, stripe('sk_test_1'), `${page}/test/payments/pi_1`],
    ['a stand-in of Stripe', card, stripe('sk_test_1', 'http://localhost:12111'), null],
    ['a try that Stripe never answered', { ...card, ref: null }, stripe('sk_live_1'), null],
    ['a way to pay that is switched off', card, paypal('https://api-m.paypal.com'), null],
    ['PayPal', wallet, paypal('https://api-m.paypal.com'), 'https://www.paypal.com/activity/payment/3C6'],
    [
      'PayPal’s sandbox',
      wallet,
      paypal('https://api-m.sandbox.paypal.com'),
      'https://www.sandbox.paypal.com/activity/payment/3C6',
    ],
    ['money that never came by PayPal', { ...wallet, charge_ref: null }, paypal('https://api-m.paypal.com'), null],
    ['a stand-in of PayPal', wallet, paypal('http://sandbox.invalid'), null],
  ])('of %s', (_name, payment, config, url) => expect(paymentPage(payment, config)).toBe(url));
});

describe('[DESK-52] the page where a dispute is answered', () => {
  const [du, pp] = [
    { provider: 'stripe', ref: 'du_1' },
    { provider: 'paypal', ref: 'PP-D-1' },
  ] as const;
  test.each([
    ['live keys', du, stripe('sk_live_1'), `${page}/disputes/du_1`],
    ['test keys', du, stripe('sk_test_1'), `${page}/test/disputes/du_1`],
    ['a stand-in of Stripe', du, stripe('sk_test_1', 'http://localhost:12111'), null],
    ['PayPal', pp, paypal('https://api-m.paypal.com'), 'https://www.paypal.com/resolutioncenter'],
    [
      'PayPal’s sandbox',
      pp,
      paypal('https://api-m.sandbox.paypal.com'),
      'https://www.sandbox.paypal.com/resolutioncenter',
    ],
    ['a stand-in of PayPal', pp, paypal('http://sandbox.invalid'), null],
  ])('of %s', (_name, dispute, config, url) => expect(disputePage(dispute, config)).toBe(url));
});
