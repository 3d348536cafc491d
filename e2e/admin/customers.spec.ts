import { readFileSync } from 'node:fs';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk, paidOrder } from './desk';

test('[DESK-15] support finds a customer by e-mail and opens what they bought', async ({ page, request }) => {
  const { no, email, customer } = await paidOrder(request);
  await openDesk(page, '/admin', 'support');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('rowheader', { name: customer }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible();
  expect(page.url()).not.toContain('@');
  expect(await faultsOf(page, 'customer')).toEqual([]);
  await page.getByRole('link', { name: no }).click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await page.getByRole('link', { name: 'All about this customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible();
});

test('[DESK-38] support hands a guest their data, and deletes them once their order is finished', async ({
  page,
  request,
}) => {
  const { no, orderNo, email, customer, link } = await paidOrder(request);
  await openDesk(page, `/admin/customers?q=${encodeURIComponent(email)}`, 'support');
  await page.getByRole('rowheader', { name: customer }).getByRole('link').click();
  await expect(page.getByText(`They cannot be deleted before these orders are finished: ${no}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByRole('button', { name: 'Download their data' }).click();
  const reasons = page.getByRole('dialog', { name: 'Download a customer’s data?' });
  await reasons.getByRole('textbox', { name: 'Reason' }).fill('They asked by mail');
  const download = page.waitForEvent('download');
  await reasons.getByRole('button', { name: 'Download their data' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(no);

  await request.post(`/sandbox/order/${orderNo}/ship`);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  await request.post(`/api/front/order/take/${no}`, { headers: { 'x-order-token': token } });
  await page.reload();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this customer?' });
  await dialog.getByRole('textbox', { name: `Type ${email}` }).fill('somebody@else.test');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('This is not what stands above')).toBeVisible();
  expect(await faultsOf(page, 'deletion')).toEqual([]);
  await dialog.getByRole('textbox', { name: `Type ${email}` }).fill(email);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They asked by mail');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});
