import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeProduct } from '../support/data';
import { openDesk, paidOrder } from './desk';

test('[DESK-42] an order’s internal notes are read by colleagues: not by its shopper, nor a store’s by the seller', async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, '/sell', 'manager');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const sell = new URL(page.url()).pathname;
  const { slug, name } = await makeProduct(request, { merchantId: Number(sell.split('/').at(-1)) });
  const order = await paidOrder(request, slug);
  await page.goto(`${sell}/orders/${order.no}`);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Write the note')).toBeVisible();
  await page.getByRole('textbox', { name: 'New internal note' }).fill('Wrapped on the upper shelf');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const noteOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(noteOf('Wrapped on the upper shelf')).toContainText('added an internal note');
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await tooWide()).toBe(0);
  expect(await faultsOf(page, 'a seller’s order with a note')).toEqual([]);
  await page.goto(`${sell}/orders?q=${order.no}&since=2020-01-01`);
  await expect(page.getByRole('row').filter({ hasText: order.no })).toContainText('1 internal note');
  expect(await tooWide()).toBe(0);
  expect(await faultsOf(page, 'a seller’s orders')).toEqual([]);
  await page.goBack();

  const context = await browser.newContext();
  const support = await context.newPage();
  await openDesk(support, `/admin/orders/${order.no}`, 'support');
  const sellers = support.getByRole('listitem').filter({ hasText: 'Wrapped on the upper shelf' });
  await expect(sellers).toContainText('who works for the seller');
  await expect(sellers.getByText('Internal', { exact: true })).toBeVisible();
  await support.getByRole('textbox', { name: 'New internal note' }).fill('They rang twice about the bow');
  await support.getByRole('button', { name: 'Add the note' }).click();
  await expect(support.getByRole('listitem').filter({ hasText: 'They rang twice about the bow' })).toBeVisible();
  expect(await faultsOf(support, 'an order with notes')).toEqual([]);
  await support.goto(`/admin/orders?q=${order.no}`);
  await expect(support.getByRole('row').filter({ hasText: order.no })).toContainText('2 internal notes');
  await context.close();

  const shopper = await browser.newPage();
  await shopper.goto(order.link);
  await expect(shopper.getByText(name).first()).toBeVisible();
  await expect(shopper.getByText(/upper shelf|about the bow/)).toHaveCount(0);
  await shopper.close();

  await page.reload();
  await expect(noteOf('Wrapped on the upper shelf')).toBeVisible();
  await expect(page.getByText('1 internal note')).toBeVisible();
  await expect(page.getByText('about the bow')).toHaveCount(0);
});
