import type { Page } from '@playwright/test';
import { faultsOf } from '../axe';
import { expect, test, withoutPrefetchedReplies } from '../fixtures';
import { makeProduct } from '../support/data';
import { openDesk, paidOrder } from './desk';

const phone = { width: 390, height: 800 };
const tile = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition').first();
const dollars = (text: string) => Number(text.replace(/[^\d.]/g, ''));
const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[DESK-08] an order that is paid raises the figures of the overview, in its tiles, its chart and its table', async ({
  page,
  isolatedStore: { origin, request },
  french,
}) => {
  await paidOrder(request);
  await openDesk(page, `${origin}/admin`, 'admin');
  const [orders, sales] = [tile(page, 'Orders today'), tile(page, 'Sales today')];
  await expect(orders).toHaveText(/^\d+$/);
  const before = { orders: Number(await orders.innerText()), sales: dollars(await sales.innerText()) };
  const { no } = await paidOrder(request, 'canvas-tote', 2);
  await page.goto(`${origin}/admin/orders?tab=all&q=${no}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: no }) });
  const paid = dollars(await row.getByRole('cell', { name: /^\$/ }).innerText());
  await page.goto(`${origin}/admin`);
  await expect(orders).toHaveText(String(before.orders + 1));
  const after = await sales.innerText();
  expect(dollars(after)).toBeCloseTo(before.sales + paid, 2);

  const chart = page.getByRole('group', { name: 'Sales per day, last 30 days' });
  const bars = chart.getByRole('img');
  await expect(bars).toHaveCount(30);
  await expect(bars.last()).toHaveAccessibleName(new RegExp(`: \\${after}, ${before.orders + 1} orders$`));
  await bars.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bars.nth(28)).toBeFocused();

  await page.getByText('Show as a table').click();
  const today = page.getByRole('region', { name: 'Sales per day, last 30 days' }).getByRole('row').nth(1);
  await expect(today.getByRole('cell')).toHaveText([after, String(before.orders + 1), /^\$/]);
  expect(await faultsOf(page, 'overview')).toEqual([]);
  await french();
  await page.goto(`${origin}/admin`);
  await expect(tile(page, 'Ventes du jour')).toHaveText(/^[\d\s\u202f]+,\d\d\s\$US$/);
  await page.getByText('Afficher en tableau').click();
  expect(await faultsOf(page, 'vue d’ensemble')).toEqual([]);
});

test('[DESK-08] a merchant sees its own figures, on a phone', async ({ page, isolatedStore: { origin, request } }) => {
  await page.setViewportSize(phone);
  await paidOrder(request);
  await openDesk(page, `${origin}/sell`, 'seller');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const merchantId = Number(page.url().split('/').at(-1));
  const { slug } = await makeProduct(request, { merchantId, priceCents: 12_345 });
  const orders = tile(page, 'Orders today');
  const nothing = page.getByRole('heading', { name: 'Nothing has been sold yet' });
  await expect(orders.or(nothing)).toBeVisible();
  const before = (await orders.isVisible()) ? Number(await orders.innerText()) : 0;
  await paidOrder(request, slug);
  await page.reload();
  await expect(orders).toHaveText(String(before + 1));
  await page.getByText('Show as a table').click();
  expect(await widthBeyond(page)).toBe(0);
  expect(await faultsOf(page, 'a merchant’s overview')).toEqual([]);
});

test('[DESK-08] a packer, who reads no refunds, is shown the work alone', async ({ page }) => {
  await openDesk(page, '/sell', 'packer');
  await expect(page.getByRole('link', { name: /Orders to send/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sales' })).toHaveCount(0);
});

test('[DESK-08] figures that cannot be read leave the work that waits, and are read by a press', async ({ page }) => {
  await openDesk(page, '/admin', 'auditor');
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await withoutPrefetchedReplies(page);
  await page.route('**/api/admin/figures', (route) => route.fulfill({ status: 500, json: { code: 500 } }));
  await page.reload();
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('link', { name: /Orders to send/ })).toBeVisible();
  await page.unroute('**/api/admin/figures');
  await again.click();
  await expect(again).toHaveCount(0);
});
