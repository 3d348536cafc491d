import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { signInByPages, typePassword } from '../account/shopper';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';
import { accept, type Colleague, invite } from './staff';

/** Signs in at a desk by password and one code more. */
const signInWithCode = async (page: Page, { email, password }: Colleague, code: string) => {
  await page.goto('/admin');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await typePassword(page, password);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  expect(await faultsOf(page, 'code')).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Sets up a second factor from the notice of the overview. @returns its recovery codes */
const setUp = async (page: Page, { password }: Colleague): Promise<string[]> => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Set up a second factor' }).click();
  const other = await opened;
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(other.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await faultsOf(other, 'enrolment')).toEqual([]);
  const secret = (await other.locator('#secret').innerText()).replaceAll(' ', '');
  await other.getByLabel('Code', { exact: true }).fill(generateSync({ secret }));
  await other.getByRole('button', { name: 'Confirm the code' }).click();
  const codes = other.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await faultsOf(other, 'recovery codes')).toEqual([]);
  const told = await codes.allInnerTexts();
  await other.getByRole('button', { name: 'I have stored them, go on' }).click();
  await expect.poll(() => other.isClosed()).toBe(true);
  return told;
};

test('[DESK-24] a colleague sets up a second factor, signs in with it, and loses it', async ({
  page,
  request,
  browser,
}) => {
  await openDesk(page, '/admin/staff', 'admin');
  const { colleague, link } = await invite(page, request, /^Finance/);
  const first = await browser.newContext();
  const own = await first.newPage();
  await own.goto(link);
  const name = `Farid ${colleague.email.slice(6, 14)}`;
  await accept(own, colleague, name);
  await expect(own.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signInByPages(own, '/admin', colleague);
  const [code = ''] = await setUp(own, colleague);
  await expect(own.getByRole('link', { name: 'Set up a second factor' })).toHaveCount(0);

  const second = await browser.newContext();
  const elsewhere = await second.newPage();
  await signInWithCode(elsewhere, colleague, code);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await page.reload();
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await page.getByRole('button', { name: 'Take the second factor away' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Second factor taken away' })).toBeVisible();
  await own.reload();
  await expect(own.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  const third = await browser.newContext();
  await signInByPages(await third.newPage(), '/admin', colleague);
  for (const context of [first, second, third]) await context.close();
});
