import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAt } from '../account/shopper';
import { expect } from '../fixtures';

const password = 'souk-demo';

/** Opens a desk's page as one of the demo's people: `admin`, `support`, `seller` … */
export const openDesk = (page: Page, path: string, who: string) =>
  signInAt(page, path, { email: `${who}@souk.test`, password });

const call = async <T>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  headers: Record<string, string>,
): Promise<T> => {
  const reply = await request.post(path, { data, headers });
  const body = (await reply.json()) as { code: number; message: string; data: T };
  expect([path, body.code, body.message]).toEqual([path, 200, 'success']);
  return body.data;
};

type Detail = { data: { productValue: Record<string, { id: number }>; productInfo: { id: number } } };

/** A guest's paid order of one product, with nobody else's hands on it. @param productNum pieces of it */
export const paidOrder = async (request: APIRequestContext, slug = 'canvas-tote', productNum = 1) => {
  const uuid = randomBytes(16).toString('hex');
  const email = `guest-${uuid.slice(0, 8)}@souk.test`;
  const headers = { 'x-cart-uuid': uuid };
  const { data: product } = (await (await request.get(`/api/front/product/detail/-/${slug}`)).json()) as Detail;
  const variant = Object.values(product.productValue)[0];
  const line = { productId: product.productInfo.id, attrValueId: variant?.id, productNum };
  const pre = await call<{ preOrderNo: string }>(
    request,
    '/api/front/order/pre/order',
    { preOrderType: 'buyNow', orderDetails: [line], uuid },
    headers,
  );
  const address = {
    firstName: 'Nora',
    lastName: uuid.slice(0, 8),
    email,
    country: 'GB',
    detail: '12 St James Square',
    city: 'London',
    postCode: 'SW1Y 4JH',
    countryCode: '+44',
    phone: '2071234567',
  };
  const made = await call<{ orderNo: string; orderToken: string }>(
    request,
    '/api/front/order/create',
    { preOrderNo: pre.preOrderNo, address, payType: 'stripe', uuid },
    headers,
  );
  const paying = await call<{ stripeClientSecret: string }>(
    request,
    '/api/front/pay/payment',
    { orderNo: made.orderNo, payType: 'stripe', payChannel: 'pc' },
    { ...headers, 'x-order-token': made.orderToken },
  );
  const paid = await request.post('/sandbox/stripe/confirm', {
    data: { clientSecret: paying.stripeClientSecret, number: '4242 4242 4242 4242', returnUrl: 'http://localhost/' },
  });
  expect(paid.ok()).toBe(true);
  return { no: `${made.orderNo}-1`, email, customer: `Nora ${address.lastName}` };
};
