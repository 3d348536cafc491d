import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-12] a coupon is created, changed for those who come later, and ended', async ({ page }) => {
  await openDesk(page, '/admin', 'catalogue');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('link', { name: 'New coupon' }).click();
  await page.getByRole('button', { name: 'Create the coupon' }).click();
  const french = page.getByRole('textbox', { name: 'Name in French' });
  await expect(french).toHaveAccessibleDescription('Please fill this in');
  await expect(page.getByRole('textbox', { name: 'Takes off, $' })).toHaveAccessibleDescription(
    'Enter amounts like 12.50',
  );
  await expect(page.getByRole('textbox', { name: 'Name in English' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Garden days');
  await french.fill('Les jours du jardin');
  await page.getByRole('textbox', { name: 'Takes off, $' }).fill('7');
  await page.getByRole('textbox', { name: 'For purchases from, $' }).fill('40');
  await page.getByRole('combobox', { name: 'It holds for' }).selectOption({ label: 'Some products' });
  await page.getByRole('textbox', { name: 'Find a product' }).fill('Watering');
  await page.getByRole('button', { name: 'Add Watering can' }).click();
  await page.getByRole('button', { name: 'Create the coupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden days' })).toBeVisible();
  expect(await faultsOf(page, 'coupon')).toEqual([]);
  await page.getByRole('textbox', { name: 'Takes off, $' }).fill('9');
  await page.getByRole('button', { name: 'Save the coupon' }).click();
  await expect(page.getByText('Saved for those who receive it from now on')).toBeVisible();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('rowheader', { name: 'Garden days' }).getByRole('link').click();
  await page.getByRole('button', { name: 'End the coupon' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
});
