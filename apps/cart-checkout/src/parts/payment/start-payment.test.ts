import { fakeApi } from '@souk/testing';
import type { Payment } from '@souk/contract';
import { keepOrderToken } from '@souk/state';
import { nextStep, startPayment } from './start-payment';

const payment = (own: Partial<Payment>): Payment => ({
  status: false,
  payType: 'stripe',
  orderNo: 'PT1',
  redirect: null,
  stripeClientSecret: null,
  paypalOrderId: null,
  ...own,
});

test('[ORDER-03, CALL-37] a payment names order, way, channel pc, host and store', async () => {
  const api = fakeApi({ pay: { payment: async () => payment({}) } });
  keepOrderToken('PT1', 'guest-key');
  await startPayment(api, { orderNo: 'PT1', payType: 'stripe', storeName: 'Souk' });
  expect(api.inputsOf('pay.payment')).toEqual([
    { orderNo: 'PT1', payType: 'stripe', payChannel: 'pc', hostName: location.host, storeName: 'Souk' },
  ]);
});

test.each([
  [
    'paypal goes to the redirect',
    payment({ payType: 'paypal', redirect: 'https://pp.test/x' }),
    { kind: 'away', url: 'https://pp.test/x' },
  ],
  [
    'stripe goes to the card page with the secret',
    payment({ stripeClientSecret: 'pi_1_secret_2' }),
    { kind: 'here', path: '/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1' },
  ],
  [
    'nothing to pay goes to the result',
    payment({ status: true, payType: 'free' }),
    { kind: 'here', path: '/order/payment_result?orderNo=PT1' },
  ],
  [
    'paid already goes to the result',
    payment({ status: true, stripeClientSecret: 'x' }),
    { kind: 'here', path: '/order/payment_result?orderNo=PT1' },
  ],
])('[ORDER-04] %s', (_rule, answer, step) => {
  expect(nextStep(answer)).toEqual(step);
});
