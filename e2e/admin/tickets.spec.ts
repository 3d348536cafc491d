import { randomUUID } from 'node:crypto';
import { newShopper, signInAt } from '../account/shopper';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { aPng } from '../support/picture';
import { openDesk } from './desk';

test('[DESK-42] a ticket is taken, noted for colleagues and answered by a saved reply with a picture, which alone the shopper sees', async ({
  page,
  request,
  browser,
}) => {
  const subject = `A folded lid ${randomUUID().slice(0, 8)}`;
  const saved = `Folding ${randomUUID().slice(0, 8)}`;
  const context = await browser.newContext();
  const shopper = await context.newPage();
  await signInAt(shopper, '/users/support_ticket?new=1', await newShopper(request));
  const dialog = shopper.getByRole('dialog', { name: 'Ask a question' });
  await dialog.getByLabel('What is it about?').selectOption({ label: 'Account' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('How does it fold?');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(shopper).toHaveURL(/\/support\/ticket\/view\?id=\d+$/);

  await openDesk(page, '/admin/tickets?tab=unassigned', 'support');
  await page.getByRole('link', { name: 'Saved replies' }).click();
  await page.getByRole('link', { name: 'New saved reply' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(saved);
  await page.getByRole('textbox', { name: 'Text in English' }).fill('Along the seam.');
  await page.getByRole('textbox', { name: 'Text in French' }).fill('Le long de la couture.');
  expect(await faultsOf(page, 'a saved reply')).toEqual([]);
  await page.getByRole('button', { name: 'Save the reply' }).click();
  await expect(page.getByRole('link', { name: saved })).toBeVisible();
  expect(await faultsOf(page, 'saved replies')).toEqual([]);
  await page.goto('/admin/tickets?tab=unassigned');
  await page.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Account' });
  await expect(page).toHaveURL(/about=5/);
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('combobox', { name: 'Given to' })).toHaveValue(/.+/);
  await expect(page.getByRole('button', { name: 'Take it' })).toBeHidden();
  await page.getByRole('textbox', { name: 'New note' }).fill('Ask the workshop first');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ask the workshop first' })).toBeVisible();
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(aPng);
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  expect(await faultsOf(page, 'ticket')).toEqual([]);
  await page.getByRole('combobox', { name: 'Insert a saved reply' }).selectOption({ label: saved });
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Along the seam.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Along the seam.' })).toBeVisible();
  await page.goto('/admin/tickets?tab=mine');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  expect(await faultsOf(page, 'tickets')).toEqual([]);

  await shopper.reload();
  const answer = shopper.getByRole('listitem').filter({ hasText: 'Along the seam.' });
  await expect(answer.getByRole('img')).toBeVisible();
  await expect(shopper.getByText('Ask the workshop first')).toHaveCount(0);
  await context.close();
});
