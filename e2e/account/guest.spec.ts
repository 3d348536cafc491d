import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@souk.test',
  country: 'GB',
  detail: '12 St James Square',
  city: 'London',
  postCode: 'SW1Y 4JH',
  countryCode: '+44',
  phone: '2071234567',
};

/** A guest's purchase of one tote, paid by card; with the address of the link that the mail carries. */
const bought = async (request: APIRequestContext) => {
  const uuid = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const call = async (path: string, data: object) => (await (await request.post(path, { data })).json()).data;
  const detail = (await (await request.get('/api/front/product/detail/-/canvas-tote')).json()).data;
  const [variant] = Object.values(detail.productValue) as { id: number }[];
  const { preOrderNo } = await call('/api/front/order/pre/order', {
    uuid,
    preOrderType: 'buyNow',
    orderDetails: [{ productId: detail.productInfo.id, attrValueId: variant?.id, productNum: 1 }],
  });
  const made = await call('/api/front/order/create', { uuid, preOrderNo, address, payType: 'stripe' });
  const headers = { 'x-order-token': made.orderToken };
  const payment = await request.post('/api/front/pay/payment', {
    headers,
    data: { orderNo: made.orderNo, payType: 'stripe', payChannel: 'pc' },
  });
  const clientSecret = (await payment.json()).data.stripeClientSecret;
  await request.post('/sandbox/stripe/confirm', {
    data: { clientSecret, number: '4242 4242 4242 4242', returnUrl: 'http://localhost:4200/order/payment_result' },
  });
  return {
    orderNo: made.orderNo as string,
    link: `/order/order_detail?orderNo=${made.orderNo}&token=${made.orderToken}`,
  };
};

for (const width of [390, 1280]) {
  test(`[ORDER-10] by the link of the mail a guest sends goods back, at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const { orderNo, link } = await bought(request);
    await request.post(`/sandbox/order/${orderNo}/ship`);
    await page.goto(link);
    await page.getByRole('link', { name: 'Request refund' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request a refund' })).toBeVisible();
    await page.getByLabel('Reason').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Merchant review in progress')).toBeVisible();
    const refundNo = new URL(page.url()).searchParams.get('refundOrderNo') ?? '';
    await request.post(`/sandbox/refund/${refundNo}/approve`);
    await page.reload();
    await page.getByLabel('Carrier').fill('Royal Mail');
    await page.getByLabel('Tracking number').fill('RM1');
    await page.getByRole('button', { name: 'I have sent the parcel' }).click();
    await expect(page.getByText('Royal Mail').first()).toBeVisible();
    await page.getByRole('link', { name: `Back to order ${orderNo}` }).click();
    await expect(page.getByRole('link', { name: /^Refund of/ })).toBeVisible();
    await expect(page.getByText('Waiting for the parcel')).toBeVisible();
  });
}

test('[ORDER-10] by the link of the mail a guest cancels an order that is not sent, and is asked first', async ({
  page,
  request,
}) => {
  const { link } = await bought(request);
  await page.goto(link);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('link', { name: /^Refund of/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('[ORDER-10] without the key a guest’s refund page leads to the order’s own, which mails the link', async ({
  page,
}) => {
  await page.goto('/order/visitor/refund_confirm?orderNo=PT0000000000FF-1');
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
});
