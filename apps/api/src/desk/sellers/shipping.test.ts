import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, goodAddress, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
const user = 'sender';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const rules = { feeCents: 700, freeFromCents: null, minDays: 3, maxDays: 8, closedUntil: null };
const as = (who = 'manager') => ({ user: who, mer: desk.merchantId, params: { id: desk.merchantId } });
const save = async (change: object, who = 'manager') => {
  const { data } = await desk.ask('shipping', as(who));
  return desk.ask('shippingSave', { ...as(who), body: { ...rules, version: data.version, ...change } });
};
const preOrder = async () => {
  const { id } = await variantOf('linen-shirt');
  return shop.preOrder({ user }, [{ variantId: id, num: 1 }]);
};

describe('[DESK-36] how a merchant sends', () => {
  test('what it costs and how long it takes is what the checkout says, at once', async () => {
    expect((await save({})).code).toBe(200);
    const made = await shop.create({ user }, await preOrder(), { payFee: undefined });
    const { data } = await desk.ask('order', { ...as(), params: { no: `${made.data.orderNo}-1` } });
    expect(data).toMatchObject({ freightCents: 700 });
    expect((await save({ freeFromCents: 1 })).code).toBe(200);
    const free = await shop.create({ user }, await preOrder());
    const { data: later } = await desk.ask('order', { ...as(), params: { no: `${free.data.orderNo}-1` } });
    expect(later.freightCents).toBe(0);
  });

  test('nothing can be bought of a merchant who is away, until they are back', async () => {
    const ahead = await preOrder();
    const back = new Date(app.deps.clock.now().getTime() + 3_600_000);
    expect((await save({ closedUntil: back.toISOString() })).code).toBe(200);
    const refused = await shop.create({ user }, ahead, { address: goodAddress });
    expect(refused).toMatchObject({ code: 409, reason: 'LINES_REFUSED' });
    expect((await desk.ask('shipping', as())).data.closedUntil).toBe(back.toISOString());
    await app.deps.clock.advance(3_700_000);
    expect((await desk.ask('shipping', as())).data.closedUntil).toBeNull();
    expect((await shop.create({ user }, await preOrder())).code).toBe(200);
  });

  test('days that go backwards and a return that is past are refused, with the reason', async () => {
    const past = app.deps.clock.now().toISOString();
    expect(await save({ minDays: 9 })).toMatchObject({ code: 400, data: { obstacle: 'daysBackwards' } });
    expect(await save({ closedUntil: past })).toMatchObject({ code: 400, data: { obstacle: 'backInThePast' } });
  });

  test('the second of two people is told; the log says who', async () => {
    const { data } = await desk.ask('shipping', as());
    const ask = (feeCents: number) =>
      desk.ask('shippingSave', { ...as('owner'), body: { ...rules, feeCents, version: data.version } });
    expect([(await ask(810)).code, (await ask(820)).code]).toEqual([200, 409]);
    const log = await desk.ask('audit', { user: 'finance', query: { subject: 'seller' } });
    expect(log.data.list[0]).toMatchObject({ by: 'owner', after: { feeCents: 810 } });
  });
});
