import { readFileSync } from 'node:fs';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-18] a closed statement is marked as paid, and stands in the log', async ({ page }) => {
  await openDesk(page, '/admin/payouts', 'finance');
  const row = page.getByRole('rowheader').last();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sums' })).toBeVisible();
  await expect(page.getByText('To pay out')).toBeVisible();
  const [merchant = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(' · ');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Enter the reference and the day of the transfer')).toBeVisible();
  expect(await faultsOf(page, 'statement')).toEqual([]);
  await page.getByRole('textbox', { name: 'Reference of the transfer' }).fill('SEPA 2026-118');
  await page.getByLabel('Day of the transfer').fill('2026-01-05');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('SEPA 2026-118')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Activity log' }).click();
  await expect(page.getByText(/marked the statement as paid/).first()).toBeVisible();
  await page.goto(`/admin/payouts?tab=paid&q=${encodeURIComponent(merchant)}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('[DESK-17] a rate of the commission is changed for orders to come', async ({ page }) => {
  await openDesk(page, '/admin/payouts/rates', 'finance');
  const rate = page.getByRole('textbox', { name: 'Rate of Wool Row, %' });
  await rate.fill('a lot');
  await page.getByRole('button', { name: 'Save the rate of Wool Row' }).click();
  await expect(page.getByText('Enter a rate from 0 to 100')).toBeVisible();
  await rate.fill('12,5');
  await page.getByRole('button', { name: 'Save the rate of Wool Row' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved for later orders' })).toBeVisible();
  await expect(rate).toHaveValue('12.5');
  expect(await faultsOf(page, 'rates')).toEqual([]);
});

test('[DESK-18] a merchant reads their statements on a phone, and has their lines as a file; another’s is not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, '/sell', 'seller');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Statements' }).click();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Sums' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await faultsOf(page, 'statement')).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^statement-\d+-\d{4}-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFF?at,event,order,number,/);
  await page.goto(new URL(page.url()).pathname.replace(/\d+$/, '999999'));
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});
