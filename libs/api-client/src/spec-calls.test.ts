import { createApi, type Api } from './index';

const once = { idempotencyKey: 'k1' };
const uuid = 'c'.repeat(32);

type Row = [id: string, call: (api: Api) => Promise<unknown>, method: string, url: string, body?: unknown];

/** The table of spec 7, row by row: what the client sends. CALL-04 is no call of the api: the server fetches that page. */
const rows: Row[] = [
  ['[CALL-01]', (api) => api.store.details(), 'GET', '/api/front/store/details'],
  ['[CALL-02]', (api) => api.store.theme(), 'GET', '/api/front/store/theme'],
  ['[CALL-03]', (api) => api.store.page({ type: 'HEADER' }), 'GET', '/api/front/store/page/type?type=HEADER'],
  ['[CALL-05]', (api) => api.store.widget({ type: 'WHATSAPP' }), 'GET', '/api/front/store/widget?type=WHATSAPP'],
  ['[CALL-06]', (api) => api.home.index(), 'GET', '/api/pc/home/index'],
  ['[CALL-07]', (api) => api.pay.paypalClientId(), 'GET', '/api/front/pay/paypal/clientId'],
  ['[CALL-08]', (api) => api.categories.tree(), 'GET', '/api/front/product/category'],
  ['[CALL-09]', (api) => api.merchants.types(), 'GET', '/api/front/merchant/all/type/list'],
  ['[CALL-10]', (api) => api.merchants.categories(), 'GET', '/api/front/merchant/all/category/list'],
  [
    '[CALL-11]',
    (api) => api.cart.list({ isValid: true }),
    'GET',
    `/api/front/cart/list?storeId=1&uuid=${uuid}&isValid=true`,
  ],
  [
    '[CALL-12]',
    (api) => api.cart.count({ numType: 'true', type: 'sum' }),
    'GET',
    `/api/front/cart/count?storeId=1&uuid=${uuid}&numType=true&type=sum`,
  ],
  [
    '[CALL-13]',
    (api) => api.cart.num({ id: 5, number: 2 }),
    'POST',
    '/api/front/cart/num',
    { storeId: 1, uuid, id: 5, number: 2 },
  ],
  [
    '[CALL-14]',
    (api) => api.cart.delete({ ids: [5, 6] }),
    'POST',
    '/api/front/cart/delete',
    { storeId: 1, uuid, ids: [5, 6] },
  ],
  [
    '[CALL-15]',
    (api) => api.cart.save([{ productId: 7, cartNum: 1, productAttrUnique: 71 }]),
    'POST',
    '/api/front/cart/save',
    [{ storeId: 1, uuid, productId: 7, cartNum: 1, productAttrUnique: 71 }],
  ],
  [
    '[CALL-16]',
    (api) => api.cart.saveSku([{ productId: 7, cartNum: 1, sku: 'Blue,M' }]),
    'POST',
    '/api/front/cart/save/sku',
    [{ storeId: 1, uuid, productId: 7, cartNum: 1, sku: 'Blue,M' }],
  ],
  [
    '[CALL-17]',
    (api) => api.cart.subscribe({ email: 'a@b.test' }),
    'POST',
    '/api/front/cart/subscribe',
    { storeId: 1, uuid, email: 'a@b.test' },
  ],
  [
    '[CALL-18]',
    (api) => api.products.detail({ uniqueKey: 'KEY', slug: 'mug' }),
    'GET',
    '/api/front/product/detail/KEY/mug',
  ],
  [
    '[CALL-19]',
    (api) => api.products.list({ page: 2, limit: 20 }),
    'GET',
    '/api/front/index/product/list?page=2&limit=20',
  ],
  [
    '[CALL-20]',
    (api) => api.products.collection({ collectionId: 'cups', page: 1, limit: 10 }),
    'GET',
    '/api/front/product/collection/cups?page=1&limit=10',
  ],
  [
    '[CALL-21]',
    (api) => api.products.byIds({ ids: '3,4', page: 1, limit: 10 }),
    'GET',
    '/api/front/product/id/list?ids=3%2C4&page=1&limit=10',
  ],
  [
    '[CALL-22]',
    (api) => api.reviews.list({ productId: 7, page: 1, limit: 10, type: 0 }),
    'GET',
    '/api/front/product/reply/list/7?page=1&limit=10&type=0',
  ],
  ['[CALL-23]', (api) => api.store.streamingChannel(), 'GET', '/api/front/streaming/channel'],
  ['[CALL-24]', (api) => api.users.menu(), 'GET', '/api/front/user/menu/user'],
  ['[CALL-25]', (api) => api.search.keywords(), 'GET', '/api/front/search/keyword'],
  [
    '[CALL-26]',
    (api) => api.session.start({ guid: 'guid-0001', uuid }),
    'POST',
    '/api/front/session/start',
    { guid: 'guid-0001', uuid },
  ],
  [
    '[CALL-27]',
    (api) => api.session.resume({ guid: 'guid-0001' }),
    'POST',
    '/api/front/session/resume',
    { guid: 'guid-0001' },
  ],
  [
    '[CALL-28]',
    (api) => api.session.end({ guid: 'guid-0001' }),
    'POST',
    '/api/front/session/end',
    { guid: 'guid-0001' },
  ],
  ['[CALL-29]', (api) => api.session.recordUser({ uuid }), 'POST', '/api/front/session/record/user', { uuid }],
  [
    '[CALL-30]',
    (api) => api.login.registerEmail({ email: 'a@b.test', password: 'secret', storeId: 1 }),
    'POST',
    '/api/front/login/register/email',
    { email: 'a@b.test', password: 'secret', storeId: 1 },
  ],
  ['[CALL-31]', (api) => api.login.emailCaptcha('a@b.test'), 'POST', '/api/front/login/email/captcha', 'a@b.test'],
  ['[CALL-32]', (api) => api.login.tokenExists(), 'POST', '/api/front/login/token/is/exist'],
  ['[CALL-33]', (api) => api.users.info(), 'GET', '/front/user/info'],
  [
    '[CALL-34]',
    (api) => api.forms.newsletter({ email: 'a@b.test' }),
    'POST',
    '/api/front/form/subscribe/newsletter?email=a%40b.test',
  ],
  [
    '[CALL-35]',
    (api) => api.coupons.receive({ couponId: 3 }, once),
    'POST',
    '/api/front/coupon/receive',
    { couponId: 3 },
  ],
  [
    '[CALL-36]',
    (api) =>
      api.orders.pre({ preOrderType: 'buyNow', orderDetails: [{ productId: 7, attrValueId: 71, productNum: 1 }] }),
    'POST',
    '/api/front/order/pre/order',
    { storeId: 1, uuid, preOrderType: 'buyNow', orderDetails: [{ productId: 7, attrValueId: 71, productNum: 1 }] },
  ],
  ['[CALL-37]', (api) => api.orders.cancel('PT1', once), 'POST', '/api/front/order/cancel/PT1'],
  ['[CALL-38]', (api) => api.orders.delete('PT1-1', once), 'POST', '/api/front/order/delete/PT1-1'],
  [
    '[CALL-39]',
    (api) =>
      api.pay.payment({
        orderNo: 'PT1',
        payType: 'stripe',
        payChannel: 'pc',
        hostName: 'souk.test',
        storeName: 'Souk',
      }),
    'POST',
    '/api/front/pay/payment',
    { orderNo: 'PT1', payType: 'stripe', payChannel: 'pc', hostName: 'souk.test', storeName: 'Souk' },
  ],
  [
    '[CALL-40]',
    (api) => api.collect.addProduct({ id: 7, category: 'store' }),
    'POST',
    '/api/front/collect/add/product',
    { id: 7, category: 'store' },
  ],
  ['[CALL-41]', (api) => api.collect.cancelProduct(7), 'POST', '/api/front/collect/cancel/7'],
  ['[CALL-42]', (api) => api.collect.addMerchant(3), 'POST', '/api/front/collect/add/merchant/3'],
  ['[CALL-43]', (api) => api.collect.cancelMerchant(3), 'POST', '/api/front/collect/cancel/merchant/3'],
];

test.each(rows)('%s is sent as the specification says', async (...[, call, method, url, body]: Row) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const api = createApi({
    locale: () => 'en',
    token: async () => undefined,
    cartUuid: () => uuid,
    storeId: () => 1,
    onSignedOut: () => {},
    fetch: async (to, init = {}) => {
      sent.push({ url: String(to), init });
      return Response.json({ code: 200, message: 'success', data: null });
    },
  });
  await call(api);
  const init: RequestInit = sent[0]?.init ?? {};
  expect([init.method, sent[0]?.url]).toEqual([method, url]);
  expect(typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined).toEqual(body);
});
