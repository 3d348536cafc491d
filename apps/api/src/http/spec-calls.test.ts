import type { CallName } from '@souk/contract';
import { sql } from 'kysely';
import { people } from '../seed/shoppers/people';
import { row } from '../database/tx';
import { hasBought } from '../testing/bought';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let fixture: {
  productId: number;
  variantId: number;
  slug: string;
  lineId: number;
  couponId: number;
  merchantId: number;
  orderNo: string;
};
const uuid = 'd'.repeat(32);
const guid = 'guid-0001';
const user = 'ann';

beforeAll(async () => {
  shop = await createTestApp();
  const product = await row(sql<{ id: number; slug: string; variant: number; merchant_id: number }>`
    select p.id, p.slug, v.id as variant, p.merchant_id from product p join variant v on v.product_id = p.id
    where p.slug = 'canvas-tote' order by v.id limit 1`);
  const { id: productId = 0, slug = '', variant: variantId = 0, merchant_id: merchantId = 0 } = product ?? {};
  const added = await shop.call('cartSave', { body: [{ productId, cartNum: 1, productAttrUnique: variantId, uuid }] });
  const coupon = await row(sql<{ id: number }>`select id from coupon where is_active order by id limit 1`);
  const { orderNo } = await hasBought(shop, user, { status: 3 });
  fixture = {
    productId,
    variantId,
    slug,
    merchantId,
    orderNo,
    lineId: added.data.lines[0].id as number,
    couponId: coupon?.id ?? 0,
  };
});
afterAll(() => shop.close());

type Asked = Parameters<TestApp['call']>[1];
type Row = [id: string, name: CallName, asked: () => Asked];

/** The table of spec 7, row by row: the server answers from its database, in the contract's shape. */
const rows: Row[] = [
  ['[CALL-01]', 'storeDetails', () => ({})],
  ['[CALL-02]', 'storeTheme', () => ({})],
  ['[CALL-03]', 'storePage', () => ({ query: { type: 'FOOTER' } })],
  ['[CALL-05]', 'storeWidget', () => ({ query: { type: 'WHATSAPP' } })],
  ['[CALL-06]', 'homeIndex', () => ({})],
  ['[CALL-07]', 'paypalClientId', () => ({})],
  ['[CALL-08]', 'categoryTree', () => ({})],
  ['[CALL-09]', 'merchantTypes', () => ({})],
  ['[CALL-10]', 'merchantCategories', () => ({})],
  ['[CALL-11]', 'cartList', () => ({ query: { isValid: true, storeId: 1, uuid } })],
  ['[CALL-12]', 'cartCount', () => ({ query: { numType: true, type: 'sum', storeId: 1, uuid } })],
  ['[CALL-13]', 'cartNum', () => ({ body: { id: fixture.lineId, number: 2, uuid } })],
  [
    '[CALL-15]',
    'cartSave',
    () => ({
      body: [{ productId: fixture.productId, cartNum: 1, productAttrUnique: fixture.variantId, storeId: 1, uuid }],
    }),
  ],
  ['[CALL-16]', 'cartSaveSku', () => ({ body: [{ productId: fixture.productId, cartNum: 1, uuid }] })],
  ['[CALL-17]', 'cartSubscribe', () => ({ body: { email: 'a@b.test', uuid } })],
  ['[CALL-14]', 'cartDelete', () => ({ body: { ids: [fixture.lineId], uuid } })],
  ['[CALL-18]', 'productDetail', () => ({ params: { uniqueKey: '-', slug: fixture.slug } })],
  ['[CALL-19]', 'productList', () => ({ query: { page: 2, limit: 5 } })],
  ['[CALL-20]', 'productCollection', () => ({ params: { collectionId: 1 }, query: { page: 1, limit: 5 } })],
  ['[CALL-21]', 'productsByIds', () => ({ query: { ids: `${fixture.productId},999999`, page: 1, limit: 5 } })],
  [
    '[CALL-22]',
    'productReplies',
    () => ({ params: { productId: fixture.productId }, query: { page: 1, limit: 5, type: 0 } }),
  ],
  ['[CALL-23]', 'streamingChannel', () => ({})],
  ['[CALL-24]', 'userMenu', () => ({ user })],
  ['[CALL-25]', 'searchKeywords', () => ({})],
  ['[CALL-26]', 'sessionStart', () => ({ body: { guid, uuid } })],
  ['[CALL-27]', 'sessionResume', () => ({ body: { guid } })],
  ['[CALL-28]', 'sessionEnd', () => ({ body: { guid } })],
  ['[CALL-29]', 'sessionRecordUser', () => ({ user, body: { uuid } })],
  ['[CALL-31]', 'emailCaptcha', () => ({ body: 'new@souk.test' })],
  ['[CALL-32]', 'tokenExists', () => ({ user })],
  ['[CALL-33]', 'userInfo', () => ({ user })],
  ['[CALL-34]', 'newsletterSubscribe', () => ({ query: { email: 'reader@souk.test' } })],
  ['[CALL-35]', 'couponReceive', () => ({ user, body: { couponId: fixture.couponId } })],
  [
    '[CALL-36]',
    'orderPre',
    () => ({
      user,
      body: {
        preOrderType: 'buyNow',
        orderDetails: [{ attrValueId: fixture.variantId, productId: fixture.productId, productNum: 1 }],
      },
    }),
  ],
  ['[CALL-38]', 'orderDelete', () => ({ user, params: { orderNo: fixture.orderNo } })],
  ['[CALL-40]', 'collectAddProduct', () => ({ user, body: { id: fixture.productId, category: 'store' } })],
  ['[CALL-41]', 'collectCancelProduct', () => ({ user, params: { id: fixture.productId } })],
  ['[CALL-42]', 'collectAddMerchant', () => ({ user, params: { id: fixture.merchantId } })],
  ['[CALL-43]', 'collectCancelMerchant', () => ({ user, params: { id: fixture.merchantId } })],
];

