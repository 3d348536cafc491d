import { readFileSync } from 'node:fs';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from '../admin/desk';

test('[DESK-14] a seller downloads products, changes them in a file, mends what is wrong and applies it', async ({
  page,
}) => {
  await openDesk(page, '/sell', 'manager');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines[0]).toContain('product,variant,name_en');
  const head = 'product,variant,stock';
  const known = /^([^,]+),("[^"]*"|[^,]*),/.exec(lines[1] ?? '');
  const bring = async (stock: string) => {
    await page.getByRole('link', { name: /Change by CSV|Another file/ }).click();
    const csv = `${head}\n${known?.[1]},${known?.[2]},${stock}\n`;
    await page
      .getByLabel('CSV file, up to 10 MB')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'stock.csv' })).toBeVisible();
  };
  await bring('plenty');
  await expect(page.getByText('stock: Enter a whole number from 0')).toBeVisible();
  expect(await faultsOf(page, 'a file with a fault')).toEqual([]);
  await bring('123');
  await page.getByRole('button', { name: 'Change 1 line' }).click();
  await expect(page.getByText('1 line applied, 0 refused, 0 left out.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /stock: \d+ → 123/ })).toBeVisible();
});
