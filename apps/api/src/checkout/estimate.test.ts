import { newUuid, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app?.close());

/** A visitor's cart with so many of each product, and the ids of its lines. */
const cartOf = async (pieces: Record<string, number>) => {
  const uuid = newUuid();
  const ids: Record<string, number> = {};
  for (const [slug, cartNum] of Object.entries(pieces)) {
    const { id, product_id: productId } = await variantOf(slug);
    const { data } = await app.call('cartSave', { body: [{ uuid, productId, cartNum, productAttrUnique: id }] });
    ids[slug] = data.lines[0].id;
  }
  return { uuid, ids };
};
const estimate = async (query: Record<string, string>) => (await app.call('orderEstimate', { query })).data;

test('[CART-09] the cart’s estimate is what the order confirmation will ask, merchant by merchant', async () => {
  const { uuid, ids } = await cartOf({ 'canvas-tote': 1, 'steel-kettle': 2 });
  const guess = await estimate({ uuid });
  const orderDetails = Object.values(ids).map((id) => ({ shoppingCartId: id }));
  const { data: pre } = await app.call('orderPre', { body: { uuid, preOrderType: 'shoppingCart', orderDetails } });
  const { data: asked } = await app.call('orderPreLoad', { params: { preOrderNo: pre.preOrderNo }, query: { uuid } });
  expect(guess).toMatchObject({ proTotalFee: asked.proTotalFee, freightFee: asked.freightFee });
  expect(guess.payFee).toBeCloseTo(guess.proTotalFee + guess.freightFee, 5);
  const fees = (list: { merId: number; freightFee: number }[]) => list.map((one) => [one.merId, one.freightFee]).sort();
  expect(fees(guess.orderList)).toEqual(fees(asked.orderList));
});

test('[CART-09] it says from which amount a merchant sends free, and is free from there on', async () => {
  const { uuid } = await cartOf({ 'steel-kettle': 1 });
  const [below] = (await estimate({ uuid })).orderList;
  expect(below).toMatchObject({ proTotalFee: 60, freeFrom: 120 });
  expect(below.freightFee).toBeGreaterThan(0);
  const more = await cartOf({ 'steel-kettle': 2 });
  expect((await estimate({ uuid: more.uuid })).orderList).toEqual([
    { merId: below.merId, proTotalFee: 120, freightFee: 0, freeFrom: 120 },
  ]);
});

test('[CART-02] only the lines that were named count', async () => {
  const { uuid, ids } = await cartOf({ 'canvas-tote': 1, 'steel-kettle': 1 });
  expect((await estimate({ uuid, ids: String(ids['steel-kettle']) })).proTotalFee).toBe(60);
});

test('[CART-09] lines of others are as if they were not there; without a cart it is nothing', async () => {
  const own = await cartOf({ 'steel-kettle': 1 });
  const none = { proTotalFee: 0, freightFee: 0, payFee: 0, orderList: [] };
  expect(await estimate({ uuid: newUuid(), ids: String(own.ids['steel-kettle']) })).toEqual(none);
  expect(await estimate({})).toEqual(none);
});
