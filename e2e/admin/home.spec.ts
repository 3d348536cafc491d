import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-21] an editor adds a suggested search; what is wrong with a banner stands at its fields', async ({
  page,
}) => {
  await openDesk(page, '/admin/home', 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Home and search' })).toBeVisible();
  expect(await faultsOf(page, 'home and search')).toEqual([]);
  await page.getByRole('button', { name: 'Add a banner' }).click();
  await page.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByText('Something is missing or wrong: see the fields above')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove banner/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page
    .getByRole('textbox', { name: /^Search \d+ in English$/ })
    .last()
    .fill('hammock');
  await page
    .getByRole('textbox', { name: /^Search \d+ in French$/ })
    .last()
    .fill('hamac');
  await page.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Search \d+ in French$/ }).last()).toHaveValue('hamac');
});
