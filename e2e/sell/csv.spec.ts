import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openDesk } from '../admin/desk';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeProduct } from '../support/data';

test('[DESK-14] a seller downloads products, changes one and makes another by a file, and mends what is wrong first', async ({
  page,
  request,
}) => {
  await openDesk(page, '/sell', 'manager');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const { slug, name } = await makeProduct(request, {
    priceCents: 2_000,
    merchantId: Number(page.url().split('/').at(-1)),
  });
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines[0]).toContain('product,variant,name_en');
  expect(lines.filter((line) => line.includes(name))).toHaveLength(1);
  const address = `larch-tray-${randomUUID().slice(0, 8)}`;
  const bring = async (price: string) => {
    await page.getByRole('link', { name: /Import CSV|Another file/ }).click();
    const csv = [
      'product,variant,stock,name_en,name_fr,category,price',
      `${slug},,123,${name},${name},kitchen,${price}`,
      `${address},,5,Larch tray,Plateau en mélèze,kitchen,19.50`,
    ].join('\n');
    await page
      .getByLabel('CSV file, up to 10 MB')
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'goods.csv' })).toBeVisible();
  };
  await bring('dear');
  await expect(page.getByText('price: Enter an amount like 12.50')).toBeVisible();
  expect(await faultsOf(page, 'a file with a fault')).toEqual([]);
  await bring('90');
  await expect(page.getByText('1 price moves by more than 20%.')).toBeVisible();
  await expect(page.getByText('asks for a sign-in of the last ten minutes')).toBeVisible();
  await page.getByRole('link', { name: /^To change/ }).click();
  await expect(page.getByRole('cell', { name: /price: .* → 90.00 more than 20%/ })).toBeVisible();
  expect(await faultsOf(page, 'a file that moves a price far')).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Discarded: 0 lines had been applied.')).toBeVisible();
  await bring('21');
  await page.getByRole('button', { name: 'Apply 2 lines' }).click();
  await expect(page.getByText('2 lines applied, 0 refused, 0 left out.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /stock: \d+ → 123/ })).toBeVisible();

  await page.getByRole('link', { name: 'Another file' }).click();
  // What a header holds is remembered: this one nobody has named before.
  const reference = `Ref ${address}`;
  const supplied = `${reference};Prix;Remarque\n${slug};22,50;rien\n`;
  await page
    .getByLabel('CSV file, up to 10 MB')
    .setInputFiles({ name: 'fournisseur.csv', mimeType: 'text/csv', buffer: Buffer.from(supplied) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('combobox', { name: 'Prix' })).toHaveValue('price');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('One column must hold the product')).toBeVisible();
  expect(await faultsOf(page, 'a file with columns of its own')).toEqual([]);
  await page.getByRole('combobox', { name: reference }).selectOption('product');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('cell', { name: /price: 21.00 → 22.50/ })).toBeVisible();
  await page.goto(page.url().replace(/\/products\/.*/, `/products?q=${address}`));
  await page.getByRole('rowheader', { name: 'Larch tray' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Put on sale' })).toBeDisabled();
});
