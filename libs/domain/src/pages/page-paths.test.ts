import type { Payment } from '@souk/contract';
import {
  categoryPath,
  merchantPath,
  nextPaymentStep,
  orderDetailPath,
  paymentResultPath,
  ticketPath,
} from './page-paths';

test.each([
  ['[ROUTE-06] a category of the first level', categoryPath({ slug: 'home' }), '/collections/home'],
  ['[ROUTE-06] a category below it', categoryPath({ slug: 'tea cups' }), '/collections/tea%20cups'],
  ['[ROUTE-16] a merchant’s home', merchantPath(7), '/merchant/merchant/home?id=7'],
  ['a merchant’s coupons', merchantPath(7, 'coupon'), '/merchant/merchant/coupon?id=7'],
  ['[ROUTE-21] an order', orderDetailPath('PT 1'), '/order/order_detail?orderNo=PT%201'],
  ['a guest’s order', orderDetailPath('PT1', 'a&b'), '/order/order_detail?orderNo=PT1&token=a%26b'],
  ['a payment', paymentResultPath('PT 1'), '/order/payment_result?orderNo=PT%201'],
  ['[ROUTE-23] a ticket', ticketPath(9), '/support/ticket/view?id=9'],
])('%s', (_what, path, expected) => {
  expect(path).toBe(expected);
});

const payment = (own: Partial<Payment>): Payment => ({
  status: false,
  payType: 'stripe',
  orderNo: 'PT1',
  redirect: null,
  stripeClientSecret: null,
  paypalOrderId: null,
  ...own,
});
const toResult = { kind: 'here', path: '/order/payment_result?orderNo=PT1' };

test.each([
  [
    'paypal goes to the redirect',
    payment({ payType: 'paypal', redirect: 'https://pp.test/x' }),
    { kind: 'away', url: 'https://pp.test/x' },
  ],
  [
    'stripe goes to the card page with the secret',
    payment({ orderNo: 'PT 1', stripeClientSecret: 'pi_1_secret_2&' }),
    { kind: 'here', path: '/order/stripe_payment?clientSecret=pi_1_secret_2%26&orderNo=PT%201' },
  ],
  ['a redirect that is not PayPal’s is not followed', payment({ redirect: 'https://pp.test/x' }), toResult],
  ['nothing to pay goes to the result', payment({ status: true, payType: 'free' }), toResult],
  ['paid already by card goes to the result', payment({ status: true, stripeClientSecret: 'x' }), toResult],
  [
    'paid already at PayPal goes to the result',
    payment({ status: true, payType: 'paypal', redirect: 'https://pp.test/x' }),
    toResult,
  ],
])('[ORDER-04] %s', (_rule, answer, step) => {
  expect(nextPaymentStep(answer)).toEqual(step);
});
