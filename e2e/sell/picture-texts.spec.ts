import { randomUUID } from 'node:crypto';
import { openDesk } from '../admin/desk';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';

test('[DESK-40] a merchant says what a picture shows; a shopper is told, each in their language', async ({ page }) => {
  await openDesk(page, '/sell', 'seller');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Without alternative text' }).click();
  await expect(page.getByRole('table', { name: 'Without alternative text' })).toBeVisible();
  await page.getByRole('rowheader').nth(2).getByRole('link').click();
  await expect(page.getByText('No alternative text').first()).toBeVisible();
  const shown = randomUUID().slice(0, 8);
  await page.getByRole('textbox', { name: 'What picture 1 shows, in English' }).fill(`A hand holds it ${shown}`);
  await page.getByRole('textbox', { name: 'What picture 1 shows, in French' }).fill(`Une main le tient ${shown}`);
  expect(await faultsOf(page, 'product')).toEqual([]);
  await page.getByRole('button', { name: 'Save words and pictures' }).click();
  await expect(page.getByText(/^Saved\./).first()).toBeVisible();
  await page.getByRole('link', { name: 'See it in the shop' }).click();
  await expect(page.getByAltText(`A hand holds it ${shown}`).first()).toBeAttached();
  await expect(page.getByRole('button', { name: `Look closer at picture 1, A hand holds it ${shown}` })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?lang=fr`);
  await expect(page.getByRole('button', { name: `, Une main le tient ${shown}` })).toBeVisible();
});
