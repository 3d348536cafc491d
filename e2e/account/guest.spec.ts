import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { makeOrder } from '../support/data';

test(
  '[ROUTE-21] a guest is asked for the number and the e-mail of an order',
  { tag: ['@smoke', '@safe'] },
  async ({ page }) => {
    await page.goto('/order/order_detail?find=1');
    await untilHydrated(page);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
  },
);

/** A guest at the form that says which parcel brings the goods back, filled. */
const toFilledReturn = async (page: Page, request: APIRequestContext) => {
  const { orderNo, link } = await makeOrder(request, { state: 'shipped' });
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
  return { back: page.getByRole('link', { name: `Back to order ${orderNo}` }) };
};

const expectOrder = async (page: Page) => {
  await expect(page.getByRole('link', { name: /^Refund of/ })).toBeVisible();
  await expect(page.getByText('Waiting for the parcel')).toBeVisible();
};

test('[ORDER-10] by the link of the mail a guest sends goods back', async ({ page, request }) => {
  const { back } = await toFilledReturn(page, request);
  await page.getByRole('button', { name: 'I have sent the parcel' }).click();
  await expect(page.getByText('Royal Mail').first()).toBeVisible();
  await back.click();
  await expectOrder(page);
});

test('on a phone a message that appears while a link is pressed does not take the press', async ({
  page,
  request,
  fault,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { back } = await toFilledReturn(page, request);
  await fault({ path: '/api/front/refund/returning/goods', delayMs: 1500 });
  await page.getByRole('button', { name: 'I have sent the parcel' }).click();
  await back.hover();
  await page.mouse.down();
  await expect(page.getByText('Thank you, the merchant is expecting your parcel')).toBeVisible();
  await page.mouse.up();
  await expectOrder(page);
});

test('[ORDER-10] by the link of the mail a guest cancels an order that is not sent, and is asked first', async ({
  page,
  request,
}) => {
  const { link } = await makeOrder(request);
  await page.goto(link);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('We ask the merchant to cancel it');
  await expect(page.getByText(/^Arrives /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('We asked the merchant to cancel your order')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Refund of/ })).toBeVisible();
  await expect(page.getByText(/^Arrives /)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('[ORDER-10] without the key a guest’s refund page leads to the order’s own, which mails the link', async ({
  page,
}) => {
  await page.goto('/order/visitor/refund_confirm?orderNo=PT0000000000FF-1');
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
});
