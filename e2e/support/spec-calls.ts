import { expect, type Page, type Request } from '@playwright/test';

type Row = { call: RegExp; sends?: readonly string[] };
type Sent = Record<string, unknown>;

const get = (path: string, ...sends: string[]): Row => ({ call: new RegExp(`^GET ${path}$`), sends });
const post = (path: string, ...sends: string[]): Row => ({ call: new RegExp(`^POST ${path}$`), sends });

/** Cart calls, which carry the cookie's id while nobody is signed in. Source: spec 6, Anonymous visitor. */
const anonymous = /\/cart\/(list|count|save|save\/sku|subscribe)$/;

/** The calls of spec 7 that pages make: what a request of each carries. */
export const specCalls = {
  'CALL-01': get('/api/front/store/details'),
  'CALL-05': get('/api/front/store/widget', 'type'),
  'CALL-06': get('/api/pc/home/index'),
  'CALL-07': get('/api/front/pay/paypal/clientId'),
  'CALL-08': get('/api/front/product/category'),
  'CALL-09': get('/api/front/merchant/all/type/list'),
  'CALL-10': get('/api/front/merchant/all/category/list'),
  'CALL-11': get('/api/front/cart/list', 'isValid', 'storeId'),
  'CALL-12': get('/api/front/cart/count', 'numType', 'type', 'storeId'),
  'CALL-13': post('/api/front/cart/num', 'id', 'number'),
  'CALL-14': post('/api/front/cart/delete', 'ids'),
  'CALL-15': post('/api/front/cart/save', 'productId', 'cartNum', 'productAttrUnique', 'storeId'),
  'CALL-16': post('/api/front/cart/save/sku', 'productId', 'cartNum', 'sku'),
  'CALL-17': post('/api/front/cart/subscribe', 'email'),
  'CALL-18': get('/api/front/product/detail/[^/]+/[^/]+'),
  'CALL-19': get('/api/front/index/product/list', 'page', 'limit'),
  'CALL-20': get('/api/front/product/collection/[^/]+', 'page', 'limit'),
  'CALL-21': get('/api/front/product/id/list', 'page', 'limit', 'ids'),
  'CALL-22': get('/api/front/product/reply/list/\\d+', 'page', 'limit', 'type'),
  'CALL-23': get('/api/front/streaming/channel'),
  'CALL-24': get('/api/front/user/menu/user'),
  'CALL-25': get('/api/front/search/keyword'),
  'CALL-26': post('/api/front/session/start', 'guid', 'uuid'),
  'CALL-27': post('/api/front/session/resume', 'guid'),
  'CALL-28': post('/api/front/session/end', 'guid'),
  'CALL-29': post('/api/front/session/record/user', 'uuid'),
  'CALL-30': post('/api/front/login/register/email', 'email', 'password', 'storeId'),
  'CALL-31': post('/api/front/login/email/captcha'),
  'CALL-32': post('/api/front/login/token/is/exist'),
  'CALL-33': get('/front/user/info'),
  'CALL-34': post('/api/front/form/subscribe/newsletter', 'email'),
  'CALL-35': post('/api/front/coupon/receive', 'couponId'),
  'CALL-36': post('/api/front/order/pre/order', 'preOrderType', 'orderDetails'),
  'CALL-37': post('/api/front/order/cancel/\\w+'),
  'CALL-38': post('/api/front/order/delete/[\\w-]+'),
  'CALL-39': post('/api/front/pay/payment', 'orderNo', 'payType', 'payChannel', 'hostName', 'storeName'),
  'CALL-40': post('/api/front/collect/add/product', 'id', 'category'),
  'CALL-41': post('/api/front/collect/cancel/\\d+'),
  'CALL-42': post('/api/front/collect/add/merchant/\\d+'),
  'CALL-43': post('/api/front/collect/cancel/merchant/\\d+'),
} as const satisfies Record<string, Row>;

export type SpecCall = keyof typeof specCalls;

/** What a request carries: its query, and its body or each line of it. */
const fieldsOf = (request: Request): Sent[] => {
  const query = Object.fromEntries(new URL(request.url()).searchParams);
  const body = request.postDataJSON() as unknown;
  const parts = Array.isArray(body) ? (body as Sent[]) : [typeof body === 'object' ? ((body ?? {}) as Sent) : {}];
  return parts.map((part) => ({ ...query, ...part }));
};

/** Listens to what a page sends: which calls of the specification, and what they lack of the fields that it names. */
export const listenTo = (page: Page) => {
  const heard = new Map<SpecCall, Request>();
  const lacking: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const found = Object.entries(specCalls).find(([, row]) => row.call.test(call));
    if (!found) return;
    const [id, row] = found as [SpecCall, Row];
    heard.set(id, request);
    const isGuest = !request.headers()['authorization'];
    const wanted = [...(row.sends ?? []), ...(isGuest && anonymous.test(call) ? ['uuid'] : [])];
    for (const sent of fieldsOf(request))
      for (const field of wanted) if (sent[field] === undefined) lacking.push(`${call}: ${field}`);
  });
  return {
    /** Waits until the page has made a call. @returns its request */
    hears: async (id: SpecCall): Promise<Request> => {
      await expect.poll(() => heard.has(id), `${id} ${String(specCalls[id].call)}`).toBe(true);
      return heard.get(id)!;
    },
    /** All that a walk hears was heard, and nothing that was sent lacks a field. */
    expectAll: async (ids: readonly SpecCall[]) => {
      for (const id of ids) await expect.poll(() => heard.has(id), `${id} ${String(specCalls[id].call)}`).toBe(true);
      expect(lacking).toEqual([]);
    },
  };
};
