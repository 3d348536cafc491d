import { calls, type CallName } from '@souk/contract';
import { schemas } from '@souk/contract/schema';
import { createApi, isUnsent, type ApiOptions } from './index';
import { groups } from './groups';

type Sent = { url: string; init: RequestInit; body: unknown };

const uuid = 'a'.repeat(32);

const wired = (answer: unknown = { code: 200, message: 'success', data: null }, options: Partial<ApiOptions> = {}) => {
  const sent: Sent[] = [];
  const api = createApi({
    locale: () => 'fr',
    token: async () => undefined,
    cartUuid: () => uuid,
    onSignedOut: () => {},
    fetch: async (url, init = {}) => {
      sent.push({
        url: String(url),
        init,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      });
      return Response.json(answer, { status: 200 });
    },
    ...options,
  });
  return { api, sent, last: () => sent[sent.length - 1] as Sent };
};

test('every call of the contract has its place in the client, once', () => {
  const placed = Object.values(groups).flatMap((group) => Object.values(group));
  expect([...placed].sort()).toEqual(Object.keys(calls).sort());
});

test('a call that nobody knows fails by its name, and the client is no promise', async () => {
  const { api } = wired();
  const unknown = (api.orders as unknown as Record<string, () => Promise<unknown>>)['nothing'];
  await expect(unknown?.()).rejects.toThrow('the contract has no call orders.nothing');
  await expect(Promise.resolve(api)).resolves.toBe(api);
});

test('[ERR-02] a call whose row cannot be fetched without a connection is one that was not sent', async () => {
  const { api } = wired();
  const online = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!;
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  jest.doMock('./later', () => {
    throw new Error('Loading chunk 7 failed');
  });
  const failed = await api.orders.detail('PT1').catch((error: unknown) => error);
  Object.defineProperty(globalThis, 'navigator', online);
  jest.dontMock('./later');
  expect(isUnsent(failed)).toBe(true);
});

test.each([
  ['draft', 'draft'],
  [undefined, undefined],
])('[DESK-25] a page that shows the draft %s names it in each call', async (preview, named) => {
  const { api, last } = wired(undefined, { preview });
  await api.store.details();
  expect((last().init.headers as Record<string, string>)['X-Souk-Preview']).toBe(named);
});

describe('the input goes where the call wants it', () => {
  test('into the path, with a dash for what is not known', async () => {
    const { api, last } = wired();
    await api.products.detail({ uniqueKey: '', slug: 'linen shirt/é' });
    expect(last().url).toBe('/api/front/product/detail/-/linen%20shirt%2F%C3%A9');
  });

  test('a single name of the path may come alone', async () => {
    const { api, last } = wired();
    await api.merchants.info(7);
    expect(last().url).toBe('/api/front/merchant/index/info/7');
    await api.orders.cancel('PT1-1', { idempotencyKey: 'k1' });
    expect([last().url, last().body]).toEqual(['/api/front/order/cancel/PT1-1', undefined]);
  });

  test('into the query of a GET, lists repeated, what is absent left out', async () => {
    const { api, last } = wired();
    await api.search.products({ title: 'a&b', attr: ['Color:Blue', 'Size:S'], minPrice: undefined, page: 2 });
    expect(last().url).toBe('/api/front/product/search?title=a%26b&attr=Color%3ABlue&attr=Size%3AS&page=2');
  });

  test('into the body of a POST', async () => {
    const { api, last } = wired();
    await api.coupons.receive({ couponId: 3 }, { idempotencyKey: 'k1' });
    expect([last().init.method, last().body]).toEqual(['POST', { couponId: 3 }]);
  });

  test('[ERR-06] the newsletter’s address stands in the query, without a body', async () => {
    const { api, last } = wired();
    await api.forms.newsletter({ email: 'ann+a@shop.test' });
    expect([last().url, last().body]).toEqual([
      '/api/front/form/subscribe/newsletter?email=ann%2Ba%40shop.test',
      undefined,
    ]);
  });

  test('[LOGIN-05] a code is asked for with the address alone as JSON', async () => {
    const { api, last } = wired();
    await api.login.emailCaptcha('ann@shop.test');
    expect(last().body).toBe('ann@shop.test');
  });

  test('a picture travels as a form', async () => {
    const { api, last } = wired();
    await api.uploads.image({ file: new File(['x'], 'x.png', { type: 'image/png' }), model: 'review' });
    expect((last().body as FormData).get('model')).toBe('review');
    expect(last().init.headers).not.toHaveProperty('Content-Type');
  });

  test('the last argument is a signal or options', async () => {
    const { api, last } = wired();
    const { signal } = new AbortController();
    await api.store.details(signal);
    expect(last().init.signal).toBe(signal);
    await api.pay.result('PT1', { orderToken: 'key', idempotencyKey: 'k1', keepalive: true });
    expect(last().init.headers).toMatchObject({ 'X-Order-Token': 'key', 'Idempotency-Key': 'k1' });
    expect(last().init.keepalive).toBe(true);
  });
});

describe('[LOGIN-13] cart calls carry the cart of an anonymous visitor', () => {
  test('in the query and in every line', async () => {
    const { api, last } = wired();
    await api.cart.list();
    expect(last().url).toBe(`/api/front/cart/list?uuid=${uuid}`);
    await api.cart.save([{ productId: 5, cartNum: 2, productAttrUnique: 51 }]);
    expect(last().body).toEqual([{ uuid, productId: 5, cartNum: 2, productAttrUnique: 51 }]);
  });

  test('and omit it for a signed-in user, whose token goes along', async () => {
    const { api, last } = wired(undefined, { token: async () => 'jwt', storeId: () => 4 });
    await api.cart.num({ id: 1, number: 2 });
    expect(last().body).toEqual({ storeId: 4, id: 1, number: 2 });
    expect(last().init.headers).toMatchObject({ Authorization: 'Bearer jwt' });
  });

  test('other calls never do', async () => {
    const { api, last } = wired();
    await api.products.list({ page: 1 });
    expect(last().url).toBe('/api/front/index/product/list?page=1');
  });
});

test('calls for everyone carry no token, but the check of a token does', async () => {
  const { api, last } = wired({ code: 200, message: '', data: true }, { token: async () => 'jwt' });
  await api.products.list();
  expect(last().init.headers).not.toHaveProperty('Authorization');
  await expect(api.login.tokenExists()).resolves.toBe(true);
  expect(last().init.headers).toMatchObject({ Authorization: 'Bearer jwt' });
});

test('[I18N-01] every call names the language', async () => {
  const { api, last } = wired();
  await api.home.index();
  expect(last().init.headers).toMatchObject({ 'Accept-Language': 'fr' });
});

test('answers can be checked against the contract', async () => {
  const validate = (name: CallName, data: unknown) => schemas[name].data.parse(data);
  const { api } = wired({ code: 200, message: '', data: { count: '7' } }, { validate });
  await expect(api.cart.count()).rejects.toThrow();
});
