import { randomUUID } from 'node:crypto';
import { signInAt } from '../account/shopper';
import { openDesk } from '../admin/desk';
import { accept, linkTo } from '../admin/staff';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';

test('[DESK-28] on a phone an owner invites a packer, makes them a manager, and takes their access away', async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, '/sell', 'seller');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Enter an email address')).toBeVisible();
  const colleague = { email: `people-${randomUUID().slice(0, 8)}@souk.test`, password: 'a long one for staff' };
  await page.getByRole('textbox', { name: 'Email' }).fill(colleague.email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('button', { name: `Take back the invitation of ${colleague.email}` })).toBeVisible();
  expect(await faultsOf(page, 'people')).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(await linkTo(request, colleague.email));
  const name = `Nour ${colleague.email.slice(7, 15)}`;
  await accept(other, colleague, name);
  await signInAt(other, '/sell', colleague);
  const screens = other.getByRole('navigation', { name: 'Screens' });
  await expect(screens.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(screens.getByRole('link', { name: 'People' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Manager');
  await page.getByRole('button', { name: 'Save the role' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Role saved' })).toBeVisible();
  await other.reload();
  await expect(screens.getByRole('link', { name: 'Products' })).toBeVisible();

  await page.getByRole('button', { name: 'Take away access' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take away access' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  await screens.getByRole('link', { name: 'Products' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your account has no role here' })).toBeVisible();
  await expect(other.getByText(`You are signed in as ${colleague.email}.`)).toBeVisible();
  await context.close();
});
