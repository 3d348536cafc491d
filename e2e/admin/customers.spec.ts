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
