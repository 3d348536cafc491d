import { fakeApi } from '@souk/testing';
import type { Payment } from '@souk/contract';
import { keepOrderToken } from '@souk/state';
import { startPayment } from './start-payment';

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
