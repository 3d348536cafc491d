import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { codeSentTo } from '../account/shopper';
import { aPng } from './picture';

const posted = async <T>(request: APIRequestContext, path: string, data: object = {}, headers = {}): Promise<T> => {
  const reply = await request.post(path, { data, headers });
  expect([path, reply.status(), await reply.text()]).toEqual([path, 200, expect.any(String)]);
  return (await reply.json()) as T;
};

/** A call of the shop's pages; its envelope is taken off. */
const called = async <T>(request: APIRequestContext, path: string, data: object, headers = {}): Promise<T> =>
  (await posted<{ data: T }>(request, path, data, headers)).data;

export type MadeProduct = { id: number; slug: string; name: string; variantId: number };

/** A product on sale that no other test knows, with the stock and the price that it is given. */
export const makeProduct = (
  request: APIRequestContext,
  wanted: { name?: string; stock?: number; priceCents?: number; merchantId?: number } = {},
) => posted<MadeProduct>(request, '/sandbox/product', wanted);

/** @public A coupon in an account's pocket. */
export const makeCoupon = (
  request: APIRequestContext,
  wanted: { email: string; cents?: number; minCents?: number; days?: number },
) => posted<{ id: number; name: string }>(request, '/sandbox/coupon', wanted);

/** @public A merchant without a product. */
export const makeMerchant = (request: APIRequestContext, wanted: { name?: string } = {}) =>
  posted<{ id: number; name: string; slug: string }>(request, '/sandbox/merchant', wanted);

export type OrderState = 'unpaid' | 'paid' | 'shipped' | 'delivered';
type Wanted = { state?: OrderState; slug?: string; pieces?: number };

type Agreement = { data: { version: string } };

/** A product as its page's call answers. */
type Detail = { data: { productValue: Record<string, { id: number }>; productInfo: { id: number } } };

/** A guest's order in any state, by the calls that pages make. `link` is the one that the mail carries. */
export const makeOrder = async (
  request: APIRequestContext,
  { state = 'paid', slug = 'canvas-tote', pieces = 1 }: Wanted = {},
) => {
  const uuid = randomBytes(16).toString('hex');
  const [lastName, headers] = [uuid.slice(0, 8), { 'x-cart-uuid': uuid }];
  const email = `guest-${lastName}@souk.test`;
  const found = (await (await request.get(`/api/front/product/detail/-/${slug}`)).json()) as Detail;
  const variant = Object.values(found.data.productValue)[0];
  const line = { productId: found.data.productInfo.id, attrValueId: variant?.id, productNum: pieces };
  const pre = { preOrderType: 'buyNow', orderDetails: [line], uuid };
  const { preOrderNo } = await called<{ preOrderNo: string }>(request, '/api/front/order/pre/order', pre, headers);
  const address = {
    firstName: 'Nora',
    lastName,
    email,
    country: 'GB',
    detail: '12 St James Square',
    city: 'London',
    postCode: 'SW1Y 4JH',
    countryCode: '+44',
    phone: '2071234567',
  };
  const order = { preOrderNo, address, payType: 'stripe', uuid };
  const made = await called<{ orderNo: string; orderToken: string }>(
    request,
    '/api/front/order/create',
    order,
    headers,
  );
  if (state !== 'unpaid') await pay(request, made, headers);
  if (state === 'shipped' || state === 'delivered') await posted(request, `/sandbox/order/${made.orderNo}/ship`);
  if (state === 'delivered') await posted(request, `/sandbox/order/${made.orderNo}/deliver`);
  return {
    /** Of the purchase; that of its first merchant's part is `no`. */
    orderNo: made.orderNo,
    no: `${made.orderNo}-1`,
    email,
    customer: `Nora ${lastName}`,
    link: `/order/order_detail?orderNo=${made.orderNo}&token=${made.orderToken}`,
  };
};

const pay = async (
  request: APIRequestContext,
  { orderNo, orderToken }: { orderNo: string; orderToken: string },
  headers: Record<string, string>,
) => {
  const way = { orderNo, payType: 'stripe', payChannel: 'pc' };
  const withToken = { ...headers, 'x-order-token': orderToken };
  const { stripeClientSecret: clientSecret } = await called<{ stripeClientSecret: string }>(
    request,
    '/api/front/pay/payment',
    way,
    withToken,
  );
  const card = { clientSecret, number: '4242 4242 4242 4242', returnUrl: 'http://localhost/' };
  await posted(request, '/sandbox/stripe/confirm', card);
};

/** @public Sends an application to sell as the page does, with a picture, for whoever reads mails of `email`. @returns its id */
export const apply = async (request: APIRequestContext, { email, name }: { email: string; name: string }) => {
  const headers = { 'content-type': 'application/json' };
  await request.post('/api/front/captcha/email/merchant/settled', { data: JSON.stringify(email), headers });
  const captcha = await codeSentTo(request, email);
  const sent = await request.post('/api/front/upload/image', {
    multipart: { model: 'application', email, captcha, file: aPng },
  });
  const picture = (await sent.json()) as { data: { url: string } };
  const { version } = ((await (await request.get('/api/front/merchant/settled/agreement')).json()) as Agreement).data;
  const form = { name, email, captcha, realName: 'Olive Oak', phone: '6175550111', countryCode: '+1' };
  const kinds = { categoryId: 1, typeId: 1, agreementVersion: version };
  const pictures = { qualificationPicture: JSON.stringify([picture.data.url]) };
  return called<{ id: number }>(request, '/api/front/merchant/settled/apply', { ...form, ...kinds, ...pictures });
};
