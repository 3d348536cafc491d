import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-05] [X1] what is refused while a dialog is open is told in it, where it can be heard and put away', async ({
  page,
}) => {
  await openDesk(page, '/admin/applications', 'finance');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.route('**/document', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 409, reason: 'DOCUMENT_DECIDED', message: 'Somebody was faster', data: { state: 'accepted' } },
    }),
  );
  await page.getByRole('button', { name: 'Refuse document 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse the document' });
  await dialog.getByRole('textbox').fill('Too blurry');
  await dialog.getByRole('button', { name: 'Refuse the document' }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toHaveText(/Somebody was faster/);
  await expect(dialog.getByRole('textbox')).toHaveValue('Too blurry');
  expect(await faultsOf(page, 'a refusal in a dialog')).toEqual([]);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
  await expect(dialog).toBeVisible();
});
