import { randomUUID } from 'node:crypto';
import { newShopper, signInAt } from '../account/shopper';
import { openDesk } from '../admin/desk';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { apply } from '../support/data';
import { makeBasket } from './new-product';

test('[DESK-09] a new product of a merchant who is not trusted is looked at, refused with words, sent again and accepted', async ({
  page,
  request,
  browser,
}) => {
  const owner = await newShopper(request);
  const merchant = `Loom ${owner.email.slice(4, 12)}`;
  const application = await apply(request, { email: owner.email, name: merchant });
  await request.post(`/sandbox/merchant/${application.id}/approve`);
  const staff = await (await browser.newContext()).newPage();
  await openDesk(staff, `/admin/merchants?q=${encodeURIComponent(merchant)}`, 'admin');
  await staff.getByRole('rowheader', { name: merchant }).getByRole('link').click();
  await staff.getByRole('button', { name: 'Look at new products first' }).click();
  await expect(staff.getByText(/^What it has never sold before waits for your look/)).toBeVisible();
  expect(await faultsOf(staff, 'merchant')).toEqual([]);

  await signInAt(page, '/sell', owner);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  const name = `Willow basket ${randomUUID().slice(0, 8)}`;
  await makeBasket(page, name);
  await page.getByRole('button', { name: 'Send for a look' }).click();
  await expect(page.getByText(/^Waiting for the marketplace’s look since/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'See a preview in the shop' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(preview.getByRole('note').filter({ hasText: 'A preview' })).toBeVisible();
  await preview.close();

  await staff.goto('/admin');
  await staff.getByRole('link', { name: /New products to look at/ }).click();
  await staff.getByRole('rowheader', { name }).getByRole('link').click();
  expect(await faultsOf(staff, 'product to look at')).toEqual([]);
  await staff.getByRole('button', { name: 'Refuse' }).click();
  const dialog = staff.getByRole('dialog', { name: `Refuse ${name}?` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The picture is blurred');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(staff.getByRole('note')).toContainText('The picture is blurred');

  await page.reload();
  await expect(page.getByRole('note').filter({ hasText: 'Refused on' })).toContainText('The picture is blurred');
  expect(await faultsOf(page, 'refused product')).toEqual([]);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();

  await staff.reload();
  await staff.getByRole('button', { name: 'Accept and put on sale' }).click();
  await expect(staff.getByRole('button', { name: 'Take off sale' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Take off sale' })).toBeVisible();
  await staff.context().close();
});
