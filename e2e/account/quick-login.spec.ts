import { expect, test, untilHydrated } from '../fixtures';
import { atProvider, codeSentTo, newShopper } from './shopper';

test('[LOGIN-02] quick login by one-time code, from the dialog to the page it began on', async ({ page, request }) => {
  const { email } = await newShopper(request);
  await page.goto('/products/all');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Use a one-time code' }).click();
  await dialog.getByRole('button', { name: 'Continue with a code' }).click();
  await page.waitForURL(atProvider);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('status')).toContainText(email);
  await expect(page.getByRole('button', { name: /^Get a new code/ })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(request, email));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/products\/all$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Now' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(email)).toBeVisible();
});
