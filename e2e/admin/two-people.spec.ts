import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeProduct } from '../support/data';
import { openDesk } from './desk';

test('[DESK-06] two people edit one product: the later one reads so, keeps what they typed, and neither loses anything unasked', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await makeProduct(request, { priceCents: 4000 });
  const path = `/admin/products/${id}`;
  const other = await (await browser.newContext()).newPage();
  await openDesk(page, path, 'admin');
  await openDesk(other, path, 'catalogue');
  const name = (of: typeof page) => of.getByRole('textbox', { name: 'Name in English' });
  const price = (of: typeof page) => of.getByRole('textbox', { name: /^Price of/ });
  await name(other).fill('Theirs');
  await price(other).fill('55.50');
  await name(page).fill('Mine');
  await page.getByRole('button', { name: 'Save words and pictures' }).click();
  await expect(page.getByText('Saved. The shop follows within a minute.')).toBeVisible();
  await price(page).fill('66.60');
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(page.getByRole('cell', { name: '$66.60' })).toBeVisible();

  // Words: refused, told, and still there; kept by a choice between both, and saved by the key.
  await other.getByRole('button', { name: 'Save words and pictures' }).click();
  const words = other.getByRole('alert').filter({ hasText: 'Name in English' });
  await expect(words).toBeVisible();
  await expect(name(other)).toHaveValue('Theirs');
  await expect(words.getByRole('definition')).toHaveText(['Theirs', 'Mine', / /]);
  const prices = other.getByRole('alert').filter({ hasText: 'Price of' });
  await expect(prices).toBeVisible();
  await expect(price(other)).toHaveValue('55.50');
  expect(await faultsOf(other, 'conflict')).toEqual([]);
  await words.getByRole('button', { name: 'Keep mine' }).click();
  await expect(words).toBeHidden();
  await name(other).press('Control+s');
  await expect(other.getByText('Saved. The shop follows within a minute.')).toBeVisible();
  // Prices: what was typed stood through it all; theirs are taken by a press.
  await expect(price(other)).toHaveValue('55.50');
  await prices.getByRole('button', { name: 'Take theirs' }).click();
  await expect(price(other)).toHaveValue('66.60');
  await page.reload();
  await expect(name(page)).toHaveValue('Theirs');
  await expect(price(page)).toHaveValue('66.60');
  await other.context().close();
});
