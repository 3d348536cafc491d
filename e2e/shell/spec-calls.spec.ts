import type { Page, Request } from '@playwright/test';
import { newShopper, signInAt } from '../account/shopper';
import { addProduct, checkOutAsGuest, chooseWay } from '../checkout/steps';
import { words } from '../checkout/words';
import { expect, test, untilHydrated } from '../fixtures';

type Sent = Record<string, unknown>;

/** The specification's calls with fields of their own (spec 7), by path: what a page's request of each must carry. */
const named: readonly [RegExp, readonly string[]][] = [
  [/^GET .*\/store\/page\/type$/, ['type']],
  [/^GET .*\/store\/widget$/, ['type']],
  [/^GET .*\/cart\/list$/, ['isValid', 'storeId']],
  [/^GET .*\/cart\/count$/, ['numType', 'type', 'storeId']],
  [/^POST .*\/cart\/num$/, ['id', 'number']],
  [/^POST .*\/cart\/delete$/, ['ids']],
  [/^POST .*\/cart\/save$/, ['productId', 'cartNum', 'productAttrUnique', 'storeId']],
  [/^POST .*\/cart\/save\/sku$/, ['productId', 'cartNum']],
  [/^POST .*\/cart\/subscribe$/, ['email']],
  [/^GET .*\/index\/product\/list$/, ['page', 'limit']],
  [/^GET .*\/product\/collection\/[^/]+$/, ['page', 'limit']],
  [/^GET .*\/product\/id\/list$/, ['page', 'limit', 'ids']],
  [/^GET .*\/reply\/list\/\d+$/, ['page', 'limit', 'type']],
  [/^POST .*\/session\/start$/, ['guid', 'uuid']],
  [/^POST .*\/session\/resume$/, ['guid']],
  [/^POST .*\/session\/end$/, ['guid']],
  [/^POST .*\/session\/record\/user$/, ['uuid']],
  [/^POST .*\/login\/register\/email$/, ['email', 'password', 'storeId']],
  [/^POST .*\/subscribe\/newsletter$/, ['email']],
  [/^POST .*\/coupon\/receive$/, ['couponId']],
  [/^POST .*\/order\/pre\/order$/, ['preOrderType', 'orderDetails']],
  [/^POST .*\/pay\/payment$/, ['orderNo', 'payType', 'payChannel', 'hostName', 'storeName']],
  [/^POST .*\/collect\/add\/product$/, ['id', 'category']],
];
/** Cart calls, which carry the cookie's id while nobody is signed in. Source: spec 6, Anonymous visitor. */
const anonymous = /\/cart\/(list|count|save|save\/sku|subscribe)$/;

/** What a request carries: its query, and its body or each line of it. */
const fieldsOf = (request: Request): Sent[] => {
  const query = Object.fromEntries(new URL(request.url()).searchParams);
  const body = request.postDataJSON() as unknown;
  const parts = Array.isArray(body) ? (body as Sent[]) : [typeof body === 'object' ? ((body ?? {}) as Sent) : {}];
  return parts.map((part) => ({ ...query, ...part }));
};

/** Listens to the api calls of a page: which were made, and what they lacked of what the specification names. */
const listen = (page: Page) => {
  const seen: string[] = [];
  const lacking: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (!call.includes('/api/front/')) return;
    seen.push(call);
    const isGuest = !request.headers()['authorization'];
    const row = named.find(([pattern]) => pattern.test(call));
    for (const sent of fieldsOf(request)) {
      const wanted = [...(row?.[1] ?? []), ...(isGuest && anonymous.test(call) ? ['uuid'] : [])];
      for (const field of wanted) if (sent[field] === undefined) lacking.push(`${call}: ${field}`);
    }
  });
  return { lacking, has: (end: RegExp) => seen.some((call) => end.test(call)) };
};

test('[CALL-11] [CALL-12] [CALL-15] [CALL-26] [CALL-36] [CALL-39] a guest’s pages send every field that the specification names', async ({
  page,
}) => {
  const heard = listen(page);
  await checkOutAsGuest(page, 'canvas-tote');
  await page.goto('/order/shopping_cart');
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(() => heard.has(/\/cart\/num$/)).toBe(true);
  await page.goto('/');
  await expect.poll(() => heard.has(/\/session\/resume$/)).toBe(true);
  for (const call of [/\/cart\/list$/, /\/cart\/count$/, /\/cart\/save$/, /\/session\/start$/, /\/pre\/order$/])
    await expect.poll(() => heard.has(call), String(call)).toBe(true);
  await page.goto('/order/shopping_cart');
  await page.getByRole('main').getByRole('button', { name: 'Remove' }).first().click();
  await expect.poll(() => heard.has(/\/cart\/delete$/)).toBe(true);
  expect(heard.lacking).toEqual([]);
});

test('[CALL-39] a payment carries the store’s name and host', async ({ page }) => {
  const heard = listen(page);
  await checkOutAsGuest(page, 'canvas-tote');
  await chooseWay(page, /^PayPal/);
  await page.getByRole('button', { name: words.en.place, exact: true }).click();
  await expect.poll(() => heard.has(/\/pay\/payment$/)).toBe(true);
  expect(heard.lacking).toEqual([]);
});

test('[CALL-29] [CALL-40] signing in without a cart links the visit, and a shopper’s pages send every field', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const heard = listen(page);
  await page.goto('/');
  await untilHydrated(page);
  await expect.poll(() => heard.has(/\/session\/start$/)).toBe(true);
  await signInAt(page, '/users/coupon_list', shopper);
  await expect.poll(() => heard.has(/\/session\/record\/user$/)).toBe(true);
  await addProduct(page, 'canvas-tote');
  await page.getByRole('main').getByRole('button', { name: 'Add to wish list' }).first().click();
  await expect.poll(() => heard.has(/\/collect\/add\/product$/)).toBe(true);
  expect(heard.lacking).toEqual([]);
});
