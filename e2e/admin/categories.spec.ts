import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-20] a category is made, renamed, moved under another one and merged into it', async ({ page }) => {
  const name = `Bird houses ${Date.now()}`;
  await openDesk(page, '/admin/categories/new', 'catalogue');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByText('Please type a name')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Name in English' }).fill(name);
  await page.getByRole('textbox', { name: 'Name in French' }).fill('Nichoirs');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await faultsOf(page, 'category')).toEqual([]);

  await page.getByRole('textbox', { name: 'Name in English' }).fill(`${name} and more`);
  await page.getByRole('button', { name: 'Save category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} and more` })).toBeVisible();

  await page.getByRole('combobox', { name: 'Stands under' }).selectOption('Kitchen');
  await page.getByRole('button', { name: 'Move category' }).click();
  await expect(page.getByText(`Kitchen › ${name} and more`)).toBeVisible();

  await page.goto('/admin/categories');
  const kitchen = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Kitchen', exact: true }) });
  await expect(kitchen.getByRole('link').last()).toHaveText(`${name} and more`);
  const up = kitchen.getByRole('button', { name: `Move ${name} and more up` });
  await up.click();
  await expect(kitchen.getByRole('link').last()).not.toHaveText(`${name} and more`);

  await kitchen.getByRole('link', { name: `${name} and more` }).click();
  await page.getByRole('combobox', { name: 'What it holds goes to' }).selectOption('Kitchen');
  expect(await faultsOf(page, 'a category to be merged')).toEqual([]);
  await page.getByRole('button', { name: 'Merge and delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  await page.goto('/admin/categories');
  await expect(page.getByRole('link', { name: 'Kitchen', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} and more` })).toHaveCount(0);
});
