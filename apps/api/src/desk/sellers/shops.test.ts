import { type Desk, giveDesk } from '../../testing/desk';
import { sendDeskPicture } from '../../testing/send-picture';
import { newUuid } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
/** The merchant that the application of the shopper became, and a product of it that is put on sale. */
let mer = 0;
let product: { id: number; slug: string; variantId: number };
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  const params = { id: desk.applicationId };
  await desk.ask('applicationDocument', { user: 'finance', params });
  mer = (await desk.ask('applicationApprove', { user: 'finance', params })).data.merchantId;
  const payload = { merchantId: mer };
  product = (await app.app.inject({ method: 'POST', url: '/sandbox/product', payload })).json();
});
afterAll(() => app.close());

const owner = () => ({ user: 'shopper', mer, params: { id: mer } });
const read = async () => (await desk.ask('shop', owner())).data;
const picture = async () => (await sendDeskPicture(app, { user: 'shopper', mer })).data.url;
const save = async (change: object, at: object = {}) => {
  const { id: _id, state: _state, missing: _missing, ...profile } = await read();
  return desk.ask('shopSave', { ...owner(), body: { ...profile, ...change }, ...at });
};
const openShop = () => desk.ask('shopOpen', owner());

const addToCart = async () => {
  const uuid = newUuid();
  const body = [{ uuid, productId: product.id, productAttrUnique: String(product.variantId), cartNum: 1 }];
  return (await app.call('cartSave', { headers: { 'x-cart-uuid': uuid }, body })).code;
};
const shown = async () => ({
  page: (await app.call('merchantInfo', { params: { id: mer } })).code,
  product: (await app.call('productDetail', { params: { uniqueKey: '-', slug: product.slug } })).code,
  cart: await addToCart(),
});

describe('[DESK-37] the shop of a merchant who was just approved', () => {
  test('shows nothing and sells nothing; its people read what is missing, the platform that it is not open', async () => {
    expect(await read()).toMatchObject({
      name: 'Ann & Co',
      state: 'preparing',
      missing: ['intro', 'avatar', 'banner', 'contact'],
    });
    expect(await shown()).toEqual({ page: 404, product: 404, cart: 409 });
    expect((await desk.ask('me', { user: 'shopper' })).data.merchants).toMatchObject([{ id: mer, state: 'preparing' }]);
    const list = await desk.ask('merchants', { user: 'finance', query: { tab: 'preparing' } });
    expect(list.data.list).toMatchObject([{ id: mer, state: 'preparing' }]);
  });

  test('opens once its profile is complete, by a press of its people, and once', async () => {
    expect(await openShop()).toMatchObject({
      code: 409,
      reason: 'SHOP_INCOMPLETE',
      data: { missing: expect.any(Array) },
    });
    const change = { introEn: 'We weave', avatar: await picture(), banner: await picture(), contact: 'help@ann.test' };
    expect((await save(change)).code).toBe(200);
    expect((await read()).missing).toEqual([]);
    expect(await shown()).toEqual({ page: 404, product: 404, cart: 409 });
    expect(await openShop()).toMatchObject({ code: 200, data: { state: 'open' } });
    expect(await shown()).toEqual({ page: 200, product: 200, cart: 200 });
    expect(await openShop()).toMatchObject({ code: 409, reason: 'MERCHANT_MOVED', data: { state: 'open' } });
    const { data } = await desk.ask('audit', { user: 'finance', query: { subject: 'seller' } });
    expect(data.list[0]).toMatchObject({ call: 'shopOpen', by: 'shopper', after: { state: 'open' } });
  });
});

describe('[DESK-36] the profile of a shop', () => {
  test('is what shoppers read at once, in their language, and by one contact', async () => {
    const change = {
      name: 'Ann & Co.',
      introFr: 'Nous tissons',
      contactBy: 'phone',
      contact: '+33 1 42',
      returnDays: 60,
    };
    expect((await save(change)).code).toBe(200);
    const info = (language: string) =>
      app.call('merchantInfo', { params: { id: mer }, headers: { 'accept-language': language } });
    expect((await info('en')).data).toMatchObject({
      name: 'Ann & Co.',
      intro: 'We weave',
      servicePhone: '+33 1 42',
      serviceEmail: null,
      returns: { days: 60 },
    });
    expect((await save({ introFr: '' })).code).toBe(200);
    expect((await info('fr')).data.intro).toBe('We weave');
  });

  test.each([
    [{ contactBy: 'email', contact: 'nobody' }, 'contact'],
    [{ contactBy: 'h5', contact: 'http://ann.test' }, 'contact'],
    [{ banner: '/img/u/0123456789abcdef0123456789abcdef.webp' }, 'banner'],
  ])('%j is refused at its field, and nothing changes', async (change, field) => {
    const before = await read();
    expect(await save(change)).toMatchObject({ code: 400, data: { fields: { [field]: expect.any(String) } } });
    expect(await read()).toEqual(before);
  });

  test('the second of two people is told; the platform changes it too; the log keeps no contact', async () => {
    const { version } = await read();
    expect([(await save({ version, returnDays: 14 })).code, (await save({ version, returnDays: 15 })).code]).toEqual([
      200, 409,
    ]);
    const { id: _id, state: _state, missing: _missing, ...profile } = await read();
    const body = { ...profile, name: 'Ann and Co' };
    expect((await desk.ask('shopSave', { user: 'admin', params: { id: mer }, body })).code).toBe(200);
    const { data } = await desk.ask('audit', { user: 'finance', query: { subject: 'seller' } });
    expect(data.list[0]).toMatchObject({ call: 'shopSave', by: 'admin', after: { name: 'Ann and Co' } });
    expect(JSON.stringify(data.list)).not.toContain('+33 1 42');
  });
});
