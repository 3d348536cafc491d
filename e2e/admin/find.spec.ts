import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk, paidOrder } from './desk';

const name = 'Search everything';

test('[DESK-56] Ctrl-K, a number, Enter: the order is open', async ({ page, request }) => {
  const { no } = await paidOrder(request);
  await openDesk(page, '/admin/refunds', 'orders');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('option', { name: 'Orders Screen' })).toBeVisible();
  expect(await faultsOf(page, 'find screens')).toEqual([]);
  await page.keyboard.type(no.toLowerCase());
  await expect(dialog.getByRole('option', { name: `${no} ` })).toHaveAttribute('aria-selected', 'true');
  expect(await faultsOf(page, 'find an order')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[DESK-56] [DESK-15] support finds a customer by e-mail; no address carries it', async ({ page, request }) => {
  const { email, customer } = await paidOrder(request);
  await openDesk(page, '/admin', 'support');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('combobox').fill(email);
  await dialog.getByRole('option', { name: `${customer} ${email} Customer` }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible();
  expect(page.url()).not.toContain('@');
});

test('[DESK-56] [DESK-43] without a connection it says so and finds screens; with one it is tried again', async ({
  page,
  request,
  context,
}) => {
  const { no } = await paidOrder(request);
  await openDesk(page, '/admin/orders', 'orders');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await context.setOffline(true);
  await dialog.getByRole('combobox').fill('refu');
  const told = dialog.getByRole('alert');
  await expect(told).toBeVisible();
  await expect(dialog.getByRole('option', { name: 'Refunds Screen' })).toBeVisible();
  await dialog.getByRole('combobox').fill(no);
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await told.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('option', { name: `${no} ` })).toBeVisible();
});

test('[DESK-56] [DESK-01] on a phone a packer finds what is theirs alone', async ({ page, request }) => {
  const { no: anothers } = await paidOrder(request);
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, '/sell', 'packer');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  await page.goto(`${new URL(page.url()).pathname}/orders?tab=all`);
  const own = (await page.getByRole('rowheader').first().innerText()).trim();
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('option')).toHaveText([/^Overview/, /^Orders/]);
  await dialog.getByRole('combobox').fill(anothers);
  await expect(dialog.getByText(`Nothing matches “${anothers}”.`)).toBeVisible();
  await dialog.getByRole('combobox').fill(own);
  const option = dialog.getByRole('option', { name: `${own} ` });
  await expect(option).toBeVisible();
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBe(0);
  expect(await faultsOf(page, 'find at /sell')).toEqual([]);
  await option.click();
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
});
