import { randomUUID } from 'node:crypto';
import { openDesk } from '../admin/desk';
import { buyShown } from '../checkout/steps';
import { expect, test, untilHydrated } from '../fixtures';
import { makeBasket } from './new-product';

test('[DESK-09] a new product in two languages with six variants is made, put on sale, bought by a shopper, and waits to be sent', async ({
  page,
  browser,
  baseURL,
}) => {
  await openDesk(page, '/sell', 'seller');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const own = page.url();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('button', { name: 'Create the product' }).click();
  await expect(page.getByText('Enter the name in French')).toBeVisible();
  const name = `Willow basket ${randomUUID().slice(0, 8)}`;
  await makeBasket(page, name, { en: ['Natural', 'Smoked', 'White'], fr: ['Naturel', 'Fumé', 'Blanc'] });
  await page.getByRole('button', { name: 'Put on sale' }).click();
  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');

  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await shopper.goto(address ?? '');
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await untilHydrated(shopper);
  await shopper.getByRole('radio', { name: 'Large' }).check();
  await shopper.getByRole('radio', { name: 'Smoked' }).check();
  await buyShown(shopper);
  await shopper.context().close();

  await page.goto(`${own}/orders?q=${encodeURIComponent(name)}`);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Large, Smoked').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
});
