import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk, paidOrder } from './desk';

/** The lines of the file that the log gives. */
const downloaded = async (page: Page) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^activity-.*\.csv$/);
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
};

test('[DESK-07] the log is narrowed to a person, a kind of thing, a seller and a period, and downloaded so', async ({
  page,
  request,
}) => {
  const { no } = await paidOrder(request);
  await openDesk(page, `/admin/orders/${no}`, 'admin');
  await page.getByRole('combobox', { name: 'Carrier' }).fill('DHL');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('JD0007');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Anna sent the parcel')).toBeVisible();
  await page.getByText('What was done here').click();
  const slice = page.getByRole('group').filter({ hasText: 'What was done here' });
  await expect(slice.getByText('Anna sent the parcel')).toBeVisible();
  await expect(slice.getByRole('term').filter({ hasText: 'Tracking number' })).toBeVisible();
  await expect(slice.getByRole('definition').filter({ hasText: 'JD0007' })).toBeVisible();
  expect(await faultsOf(page, 'the log of an order')).toEqual([]);
  await slice.getByRole('link', { name: '1 entry in the activity log' }).click();
  await expect(page.getByRole('rowheader', { name: no })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Activity log' }).click();
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.selectOption('Anna');
  await page.getByRole('combobox', { name: 'Kind of thing' }).selectOption({ label: 'Orders' });
  await page.getByLabel('First day').fill('2020-01-01');
  await expect(page).toHaveURL(/subject=order&by=[^&]+&since=2020-01-01/);
  const entry = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: no }) });
  await expect(entry).toContainText('Anna sent the parcel');
  const seller = page.getByRole('combobox', { name: 'Seller' });
  await seller.selectOption('Linen Court');
  await expect(page).toHaveURL(/merchant=\d+/);
  await expect(entry).toContainText('Anna sent the parcel');
  await seller.selectOption('');
  await expect(page).not.toHaveURL(/merchant=/);
  const lines = await downloaded(page);
  expect(lines[0]).toContain('at,person,call,kind,number,reason,before,after');
  expect(lines.filter((line) => line.includes(no))).toHaveLength(1);
  expect(lines.slice(1).every((line) => line.includes(',Anna,') && line.includes(',order,'))).toBe(true);
  expect(await faultsOf(page, 'log')).toEqual([]);

  await page.reload();
  await expect(person.locator('option:checked')).toHaveText('Anna');
  await page.getByRole('combobox', { name: 'Kind of thing' }).selectOption('Coupons');
  await page.getByLabel('First day').fill('');
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(
    page.getByRole('heading', { name: 'Nothing matches “Anna · Coupons · until Jan 1, 2020”' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page.getByRole('rowheader', { name: no })).toBeVisible();
  await expect(person.locator('option:checked')).toHaveText('Everybody');
});

test('[DESK-07] a merchant’s owner narrows and downloads the log of their own desk, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, '/sell', 'seller');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  await page.goto(`${page.url()}/audit`);
  const kind = page.getByRole('combobox', { name: 'Kind of thing' });
  await expect(kind.getByRole('option', { name: 'Orders', exact: true })).toHaveCount(1);
  await expect(kind.getByRole('option', { name: 'Settings', exact: true })).toHaveCount(0);
  await kind.selectOption({ label: 'Orders' });
  await expect(page).toHaveURL(/subject=order/);
  expect((await downloaded(page))[0]).toContain('at,person,call');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await faultsOf(page, 'a merchant’s log')).toEqual([]);
});
