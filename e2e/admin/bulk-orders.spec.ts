import { readFileSync } from 'node:fs';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeProduct } from '../support/data';
import { mailWith } from '../support/mails';
import { openDesk, paidOrder } from './desk';

test('[DESK-03] several orders: their slips are printed, the list is downloaded, and a pasted list sends them', async ({
  page,
  request,
}) => {
  // A window that asks which printer would stop the journey.
  await page.addInitScript(() => void (window.print = () => {}));
  const { slug, name } = await makeProduct(request);
  const orders = [await paidOrder(request, slug), await paidOrder(request, slug), await paidOrder(request, slug)];
  const [first, second, third] = orders.map(({ no }) => no) as [string, string, string];
  await openDesk(page, `/admin/orders?q=${encodeURIComponent(name)}`, 'orders');
  for (const no of [first, second]) await page.getByRole('checkbox', { name: `Choose ${no}` }).check();
  await page.getByRole('button', { name: 'Print their packing slips' }).click();
  await expect(page.locator('[data-paper] [data-paper]')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  const slips = page.getByText('Packing slip', { exact: true }).filter({ visible: true });
  await expect(slips).toHaveCount(2);
  for (const no of [first, second]) await expect(page.getByText(no, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(third).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('$').filter({ visible: true })).toHaveCount(0);
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(2);
  await page.emulateMedia({ media: 'screen' });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const [head, ...lines] = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\n');
  expect(head).toContain('order,at,merchant,customer,country,pieces');
  expect(lines.map((line) => line.split(',')[0]).sort()).toEqual([first, second, third].sort());

  await page.getByRole('button', { name: 'Send a list of tracking numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a list of tracking numbers' });
  const list = dialog.getByRole('textbox', { name: 'Order, carrier, tracking number' });
  await list.fill(`${first},DHL,LIST-1\n\n${second};UPS`);
  await expect(dialog.getByText('Line 3: it needs three values: order, carrier, tracking number;')).toBeVisible();
  expect(await faultsOf(page, 'a pasted list with a fault')).toEqual([]);
  await list.fill(`${first},DHL,LIST-1\n${second};UPS;LIST-2\nPT0000000000FF-1\tGLS\tLIST-3`);
  await expect(dialog.getByText('3 lines read')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog.getByText('Line 1: PT0000000000FF-1 was not sent. There is no such order')).toBeVisible();
  await expect(list).toHaveValue('PT0000000000FF-1\tGLS\tLIST-3');
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('rowheader', { name: third })).toBeVisible();
  for (const no of [first, second]) await expect(page.getByRole('rowheader', { name: no })).toHaveCount(0);
  await mailWith(request, orders[0]?.email ?? '', 'LIST-1');

  await page.getByLabel('Until').fill('2020-01-31');
  await expect(page).toHaveURL(/until=2020-01-31/);
  await expect(page.getByRole('rowheader', { name: third })).toHaveCount(0);
  expect(await faultsOf(page, 'orders of some days')).toEqual([]);
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/until=/);
});
