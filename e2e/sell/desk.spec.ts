import { faultsOf } from '../axe';
import { openDesk, paidOrder } from '../admin/desk';
import { expect, test } from '../fixtures';

const phone = { width: 390, height: 800 };

test('[DESK-01] the merchants’ desk asks who is there', { tag: ['@smoke', '@safe'] }, async ({ page }) => {
  await page.goto('/sell');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('[DESK-03] on a phone: to send, carrier, number, sent', async ({ page }) => {
  await page.setViewportSize(phone);
  await openDesk(page, '/sell', 'packer');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  await page.getByRole('link', { name: /Orders to send/ }).click();
  const first = page.getByRole('rowheader').first();
  const no = (await first.innerText()).trim();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await page.getByRole('combobox', { name: 'Carrier' }).fill('La Poste');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('6A0001');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Sent by La Poste, 6A0001')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await faultsOf(page, 'order')).toEqual([]);
});

test('[DESK-01] another merchant’s order is not there, and its desk neither', async ({ page, request }) => {
  const { no } = await paidOrder(request);
  await openDesk(page, '/sell', 'seller');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const own = new URL(page.url()).pathname;
  await page.goto(`${own}/orders/${no}`);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await page.goto(`${own}/ordres`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
  await page.goto('/sell/999999/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account has no role here' })).toBeVisible();
});

test('[DESK-06] a price and the stock are changed; a shopper reads them', async ({ page }) => {
  await openDesk(page, '/sell', 'seller');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('rowheader').last().getByRole('link').click();
  const price = page.getByRole('textbox', { name: /^Price of/ }).first();
  await price.fill('1.5.2');
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(page.getByText('Enter every price as an amount')).toBeVisible();
  await price.fill('123.45');
  for (const older of await page.getByRole('textbox', { name: /^Older price of/ }).all()) await older.fill('');
  await page.getByRole('textbox', { name: 'Discount, %' }).fill('');
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(page.getByRole('cell', { name: '$123.45' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^How many more or fewer/ })
    .first()
    .fill('7');
  await page.getByRole('button', { name: 'Change the stock' }).click();
  await expect(page.getByText('+7')).toBeVisible();
  await page.getByRole('link', { name: 'See it in the shop' }).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main').getByText('$123.45').first()).toBeVisible();
});

test('[DESK-06] what is typed is not left behind without asking', async ({ page }) => {
  await openDesk(page, '/sell', 'manager');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('rowheader').first().getByRole('link').click();
  const price = page.getByRole('textbox', { name: /^Price of/ }).first();
  await price.fill('77.70');
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.dismiss();
    }),
  );
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Orders' }).click();
  expect(await asked).toBe('Something here is not saved yet. Leave it?');
  await expect(price).toHaveValue('77.70');
});

test('an address that names no merchant leads to the same page of one’s own', async ({ page }) => {
  await openDesk(page, '/sell/orders?tab=all', 'seller');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/sell\/\d+\/orders\?tab=all$/);
});

test('whoever sells nothing is shown the way', async ({ page }) => {
  await openDesk(page, '/sell', 'second');
  await expect(page.getByRole('heading', { level: 1, name: 'You do not sell here yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Apply to sell' }).click();
  await expect(page).toHaveURL(/\/merchant\/registration/);
  await expect(page.getByRole('banner')).toBeVisible();
});
