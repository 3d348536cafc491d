import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { mailWith } from '../support/mails';
import { openDesk, paidOrder } from './desk';

test('[DESK-52] a customer disputes a payment: finance is mailed, finds the order, is warned before a refund, and reads how it ends', async ({
  page,
  request,
}) => {
  const order = await paidOrder(request);
  const tell = async (path: string, data: object = {}) => {
    const reply = await request.post(`/sandbox/order/${order.no}/dispute${path}`, { data });
    expect([path, reply.status()]).toEqual([path, 200]);
  };
  await tell('', { reason: 'product_not_received' });
  await openDesk(page, '/admin', 'admin');
  await page.getByRole('link', { name: /Disputes to answer/ }).click();
  await expect(page).toHaveURL(/dispute=1/);
  await page.getByRole('rowheader', { name: order.no }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: order.no })).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'disputes' });
  await expect(notice).toContainText('An answer is needed.');
  await expect(notice).toContainText('Answer by:');
  expect(await faultsOf(page, 'disputed order')).toEqual([]);
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/The customer disputes this payment/)).toBeVisible();
  await page.keyboard.press('Escape');
  await tell('/answer');
  await page.reload();
  await expect(page.getByText(/The answer is under review/)).toBeVisible();
  await tell('/close', { outcome: 'won' });
  await page.reload();
  await expect(page.getByText(/The dispute is won: the money stays/)).toBeVisible();
  await mailWith(request, 'finance@souk.test', `The dispute about order ${order.no} was won`);
});
