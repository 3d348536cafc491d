import { aPayment, fakeApi } from '@souk/testing';
import { keepOrderToken } from '@souk/state';
import { startPayment } from './start-payment';

test('[ORDER-03, CALL-37] a payment names order, way, channel pc, host and store', async () => {
  const api = fakeApi({ pay: { payment: async () => aPayment() } });
  keepOrderToken('PT1', 'guest-key');
  await startPayment(api, { orderNo: 'PT1', payType: 'stripe', storeName: 'Souk' });
  expect(api.inputsOf('pay.payment')).toEqual([
    { orderNo: 'PT1', payType: 'stripe', payChannel: 'pc', hostName: location.host, storeName: 'Souk' },
  ]);
});
