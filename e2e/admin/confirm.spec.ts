import type { APIRequestContext, Page } from '@playwright/test';
import { atProvider } from '../account/shopper';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

/** This browser's sign-in was made an hour ago; the page asks for tokens anew, as it does every few minutes. */
const signedInLongAgo = async (page: Page, request: APIRequestContext) => {
  const cookies = await page.context().cookies();
  const refreshToken = decodeURIComponent(cookies.find(({ name }) => name === 'desk.refresh')?.value ?? '');
  const reply = await request.post('/sandbox/sign-in/age', { data: { refreshToken, minutes: 60 } });
  expect(await reply.json()).toEqual({ minutes: 60 });
  await page.reload();
};

test('[DESK-22] a payout asks for a fresh sign-in: confirmed in a window of its own, what was typed is sent', async ({
  page,
  request,
}) => {
  await openDesk(page, '/admin/payouts', 'finance');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await signedInLongAgo(page, request);
  await page.getByRole('textbox', { name: 'Reference of the transfer' }).fill('SEPA fresh 1');
  await page.getByLabel('Day of the transfer').fill('2026-01-05');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page, 'confirm dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing was changed' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reference of the transfer' })).toHaveValue('SEPA fresh 1');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in again' }).click();
  const other = await opened;
  await other.waitForURL(atProvider);
  await expect(other.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expect(other.getByText('finance@souk.test')).toBeVisible();
  expect(await faultsOf(other, 'confirm page')).toEqual([]);
  await other.getByLabel('Password', { exact: true }).fill('souk-demo');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The window closes by itself, and the form that waited goes on.
  await expect(dialog).toBeHidden();
  await expect(page.getByText('SEPA fresh 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await expect.poll(() => other.isClosed()).toBe(true);
});
