import { openDesk } from '../admin/desk';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeProduct } from '../support/data';

test('[DESK-06] on a phone a seller reads what shoppers will see, and that an older price is above the lowest of 30 days', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, '/sell', 'manager');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const { slug, name } = await makeProduct(request, {
    priceCents: 2_000,
    merchantId: Number(page.url().split('/').at(-1)),
  });
  await page.goto(`${page.url()}/products?q=${slug}`);
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await page.getByRole('textbox', { name: `Price of ${name}`, exact: true }).fill('15');
  await page.getByRole('textbox', { name: `Older price of ${name}` }).fill('25');
  await page.getByRole('textbox', { name: 'Discount, %' }).focus();
  const shown = page.getByRole('region', { name: 'What shoppers will see' });
  await expect(shown.getByRole('cell', { name: '$15.00 was $25.00' })).toBeVisible();
  await expect(page.getByText('is above the lowest price of the last 30 days, $20.00.')).toBeVisible();
  await expect(page.getByText('must not be shown such a price')).toBeVisible();
  expect(await faultsOf(page, 'a preview of prices')).toEqual([]);
  await page.getByRole('textbox', { name: `Older price of ${name}` }).fill('20');
  await page.getByRole('textbox', { name: 'Discount, %' }).focus();
  await expect(shown.getByRole('cell', { name: '$15.00 was $20.00' })).toBeVisible();
  await expect(page.getByText('is above the lowest price')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(page.getByText('Saved. Shoppers see it within a minute')).toBeVisible();
  await expect(shown).toHaveCount(0);
});
