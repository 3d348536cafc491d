import { withoutSecret } from '../parts/card-page-href/card-page-href';
import { readCardPaymentUrl } from './card-payment.url';

test('[ROUTE-22] reads the secret and the order number, either may be absent', () => {
  expect(readCardPaymentUrl('?clientSecret=pi_1_secret_2&orderNo=PT1')).toEqual({
    clientSecret: 'pi_1_secret_2',
    orderNo: 'PT1',
  });
  expect(readCardPaymentUrl('')).toEqual({ clientSecret: null, orderNo: null });
});

test('the secret leaves the address, the order number stays', () => {
  expect(withoutSecret({ orderNo: 'PT 1' })).toBe('/order/stripe_payment?orderNo=PT%201');
  expect(withoutSecret({ orderNo: null })).toBe('/order/stripe_payment');
});
