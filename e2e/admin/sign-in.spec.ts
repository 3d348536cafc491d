import { signInByPages, signInByDialog } from '../account/shopper';
import { expect, test } from '../fixtures';

const admin = { email: 'admin@souk.test', password: 'souk-demo' };

test('[DESK-26] whoever is signed in in the shop signs in at the desk anew, and signs out of it', async ({ page }) => {
  await signInByPages(page, '/users/order_list', admin);
  await page.goto('/admin');
  await signInByDialog(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'desk.refresh')).toMatchObject({
    path: '/auth/desk',
    httpOnly: true,
    sameSite: 'Strict',
  });
  await page.getByRole('link', { name: /^Sign out/ }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
