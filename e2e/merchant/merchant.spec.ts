import { newShopper, signInByDialog } from '../account/shopper';
import { expect, test, untilHydrated } from '../fixtures';

test('[ROUTE-16] the street of merchants opens, whoever sells', { tag: ['@smoke', '@safe'] }, async ({ page }) => {
  await page.goto('/merchant/merchant_street');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('[MER-01] [ROUTE-16] from the street to a shop, which is followed after signing in', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.goto('/merchant/merchant_street');
  await untilHydrated(page);
  await page.getByRole('article', { name: 'Glaze Studio' }).getByRole('link', { name: 'Glaze Studio' }).click();
  await expect(page).toHaveURL(/\/merchant\/merchant\/home\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Glaze Studio' })).toBeVisible();

  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await signInByDialog(page, shopper);
  // What was pressed before the sign-in is done after it.
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.getByRole('button', { name: 'Following' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
});

test('[MER-01] [WIDGET-07] a shop is ordered by a choice, and a merchant who takes messages is written to in the chat', async ({
  page,
}) => {
  await page.goto('/merchant/merchant_more?keywords=Clearwater');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Clearwater Glass' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect(page).toHaveURL(/order=priceUp/);
  await page.goBack();
  await expect(page).not.toHaveURL(/order=/);
  await page.getByRole('button', { name: 'Send a message' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
});
