import { randomUUID } from 'node:crypto';
import { openDesk } from '../admin/desk';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeBasket } from './new-product';

test('[DESK-40] [DESK-61] [DESK-62] a merchant says what a picture shows; a shopper is told, each in their language; an old address leads on', async ({
  page,
}) => {
  await openDesk(page, '/sell', 'seller');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  const mark = randomUUID().slice(0, 8);
  await makeBasket(page, `Rush basket ${mark}`);
  await page.getByRole('button', { name: 'Put on sale', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  const products = new URL(page.url()).pathname.replace(/\/\d+$/, '');
  await page.goto(`${products}?tab=undescribed&q=${mark}`);
  await page.getByRole('link', { name: mark }).click();
  await expect(page.getByText('No alternative text')).toBeVisible();
  await page.getByRole('textbox', { name: 'What picture 1 shows, in English' }).fill(`A hand holds it ${mark}`);
  await page.getByRole('textbox', { name: 'What picture 1 shows, in French' }).fill(`Une main le tient ${mark}`);
  await expect(page.getByText('No alternative text')).toBeHidden();
  expect(await faultsOf(page, 'product')).toEqual([]);
  await page.getByRole('button', { name: 'Save words and pictures' }).click();
  await expect(page.getByText(/^Saved\./).first()).toBeVisible();
  await page.getByRole('link', { name: 'See it in the shop' }).click();
  await expect(page.getByAltText(`A hand holds it ${mark}`).first()).toBeAttached();
  await expect(page.getByRole('button', { name: `Look closer at picture 1, A hand holds it ${mark}` })).toBeVisible();
  const old = new URL(page.url()).pathname;
  await page.goto(`${products}?q=${mark}`);
  await page.getByRole('link', { name: mark }).click();
  await page.getByRole('textbox', { name: 'End of the address' }).fill(`basket-${mark}`);
  await page.getByRole('textbox', { name: 'Search title in English' }).fill(`Baskets ${mark}`);
  await page.getByRole('button', { name: 'Save the address and these words' }).click();
  await expect(page.getByText(/^Saved\./).first()).toBeVisible();
  await page.goto(old);
  await expect(page).toHaveURL(`/product/basket-${mark}`);
  await expect(page).toHaveTitle(`Baskets ${mark}`);
  await page.goto(`${new URL(page.url()).pathname}?lang=fr`);
  await expect(page.getByRole('button', { name: `, Une main le tient ${mark}` })).toBeVisible();
  await page.goto(`${products}?tab=undescribed&q=${mark}`);
  await expect(page.getByText(mark).first()).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});
