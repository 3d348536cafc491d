import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeMerchant, makeProduct } from '../support/data';
import { openDesk, paidOrder, yesterday } from './desk';

const longestMonthMs = 32 * 24 * 3_600_000;

test('[DESK-18] a closed statement is marked as paid, and stands in the log', async ({ page }) => {
  await openDesk(page, '/admin/payouts', 'finance');
  const row = page.getByRole('rowheader').last();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sums' })).toBeVisible();
  await expect(page.getByText('To pay out')).toBeVisible();
  const [merchant = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(' · ');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('textbox', { name: 'Reference of the transfer' })).toHaveAccessibleDescription(
    'Enter the reference of the transfer',
  );
  await expect(page.getByText('Enter the day of the transfer')).toBeVisible();
  expect(await faultsOf(page, 'statement')).toEqual([]);
  await page.getByRole('textbox', { name: 'Reference of the transfer' }).fill('SEPA 2026-118');
  await page.getByLabel('Day of the transfer').fill(yesterday());
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('SEPA 2026-118')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Activity log' }).click();
  await expect(page.getByText(/marked the statement as paid/).first()).toBeVisible();
  await page.goto(`/admin/payouts?tab=paid&q=${encodeURIComponent(merchant)}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('[DESK-18] a debit that is booked by hand stands on the seller’s statement of this month, with its reason', async ({
  page,
}) => {
  await openDesk(page, '/admin/merchants', 'finance');
  await page.getByRole('searchbox').fill('Wool Row');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: 'Wool Row' }).click();
  await page.getByRole('radio', { name: 'Debit: the platform takes' }).check();
  await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('12.50');
  await page.getByRole('textbox', { name: 'Reason, or the bank’s reference' }).fill('Labels that we printed');
  expect(await faultsOf(page, 'a booking by hand')).toEqual([]);
  await page.getByRole('button', { name: 'Book it' }).click();
  const question = page.getByRole('dialog', { name: 'Book by hand' });
  await expect(
    question.getByText(/^Wool Row\. Debit: the platform takes, \$12\.50\. .*Labels that we printed/),
  ).toBeVisible();
  expect(await faultsOf(page, 'the question before a booking')).toEqual([]);
  await question.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Booked' })).toBeVisible();
  await expect(page.getByText(/booked a sum on the seller’s account/)).toBeVisible();
  await page.goto('/admin/payouts?tab=open&q=Wool%20Row');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const lines = page.getByRole('region', { name: 'Sales, refunds and bookings' });
  await expect(lines.getByRole('row').filter({ hasText: 'Labels that we printed' })).toContainText('−$12.50');
  await expect(page.getByText('Adjustments')).toBeVisible();
});

test('[DESK-17] a rate of the commission is changed for orders to come', async ({ page }) => {
  await openDesk(page, '/admin/payouts/rates', 'finance');
  const widthOf = async (role: 'searchbox' | 'button', name: string) =>
    (await page.getByRole('search').last().getByRole(role, { name }).boundingBox())?.width ?? 0;
  expect(await widthOf('searchbox', '')).toBeGreaterThan(await widthOf('button', 'Find'));
  const rate = page.getByRole('textbox', { name: 'Rate of Wool Row, %' });
  await rate.fill('a lot');
  await page.getByRole('button', { name: 'Save the rate of Wool Row' }).click();
  await expect(page.getByText('Enter a rate from 0 to 100')).toBeVisible();
  await rate.fill('12,5');
  await page.getByRole('button', { name: 'Save the rate of Wool Row' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved for later orders' })).toBeVisible();
  await expect(rate).toHaveValue('12.5');
  expect(await faultsOf(page, 'rates')).toEqual([]);
});

test('[DESK-18] a merchant reads their statements on a phone, and has their lines as a file; another’s is not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, '/sell', 'seller');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Statements' }).click();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Sums' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await faultsOf(page, 'statement')).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^statement-\d+-\d{4}-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFF?at,event,order,number,/);
  // A window that asks which printer would stop the journey.
  await page.evaluate(() => void (window.print = () => void dispatchEvent(new Event('beforeprint'))));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Statement', { exact: true })).toBeVisible();
  await expect(page.getByText(/Days are those of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(new URL(page.url()).pathname.replace(/\d+$/, '999999'));
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});

test('[DESK-18] a month of sales is closed and paid out; what is refunded after it is the next statement’s', async ({
  page,
  isolatedStore,
}) => {
  const { origin, request, advance } = isolatedStore;
  const merchant = await makeMerchant(request, { name: `Ash & Elm ${randomUUID().slice(0, 6)}` });
  const { slug } = await makeProduct(request, { merchantId: merchant.id, priceCents: 10_000 });
  const orders = [await paidOrder(request, slug), await paidOrder(request, slug)];
  const listOf = (tab: string) => `${origin}/admin/payouts?tab=${tab}&q=${encodeURIComponent(merchant.name)}`;
  await advance(longestMonthMs);
  const { now } = (await (await request.post('/sandbox/clock', { data: { advanceMs: 0 } })).json()) as { now: string };
  await openDesk(page, listOf('due'), 'admin');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('cell', { name: 'Sale' })).toHaveCount(orders.length);
  const paidSum = await page.getByRole('definition').filter({ hasText: '$' }).last().innerText();
  await page.getByRole('textbox', { name: 'Reference of the transfer' }).fill('SEPA month 1');
  await page.getByLabel('Day of the transfer').fill(now.slice(0, 10));
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('SEPA month 1')).toBeVisible();
  const paidPage = page.url();

  await page.goto(`${origin}/admin/orders/${orders[0]?.no}`);
  await page.getByRole('button', { name: 'Refund pieces' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund without a request' });
  await dialog.getByRole('textbox', { name: /^Product/ }).fill('1');
  await dialog.getByRole('textbox', { name: 'Why is it refunded?' }).fill('It broke on the way');
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog).toBeHidden();
  // The store's worker may have the refund in hand at this moment: the job that begins a statement finds it once its money is back.
  await expect(async () => {
    await advance(1000);
    await page.goto(listOf('open'));
    await expect(page.getByRole('rowheader')).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText('Amount due so far')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Refund' })).toHaveCount(1);
  await expect(page.getByRole('rowheader', { name: orders[0]?.no ?? '' })).toBeVisible();
  expect(await faultsOf(page, 'a statement with a debt')).toEqual([]);
  // What was paid out stays as it was.
  await page.goto(paidPage);
  await expect(page.getByText('SEPA month 1')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sale' })).toHaveCount(orders.length);
  await expect(page.getByRole('cell', { name: 'Refund' })).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: paidSum }).last()).toBeVisible();
});
