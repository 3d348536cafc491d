import { signInAt } from '../account/shopper';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';
import { accept, invite } from './staff';

test('[DESK-23] somebody is invited by mail, chooses a password, works with their role alone, and is removed', async ({
  page,
  request,
  browser,
}) => {
  await openDesk(page, '/admin/staff', 'admin');
  await expect(page.getByRole('rowheader', { name: 'Anna (you)' })).toBeVisible();
  expect(await faultsOf(page, 'staff')).toEqual([]);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Enter an email address')).toBeVisible();
  await expect(page.getByText('Choose at least one role')).toBeVisible();
  const { colleague, link } = await invite(page, request, /^Support/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Support', { exact: false })).toBeVisible();
  expect(await faultsOf(other, 'invitation')).toEqual([]);
  await other.getByLabel('What your colleagues call you').fill('Nour');
  await other.getByLabel('New password', { exact: true }).fill('short');
  await other.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(other.getByRole('alert')).toHaveText('Please choose a password of 12 or more characters');
  await accept(other, colleague, 'Nour');
  const dialog = other.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(colleague.email);
  await expect(dialog.getByText('Your account is ready.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
  expect(await faultsOf(other, 'sign-in of whoever was invited')).toEqual([]);
  await signInAt(other, '/admin', colleague);
  const screens = other.getByRole('navigation', { name: 'Screens' });
  await expect(screens.getByRole('link', { name: 'Tickets' })).toBeVisible();
  await expect(screens.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  await other.goto('/admin/payouts');
  await expect(other.getByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();

  await page.reload();
  await page.getByRole('rowheader', { name: 'Nour' }).getByRole('link').click();
  // The list has a field of the same name, for whoever is invited next.
  await expect(page.getByRole('heading', { level: 1, name: 'Nour' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Finance/ }).check();
  await page.getByRole('button', { name: 'Save the roles' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Roles saved' })).toBeVisible();
  expect(await faultsOf(page, 'person')).toEqual([]);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Signed out everywhere' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove from staff' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff and roles' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Nour' })).toHaveCount(0);
  await context.close();
});

test('[DESK-23] an auditor reads who works here and changes nobody', async ({ page }) => {
  await openDesk(page, '/admin/staff', 'auditor');
  await page.getByRole('rowheader', { name: 'Anna' }).getByRole('link').click();
  await expect(page.getByRole('checkbox', { name: /^Administrator/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save the roles' })).toHaveCount(0);
});
