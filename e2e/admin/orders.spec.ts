import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeProduct } from '../support/data';
import { mailWith } from '../support/mails';
import { openDesk, paidOrder, tabTo } from './desk';

test('[DESK-03] [DESK-59] an order is found, goes to another address, is sent and delivered; its shopper is mailed both', async ({
  page,
  request,
}) => {
  const order = await paidOrder(request);
  await openDesk(page, '/admin', 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('searchbox').fill(order.no);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('rowheader', { name: order.no }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: order.no })).toBeVisible();
  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the delivery address' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('7 Side Street');
  expect(await faultsOf(page, 'delivery address')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('7 Side Street').last()).toBeVisible();
  await expect(page.getByText('Anna changed the delivery address')).toBeVisible();
  await mailWith(request, order.email, '7 Side Street');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Enter the carrier')).toBeVisible();
  await page.getByRole('combobox', { name: 'Carrier' }).fill('DHL');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('JD0001');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Sent by DHL, JD0001')).toBeVisible();
  await expect(page.getByText('Anna sent the parcel')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText('Anna noted the delivery')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the delivery address' })).toHaveCount(0);
  await mailWith(request, order.email, 'JD0001');
});

test('[DESK-03] ten orders are found, chosen and sent from the keyboard alone; shoppers have the mail and the number', async ({
  page,
  request,
}) => {
  const { slug, name } = await makeProduct(request);
  const orders: Awaited<ReturnType<typeof paidOrder>>[] = [];
  for (let at = 0; at < 10; at += 1) orders.push(await paidOrder(request, slug));
  const keys = page.keyboard;
  await openDesk(page, '/admin/orders', 'orders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await keys.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type(name);
  await keys.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(orders.length);
  await expect(page.getByRole('searchbox')).toBeFocused();
  // Keys are off while one types: the way out of the field is Tab.
  await keys.press('Tab');
  for (const { no } of orders) {
    await keys.press('j');
    await expect(page.getByRole('link', { name: no })).toBeFocused();
    await keys.press('x');
  }
  await expect(page.getByText('10 rows chosen')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Send the chosen orders' }), 'Shift+Tab');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send the chosen orders' });
  await expect(dialog.getByRole('combobox', { name: 'Carrier' })).toBeFocused();
  await keys.type('UPS');
  for (const [at, { no }] of orders.entries()) {
    await keys.press('Tab');
    await expect(dialog.getByRole('textbox', { name: `Tracking number of ${no}` })).toBeFocused();
    await keys.type(`1ZKEYS${at}`);
  }
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  for (const [at, { email }] of orders.entries()) await mailWith(request, email, `1ZKEYS${at}`);
  await page.goto(orders[9]?.link ?? '');
  await expect(page.getByRole('main').getByText('1ZKEYS9').first()).toBeVisible();
});

test('[DESK-03] keys lead from screen to screen, and a dialog lists them', async ({ page }) => {
  await openDesk(page, '/admin/orders', 'orders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('[DESK-03] [DESK-60] cancelling a paid order asks why and gives the money back', async ({ page, request }) => {
  const { no, email } = await paidOrder(request);
  await openDesk(page, `/admin/orders/${no}`, 'admin');
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel' });
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('The last one broke');
  await dialog.getByRole('textbox', { name: /^A few words/ }).fill('Please take the green one.');
  expect(await faultsOf(page, 'cancelling an order')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Anna cancelled the order')).toBeVisible();
  await expect(page.getByText('The last one broke')).toBeVisible();
  await expect(page.getByText('Please take the green one.')).toBeVisible();
  await mailWith(request, email, 'Please take the green one.');
  await mailWith(request, email, 'is on its way');
});

test('[DESK-01] a shopper finds no desk; support opens its own screens and no others', async ({ page }) => {
  await openDesk(page, '/admin', 'second');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account has no role here' })).toBeVisible();
});

test('[DESK-01] support sees tickets and no log, also by its address', async ({ page }) => {
  await openDesk(page, '/admin/audit', 'support');
  await expect(page.getByRole('heading', { level: 1, name: 'Your role does not open this page' })).toBeVisible();
  await expect(page.getByText('Ask an administrator for the role Finance or Auditor.')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Screens' });
  await expect(menu.getByRole('link', { name: 'Tickets' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Activity log' })).toHaveCount(0);
});

test('[DESK-02] a mistyped address of the desk is none, and its menu leads on', async ({ page }) => {
  await openDesk(page, '/admin', 'support');
  expect((await page.goto('/admin/tikcets'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
  expect(await faultsOf(page, 'unknown address')).toEqual([]);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(page).toHaveURL(/\/admin\/tickets$/);
});

test('[DESK-05] documents are accepted one by one, then the application is approved', async ({ page }) => {
  await openDesk(page, '/admin/applications', 'finance');
  await page.getByRole('rowheader', { name: 'Atelier Verre & Lune' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  for (const no of [1, 2]) {
    await page.getByRole('button', { name: `Accept document ${no}` }).click();
    await expect(page.getByRole('button', { name: `Accept document ${no}` })).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('It was approved.')).toBeVisible();
});

test('[DESK-05] a ticket is answered in the shopper’s language, and leaves the list', async ({ page, request }) => {
  await openDesk(page, '/admin/tickets', 'support');
  const row = page.getByRole('rowheader', { name: 'Livrez-vous en point relais ?' });
  await row.getByRole('link').click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Oui, choisissez-le au moment de payer.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Oui, choisissez-le au moment de payer.')).toBeVisible();
  await mailWith(request, 'french@souk.test', 'choisissez-le');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(row).toHaveCount(0);
});

const screens = [
  '',
  '/customers',
  '/refunds?tab=all',
  '/products',
  '/categories',
  '/coupons?tab=all',
  '/sales?tab=all',
  '/reviews?tab=all',
  '/tickets?tab=all',
  '/applications?tab=all',
  '/home',
  '/pages',
  '/header-footer',
  '/settings',
  '/merchants',
  '/staff',
  '/payouts',
  '/payouts/rates',
  '/payouts/tax',
  '/payouts/sellers/1',
  '/webhooks',
  '/webhooks/new',
  '/system',
  '/audit',
  '/orders?tab=all',
];
for (const language of ['en', 'fr'] as const)
  test(`every screen is for everyone, in ${language}`, async ({ page, french }) => {
    await openDesk(page, '/admin', 'auditor');
    if (language === 'fr') await french();
    for (const path of screens) {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('navigation', { name: language === 'fr' ? 'Écrans' : 'Screens' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await faultsOf(page, path)).toEqual([]);
    }
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await faultsOf(page, 'order')).toEqual([]);
  });
