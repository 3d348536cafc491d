import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk, paidOrder } from './desk';

test('[DESK-03] [X1] what is refused while a dialog is open is told in it, where it can be heard and put away', async ({
  page,
  request,
  fault,
}) => {
  const { no } = await paidOrder(request);
  await openDesk(page, `/admin/orders/${no}`, 'orders');
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel' });
  const reason = dialog.getByRole('textbox', { name: 'Why is it cancelled?' });
  await reason.fill('Asked by mail');
  await fault({ path: `/api/admin/orders/${no}/cancel`, status: 503 });
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(reason).toHaveValue('Asked by mail');
  expect(await faultsOf(page, 'a refusal in a dialog')).toEqual([]);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('[DESK-03] what a colleague has settled meanwhile closes the dialog, and the page says what became of it', async ({
  page,
  request,
}) => {
  const { no } = await paidOrder(request);
  await openDesk(page, `/admin/orders/${no}`, 'orders');
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel' });
  await dialog.getByRole('textbox', { name: 'Why is it cancelled?' }).fill('Asked by mail');
  // Somebody packs it meanwhile.
  expect((await request.post(`/sandbox/order/${no}/ship`)).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Sent by /)
      .first(),
  ).toBeVisible();
});
