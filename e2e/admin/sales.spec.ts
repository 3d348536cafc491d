import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-16] a flash sale is planned and begins, a shopper reads its price, and it ends', async ({ page }) => {
  await openDesk(page, '/admin/sales/new', 'catalogue');
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Ink hour');
  await page.getByRole('textbox', { name: 'Name in French' }).fill('L’heure de l’encre');
  await page.getByRole('textbox', { name: 'Off each product, %' }).fill('50');
  await page.getByLabel('It ends').fill('2099-01-01T10:00');
  await page.getByRole('textbox', { name: 'Find a product' }).fill('Fountain');
  await page.getByRole('button', { name: 'Add Fountain pen' }).click();
  await page.getByLabel('It begins').fill('2098-12-31T10:00');
  await page.getByRole('button', { name: 'Plan the sale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ink hour' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call the sale off' })).toBeVisible();
  await page.getByLabel('It begins').fill('');
  await page.getByRole('button', { name: 'Save the sale' }).click();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  expect(await faultsOf(page, 'flash sale')).toEqual([]);
  const shop = await page.context().newPage();
  await shop.goto('/product/fountain-pen');
  await expect(shop.getByRole('main').getByText('$48.00').first()).toBeVisible();
  await shop.close();
  await page.getByRole('button', { name: 'End the sale' }).click();
  await expect(page.getByText('Over', { exact: true })).toBeVisible();
});
