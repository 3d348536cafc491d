import type { FileChooser } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newShopper, signInAt, signInByDialog, typePassword } from './shopper';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });

test('[ACCT-01] [ACCT-07] a shopper’s picture, a question with a picture, and the end of the account', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signInAt(page, '/users/user_info', shopper);
  const chooseAvatar = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Add a|Change) picture$/ }).click();
    await (await opened).setFiles(file);
  };
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await chooseAvatar({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByRole('alert')).toContainText('JPG or PNG');
  await chooseAvatar(picture('me.png'));
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await page.reload();
  const shown = page.getByRole('main').locator('img[src^="/img/u/"]').first();
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);

  await page.goto('/users/support_ticket?new=1');
  const dialog = page.getByRole('dialog', { name: 'Ask a question' });
  await dialog.getByLabel('What is it about?').selectOption({ label: 'Account' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('A receipt');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Where do I find it?');
  const pictures = dialog.locator('input[type=file]');
  await pictures.setInputFiles(['1', '2', '3', '4', '5', '6'].map((name) => picture(`${name}.png`)));
  await expect(dialog.getByRole('img')).toHaveCount(5);
  await expect(dialog).toContainText('At most 5 pictures');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/support\/ticket\/view\?id=\d+$/);
  await expect(page.getByRole('main')).toContainText('Where do I find it?');
  await expect(page.getByRole('main').locator('img[src^="/img/u/"]')).toHaveCount(5);

  await page.goto('/users/user_info?part=data');
  await page.getByRole('textbox', { name: `Type ${shopper.email} to confirm` }).fill(shopper.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await page.getByRole('link', { name: 'Back home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/users/user_info');
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'Email' }).fill(shopper.email);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await typePassword(page, shopper.password);
  await expect(page.getByRole('alert')).toContainText('Wrong email or password');
});

test('[LOGIN-12] what a guest wished for is on their list after the sign-in that it asked for', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await page.goto('/product/speaker');
  await page.getByRole('main').getByRole('button', { name: 'Add to wish list' }).click();
  await signInByDialog(page, shopper);
  await expect(page).toHaveURL(/\/product\/speaker$/);
  await expect(page.getByRole('main').getByRole('button', { name: /wish list/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: /wish list/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
