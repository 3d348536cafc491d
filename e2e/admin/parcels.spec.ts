import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { mailsTo, mailWith } from '../support/mails';
import { openDesk, paidOrder } from './desk';

test('[ORDER-11] [DESK-11] an order goes in two parcels, and a piece that was not sent is paid back; its shopper reads what came and what is still to come', async ({
  page,
  request,
  browser,
}) => {
  const order = await paidOrder(request, 'canvas-tote', 3);
  await openDesk(page, `/admin/orders/${order.no}`, 'admin');
  await page.getByRole('combobox', { name: 'Carrier' }).fill('DHL');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('PART-1');
  await page.getByRole('textbox', { name: 'Tracking page of the carrier' }).fill('https://carrier.example/PART-1');
  await page.getByRole('checkbox', { name: 'Send only a part of it' }).check();
  await page.getByRole('textbox', { name: /Canvas tote/ }).fill('4');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Enter a number from 0 to 3')).toBeVisible();
  await page.getByRole('textbox', { name: /Canvas tote/ }).fill('1');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Sent by DHL, PART-1')).toBeVisible();
  await expect(page.getByText('1 of 3 sent')).toBeVisible();
  expect(await faultsOf(page, 'an order sent in part')).toEqual([]);
  const link = /https?:\S+order_detail\S+/.exec(await mailWith(request, order.email, 'PART-1'));
  const shopper = await browser.newPage();
  await shopper.goto(link?.[0] ?? '');
  const parcels = shopper.getByRole('list', { name: 'Parcels' });
  await expect(parcels.getByText('DHL, number PART-1')).toBeVisible();
  await expect(parcels.getByRole('link', { name: 'See where the parcel is on carrier.example' })).toBeVisible();
  await expect(parcels.getByText('Still to come')).toBeVisible();
  await expect(parcels.getByText(/2 × Canvas tote/)).toBeVisible();
  await page.getByRole('button', { name: 'Refund pieces' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund without a request' });
  await refund.getByRole('textbox', { name: /Canvas tote/ }).fill('1');
  await refund.getByRole('textbox', { name: 'Why is it refunded?' }).fill('One is torn');
  await refund.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(refund).toBeHidden();
  await expect(page.getByText('One is torn')).toBeVisible();
  await shopper.reload();
  await expect(parcels.getByText(/1 × Canvas tote/)).toHaveCount(2); // one came, one is still to come
  await shopper.close();
  // Nothing more is sent while its money is on its way back.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('PART-2');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Sent by DHL, PART-2')).toBeVisible();
  await expect(page.getByText('On its way', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Correct PART-2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the tracking number' });
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('PART-2B');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Sent by DHL, PART-2B')).toBeVisible();
  await page.getByRole('button', { name: 'Send a mail again' }).click();
  const mails = page.getByRole('dialog', { name: 'Send a mail again' });
  await expect(mails.getByText('The shop has not cancelled it.')).toBeVisible();
  expect(await faultsOf(page, 'mails of an order')).toEqual([]);
  await mails.getByRole('button', { name: 'Tracking number' }).click();
  await expect(mails).toBeHidden();
  await expect(page.getByText('Anna sent a mail again')).toBeVisible();
  const corrected = async () => (await mailsTo(request, order.email)).filter(({ text }) => text.includes('PART-2B'));
  await expect.poll(async () => (await corrected()).length).toBe(2);
});

test('[DESK-11] support gives money back for a piece, with a reason', async ({ page, request }) => {
  const { no, email } = await paidOrder(request, 'canvas-tote', 2);
  await openDesk(page, `/admin/orders/${no}`, 'support');
  // Beside the order stand its payment, its mails, and that its guest has no account for a ticket.
  await expect(page.getByText('Stripe · $')).toBeVisible();
  await expect(page.getByText(`${email} ·`)).toBeVisible();
  await expect(page.getByText('A guest has no tickets: write to their e-mail.')).toBeVisible();
  expect(await faultsOf(page, 'an order and what stands beside it')).toEqual([]);
  await page.getByRole('button', { name: 'Refund pieces' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund without a request' });
  await expect(dialog.getByText('up to $100')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Canvas tote/ }).fill('1');
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why is it refunded?' }).fill('One had a stain');
  await dialog.getByRole('textbox', { name: 'A few words to the customer' }).fill('Sorry for the stain.');
  expect(await faultsOf(page, 'a refund without a request')).toEqual([]);
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('refunded pieces without a request')).toBeVisible();
  await expect(page.getByText('One had a stain')).toBeVisible();
  await mailWith(request, email, 'Sorry for the stain.');
  await page.goto('/admin/orders?tab=all&late=1&to=0.01');
  await expect(page.getByText('Nothing matches “up to $0.01 · Late”')).toBeVisible();
  expect(await faultsOf(page, 'orders that are narrowed')).toEqual([]);
});

test('[DESK-03] a packing slip holds what to pack and no price', async ({ page, request }) => {
  const { no, customer } = await paidOrder(request, 'canvas-tote', 2);
  await openDesk(page, `/admin/orders/${no}`, 'orders');
  await expect(page.getByRole('button', { name: 'Print the packing slip' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Packing slip', { exact: true })).toBeVisible();
  await expect(page.getByText(customer).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(page.getByText('$').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print the packing slip' })).toBeHidden();
});
