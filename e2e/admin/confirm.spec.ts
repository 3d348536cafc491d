import { readFileSync } from 'node:fs';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk, paidOrder, yesterday } from './desk';
import { confirmBeside, signedInLongAgo, signInBeside } from './sign-in-window';

test('[DESK-22] a payout asks for a fresh sign-in: confirmed in a window of its own, what was typed is sent', async ({
  page,
  request,
}) => {
  await openDesk(page, '/admin/payouts', 'finance');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await signedInLongAgo(page, request);
  await page.getByRole('textbox', { name: 'Reference of the transfer' }).fill('SEPA fresh 1');
  await page.getByLabel('Day of the transfer').fill(yesterday());
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page, 'confirm dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing was changed' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reference of the transfer' })).toHaveValue('SEPA fresh 1');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  const other = await confirmBeside(page, dialog, 'finance@souk.test');
  // The window closes by itself, and the form that waited goes on.
  await expect(dialog).toBeHidden();
  await expect(page.getByText('SEPA fresh 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await expect.poll(() => other.isClosed()).toBe(true);
});

test('[DESK-22] a customer’s data ask for a fresh sign-in, and a sign-in that ends meanwhile takes nothing that was typed', async ({
  page,
  request,
}) => {
  const { no, email, customer } = await paidOrder(request);
  // A sign-in that nobody uses ends after half an hour.
  await page.clock.install();
  await openDesk(page, `/admin/customers?q=${encodeURIComponent(email)}`, 'support');
  await page.getByRole('rowheader', { name: customer }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Download their data' })).toBeVisible();
  await signedInLongAgo(page, request);
  await page.getByRole('button', { name: 'Download their data' }).click();
  const form = page.getByRole('dialog', { name: 'Download a customer’s data?' });
  const reason = form.getByRole('textbox', { name: 'Reason' });
  await reason.fill('They asked by mail, letter 7');
  await form.getByRole('button', { name: 'Download their data' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await confirm.getByRole('button', { name: 'Not now' }).click();
  await expect(reason).toHaveValue('They asked by mail, letter 7');

  await page.context().clearCookies({ name: 'desk.refresh' });
  await page.clock.fastForward('31:00');
  await reason.press('End');
  const ended = page.getByRole('dialog', { name: 'Your sign-in has ended' });
  await expect(ended).toBeVisible();
  expect(await faultsOf(page, 'ended dialog')).toEqual([]);
  await signInBeside(page, ended, 'support@souk.test');
  await expect(ended).toBeHidden();
  await expect(reason).toHaveValue('They asked by mail, letter 7');
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download their data' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(no);
  await expect(form).toBeHidden();
});
