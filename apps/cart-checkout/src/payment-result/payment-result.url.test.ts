import { readPaymentResultUrl } from './payment-result.url';

test('[ORDER-06] what a provider says about success in the address is not read', () => {
  const read = readPaymentResultUrl(new URLSearchParams('orderNo=PT1&redirect_status=succeeded&status=true'));
  expect(read).toEqual({ orderNo: 'PT1', orderKey: null, paypalToken: null, payerId: null, isCancelled: false });
});

test('a way back from PayPal carries its token, a turn-back says so', () => {
  const read = readPaymentResultUrl(new URLSearchParams('orderNo=PT1&cancel=1&token=EC-1'));
  expect(read).toMatchObject({ paypalToken: 'EC-1', isCancelled: true });
});

test('[ORDER-06] an empty number is none', () => {
  expect(readPaymentResultUrl(new URLSearchParams('orderNo=%20')).orderNo).toBeNull();
});
