import type { OrderAction, Purchase, Refund } from '@souk/contract';
import { createShop, newUuid, setStock, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  await setStock((await variantOf('canvas-tote')).id, 500);
});
afterAll(() => app?.close());

interface Made {
  orderNo: string;
  orderToken: string | null;
}
const buy = async (isPaid = true): Promise<Made> => {
  const lines = [{ variantId: (await variantOf('canvas-tote')).id, num: 2 }];
  return isPaid ? shop.bought({ uuid: newUuid() }, lines) : shop.buy({ uuid: newUuid() }, lines);
};
const headers = (made: Made) => ({ headers: { 'x-order-token': made.orderToken ?? '' } });
const seen = async (made: Made) =>
  (await app.call<Purchase>('visitorOrderDetail', { ...headers(made), query: { orderNo: made.orderNo } })).data;
const first = async (made: Made) => {
  const [order] = (await seen(made)).orders;
  if (!order) throw new Error('The purchase has an order');
  return order;
};
const ask = (made: Made, more: object = {}) =>
  app.call('refundCreate', {
    ...headers(made),
    body: { orderNo: `${made.orderNo}-1`, type: 1, text: 'I changed my mind', ...more },
  });
const refundOf = async (made: Made, refundOrderNo: string) =>
  (await app.call<Refund>('refundDetail', { ...headers(made), params: { refundOrderNo } })).data;
const offered = (actions: readonly OrderAction[]) => [...actions].sort();

test('[ORDER-10] a guest cancels an unpaid purchase; its stock is free again', async () => {
  const { id } = await variantOf('canvas-tote');
  const before = await stockOf(id);
  const made = await buy(false);
  expect((await seen(made)).actions).toEqual(expect.arrayContaining(['pay', 'cancel']));
  const cancel = () => app.call('orderCancel', { ...headers(made), params: { orderNo: made.orderNo } });
  expect((await cancel()).data).toBe(true);
  expect(await seen(made)).toMatchObject({ state: 'cancelled', actions: [] });
  expect(await stockOf(id)).toBe(before);
  expect((await cancel()).code).toBe(409);
});

test('[ORDER-10] a guest whose answer was lost cancels again: it is the same cancelling, and nobody else’s', async () => {
  const [made, another] = [await buy(false), await buy(false)];
  const cancel = (of: Made) =>
    app.call('orderCancel', {
      headers: { ...headers(of).headers, 'idempotency-key': 'cancel-once' },
      params: { orderNo: of.orderNo },
    });
  const answer = await cancel(made);
  expect(answer).toMatchObject({ code: 200, data: true });
  expect(await cancel(made)).toEqual(answer);
  expect(await seen(another)).toMatchObject({ state: 'unpaid' });
  expect((await cancel(another)).code).toBe(200);
  expect(await seen(another)).toMatchObject({ state: 'cancelled' });
});

test('[ORDER-10] a guest cancels a paid order that is not shipped: all its money is asked for', async () => {
  const made = await buy();
  expect(offered((await first(made)).actions)).toEqual(['cancel', 'receipt', 'refund']);
  await app.call('orderCancel', { ...headers(made), params: { orderNo: `${made.orderNo}-1` } });
  const { refunds, payPrice } = await first(made);
  expect(refunds).toEqual([{ refundOrderNo: expect.any(String), refundStatus: 0, refundPrice: payPrice }]);
  await shop.sandbox.post(`refund/${refunds[0]?.refundOrderNo}/approve`);
  expect(await first(made)).toMatchObject({ status: 9, refundStatus: 3 });
});

test('[ORDER-10] a guest sends goods back: asks, names the parcel, is paid', async () => {
  const made = await buy();
  await shop.sandbox.post(`order/${made.orderNo}/ship`);
  const order = { ...headers(made), params: { orderNo: `${made.orderNo}-1` } };
  expect((await app.call('orderExpress', order)).data.expNo).toBeTruthy();
  expect((await app.call('orderTake', order)).data).toBe(true);
  const { data: offer } = await app.call('refundApply', order);
  expect(offer.types).toEqual([1, 2]);
  const items = [{ orderInfoId: offer.orderInfoList[0].id, num: 1 }];
  const { refundOrderNo } = (await ask(made, { type: 2, items })).data;
  expect((await refundOf(made, refundOrderNo)).actions).toEqual(['revoke']);
  await shop.sandbox.post(`refund/${refundOrderNo}/approve`);
  expect((await refundOf(made, refundOrderNo)).returnAddress).toBeTruthy();
  const parcel = { refundOrderNo, expressName: 'Post', trackingNumber: 'R1' };
  expect((await app.call('refundReturning', { ...headers(made), body: parcel })).data).toBe(true);
  await shop.sandbox.post(`refund/${refundOrderNo}/arrive`, { restock: true });
  await shop.sandbox.post(`refund/${refundOrderNo}/approve`);
  expect(await refundOf(made, refundOrderNo)).toMatchObject({ refundStatus: 3, actions: [] });
});

test('[ORDER-10] what takes an account is not offered: no ticket after a refusal, no review', async () => {
  const made = await buy();
  await shop.sandbox.post(`order/${made.orderNo}/ship`);
  const order = { ...headers(made), params: { orderNo: `${made.orderNo}-1` } };
  await app.call('orderTake', order);
  expect(offered((await first(made)).actions)).toEqual(['express', 'receipt', 'refund']);
  const { refundOrderNo } = (await ask(made)).data;
  await shop.sandbox.post(`refund/${refundOrderNo}/refuse`, { reason: 'Worn' });
  expect((await refundOf(made, refundOrderNo)).actions).toEqual(['again']);
  const again = (await ask(made)).data.refundOrderNo as string;
  const revoke = { ...headers(made), params: { refundOrderNo: again } };
  expect((await app.call('refundRevoke', revoke)).data).toBe(true);
  expect((await refundOf(made, again)).refundStatus).toBe(6);
});

test('[lesson 18] [ORDER-10] [ROUTE-14] the key opens its own purchase and nobody else’s', async () => {
  const [mine, theirs] = [await buy(), await buy()];
  const { refundOrderNo } = (await ask(theirs)).data;
  const orderNo = `${theirs.orderNo}-1`;
  const with_ = headers(mine);
  const answers = [
    await app.call('orderCancel', { ...with_, params: { orderNo } }),
    await app.call('orderTake', { ...with_, params: { orderNo } }),
    await app.call('orderExpress', { ...with_, params: { orderNo } }),
    await app.call('refundApply', { ...with_, params: { orderNo } }),
    await app.call('refundCreate', { ...with_, body: { orderNo, type: 1, text: 'x' } }),
    await app.call('refundDetail', { ...with_, params: { refundOrderNo } }),
    await app.call('refundRevoke', { ...with_, params: { refundOrderNo } }),
    await app.call('refundReturning', { ...with_, body: { refundOrderNo, expressName: 'P', trackingNumber: '1' } }),
    await app.call('refundDetail', { params: { refundOrderNo } }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 404));
  expect((await refundOf(theirs, refundOrderNo)).refundStatus).toBe(0);
});

test('[ORDER-10] a request of a guest goes into the account with its purchase', async () => {
  const made = await buy();
  const { refundOrderNo } = (await ask(made)).data;
  expect((await app.call('refundList', { user: 'claims' })).data.list).toEqual([]);
  await app.call('visitorOrderClaim', { user: 'claims', ...headers(made), body: { orderNo: made.orderNo } });
  const { list } = (await app.call('refundList', { user: 'claims' })).data;
  expect(list).toEqual([expect.objectContaining({ refundOrderNo })]);
});