test.each(rows)('%s %s is answered', async (_id, name, asked) => {
  expect(await shop.call(name, asked())).toMatchObject({ status: 200, code: 200 });
});

describe('a purchase, from its creation', () => {
  const place = async () => {
    const preOrder = await shop.call('orderPre', {
      user,
      body: {
        preOrderType: 'buyNow',
        orderDetails: [{ attrValueId: fixture.variantId, productId: fixture.productId, productNum: 1 }],
      },
    });
    const address = {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@souk.test',
      country: 'FR',
      detail: '1 rue',
      city: 'Paris',
      postCode: '75001',
      countryCode: '+33',
      phone: '612345678',
    };
    const made = await shop.call('orderCreate', { user, body: { preOrderNo: preOrder.data.preOrderNo, address } });
    return made.data.orderNo as string;
  };

  test('[CALL-39] is paid for', async () => {
    const body = {
      orderNo: await place(),
      payType: 'stripe',
      payChannel: 'pc',
      hostName: 'localhost',
      storeName: 'Souk',
    };
    const answer = await shop.call('payPayment', { user, body });
    expect(answer).toMatchObject({ code: 200, data: { payType: 'stripe', stripeClientSecret: expect.any(String) } });
  });

  test('[CALL-37] is cancelled while unpaid', async () => {
    expect(await shop.call('orderCancel', { user, params: { orderNo: await place() } })).toMatchObject({
      code: 200,
      data: true,
    });
  });
});

test('[CALL-30] an account is made with the mailed code', async () => {
  await shop.call('emailCaptcha', { body: 'register@souk.test' });
  const outbox = (await shop.app.inject({ url: '/sandbox/outbox' })).json<{ to: string; code?: string }[]>();
  const captcha = outbox.find(({ to }) => to === 'register@souk.test')?.code;
  const body = { email: 'register@souk.test', password: 'secret-enough', captcha, storeId: 1 };
  expect(await shop.call('registerEmail', { body })).toMatchObject({ status: 200, code: 200 });
});

test('[ACCT-08] the account menu has entries of the server’s own, in the shopper’s language', async () => {
  const en = await shop.call('userMenu', { user });
  const fr = await shop.call('userMenu', { user, headers: { 'accept-language': 'fr' } });
  expect(en.data.routine_my_menus[0]).toEqual({
    id: expect.any(Number),
    name: expect.any(String),
    pc_url: expect.stringMatching(/^\//),
  });
  expect(fr.data.routine_my_menus[0].name).not.toBe(en.data.routine_my_menus[0].name);
});

test('[LOGIN-10] a token that no longer holds is told by false, never by a refusal', async () => {
  expect(await shop.call('tokenExists', { user: people.shopper.sub })).toMatchObject({ code: 200, data: true });
  expect(await shop.call('tokenExists', { headers: { authorization: 'Bearer stale' } })).toMatchObject({
    code: 200,
    data: false,
  });
  expect(await shop.call('tokenExists')).toMatchObject({ code: 200, data: false });
});
