import type { Page } from '@playwright/test';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeOrder, makeProduct } from '../support/data';
import { mailWith } from '../support/mails';
import { openDesk, paidOrder } from './desk';

/** A guest asks for the money of an order by the link of their mail. */
const askBack = async (shopper: Page, link: string) => {
  await shopper.goto(link);
  await shopper.getByRole('link', { name: 'Request refund' }).click();
  await shopper.getByLabel('Reason').selectOption({ index: 1 });
  await shopper.getByRole('button', { name: 'Request refund' }).click();
  await expect(shopper.getByText('Merchant review in progress')).toBeVisible();
};

test('[DESK-04] a return: asked for, accepted, taken in and sold again, paid back; the shopper sees each step', async ({
  page,
  request,
  browser,
}) => {
  const { slug } = await makeProduct(request, { stock: 1 });
  const order = await makeOrder(request, { state: 'shipped', slug });
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`/product/${slug}`);
  await expect(shopper.getByRole('main').getByText('Sold out').first()).toBeVisible();
  await askBack(shopper, order.link);
  const refundNo = new URL(shopper.url()).searchParams.get('refundOrderNo') ?? '';

  await openDesk(page, '/admin/refunds', 'orders');
  await page.getByRole('searchbox').fill(order.no);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('rowheader', { name: refundNo }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: refundNo })).toBeVisible();
  expect(await faultsOf(page, 'a request')).toEqual([]);
  await page.getByRole('button', { name: 'Accept the return' }).click();
  await expect(page.getByText('The customer sends the parcel. Take it in when it is here.')).toBeVisible();
  // Nothing that pays is there before the parcel.
  await expect(page.getByRole('button', { name: /^Refund \$/ })).toHaveCount(0);
  await mailWith(request, order.email, 'Please send your return');

  await shopper.reload();
  await expect(shopper.getByText('The merchant agreed to the return')).toBeVisible();
  await shopper.getByLabel('Carrier').fill('Royal Mail');
  await shopper.getByLabel('Tracking number').fill('RM-BACK-1');
  await shopper.getByRole('button', { name: 'I have sent the parcel' }).click();
  await expect(shopper.getByText('RM-BACK-1').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Royal Mail RM-BACK-1')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'It can be sold again: put it into stock' })).toBeChecked();
  expect(await faultsOf(page, 'a return on its way')).toEqual([]);
  await page.getByRole('button', { name: 'The parcel is here' }).click();
  await expect(page.getByRole('button', { name: /^Refund \$/ })).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('The merchant has the return parcel')).toBeVisible();

  await page.getByRole('button', { name: /^Refund \$/ }).click();
  const asked = page.getByRole('dialog', { name: /^Refund \$/ });
  await expect(asked).toContainText(/\$[\d.]+ goes back to .+, the way order \S+ was paid/);
  expect(await faultsOf(page, 'the question before money goes')).toEqual([]);
  await asked.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(asked).toBeHidden();
  await expect(
    page
      .getByText('Anna agreed')
      .or(page.getByText(/agreed$/))
      .first(),
  ).toBeVisible();
  await mailWith(request, order.email, 'reaches your account');
  await page.reload();
  await expect(page.getByText('The money is back.')).toBeVisible();
  expect(await faultsOf(page, 'a request that was paid back')).toEqual([]);
  await shopper.reload();
  await expect(shopper.getByText(/^\$[\d.]+ refunded$/)).toBeVisible();
  await shopper.goto(`/product/${slug}?back=1`);
  await expect(shopper.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(shopper.getByRole('main').getByText('Sold out')).toHaveCount(0);
  await shopper.context().close();
});

test('[DESK-04] a request is refused with a reason, which its shopper reads', async ({ page, request, browser }) => {
  const order = await makeOrder(request, { state: 'shipped' });
  const shopper = await (await browser.newContext()).newPage();
  await askBack(shopper, order.link);
  const refundNo = new URL(shopper.url()).searchParams.get('refundOrderNo') ?? '';
  await openDesk(page, `/admin/refunds/${refundNo}`, 'orders');
  await page.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why is it refused?' }).fill('It was worn');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('It was refused.')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('The merchant refused: It was worn')).toBeVisible();
  await shopper.context().close();
});

test('[DESK-13] money that the provider refuses stands on the overview, is tried again by a press, and is gone', async ({
  page,
  isolatedStore,
}) => {
  const { origin, request, advance } = isolatedStore;
  const { no } = await paidOrder(request);
  const pile = page.getByRole('link', { name: /^Refunds not paid out/ });
  await openDesk(page, `${origin}/admin`, 'admin');
  await expect(pile).toContainText('Nothing waiting');
  const refused = { path: '/v1/refunds', method: 'POST', status: 400, times: 3 };
  // eslint-disable-next-line no-restricted-syntax -- a store of this journey's own, and the call is the store's, not a visitor's
  expect((await request.post('/sandbox/fault', { data: refused })).ok()).toBe(true);
  await page.goto(`${origin}/admin/orders/${no}`);
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel' });
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('The last one broke');
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(dialog).toBeHidden();
  // It is tried again after one minute and after two more; then it rests for four, in which somebody looks.
  for (const minutes of [0, 1, 2]) await advance(minutes * 60_000 + 1000);
  await page.goto(`${origin}/admin`);
  await expect(pile).toContainText('1');
  await expect(pile).toContainText('Oldest');
  await pile.click();
  const stuck = page.getByRole('listitem').filter({ hasText: '3 tries' });
  await expect(stuck).toBeVisible();
  expect(await faultsOf(page, 'stuck money')).toEqual([]);
  await stuck.getByRole('button', { name: /^Try .* now$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It will be tried within a minute' })).toBeVisible();
  // The store's worker may have it in hand at this moment.
  await expect(async () => {
    await advance(1000);
    await page.goto(`${origin}/admin`);
    await expect(pile).toContainText('Nothing waiting', { timeout: 3_000 });
  }).toPass();
});
