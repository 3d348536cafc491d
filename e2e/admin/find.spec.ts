import { randomUUID } from 'node:crypto';
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
  await expect(dialog.getByRole('option', { name: `${no} ` })).toBeVisible();
  await expect(told).toBeHidden();
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

test('[DESK-39] a view of a list is saved, opened another day, and removed', async ({ page }) => {
  const view = `France ${randomUUID().slice(0, 8)}`;
  await openDesk(page, '/admin/orders?tab=all&q=PT&sort=-total&page=2', 'support');
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await views.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(view);
  expect(await faultsOf(page, 'save a view')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page');
  await page.goto('/admin/orders');
  await views.getByRole('link', { name: view }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?tab=all&q=PT&sort=-total$/);
  await expect(page.getByRole('searchbox')).toHaveValue('PT');
  expect(await faultsOf(page, 'saved views')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBe(0);
  await page.goto('/admin/refunds');
  await expect(views.getByRole('button', { name: 'Save this view' })).toBeVisible();
  await expect(views.getByRole('link', { name: view })).toHaveCount(0);
  await page.goto('/admin/orders');
  await views.getByRole('button', { name: `Remove the view ${view}` }).click();
  await expect(views.getByRole('link', { name: view })).toHaveCount(0);
});
