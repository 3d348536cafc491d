import { randomUUID } from 'node:crypto';
import { openDesk } from '../admin/desk';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeBasket } from './new-product';

test('[DESK-41] a size is added, priced, put on sale and chosen in the shop; another one leaves it', async ({
  page,
}) => {
  await openDesk(page, '/sell', 'seller');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  await makeBasket(page, `Reed basket ${randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Put on sale', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Take off sale', exact: true })).toBeVisible();
  const product = page.url();

  await page.getByRole('textbox', { name: 'Value in English' }).fill('Huge');
  await page.getByRole('textbox', { name: 'Value in French' }).fill('Immense');
  await page.getByRole('button', { name: 'Add the value' }).click();
  const huge = page.getByRole('checkbox', { name: 'Huge is on sale' });
  await expect(huge).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Price of Huge', exact: true })).toHaveValue('39.00');
  await page.getByRole('textbox', { name: 'How many more or fewer: Huge' }).fill('3');
  await page.getByRole('button', { name: 'Change the stock' }).click();
  await expect(page.getByText('+3')).toBeVisible();
  expect(await faultsOf(page, 'product')).toEqual([]);

  await huge.check();
  await page.getByRole('checkbox', { name: 'Small is on sale' }).uncheck();
  await page.getByRole('button', { name: 'Save the variants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take these variants off sale?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Small']);
  await expect(dialog.getByText('No cart holds one of them.')).toBeVisible();
  expect(await faultsOf(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Take them off sale' }).click();
  await expect(page.getByText('Saved. The shop follows within a minute.').first()).toBeVisible();
  await page.goto(product);
  await page.getByRole('link', { name: 'See it in the shop' }).click();
  await expect(page.getByRole('radio', { name: 'Huge' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Small' })).toHaveCount(0);
});
