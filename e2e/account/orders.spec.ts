import { expect, test } from '../fixtures';
import { demoShopper, signInAt, signInByPages } from './shopper';

for (const width of [390, 1280]) {
  test(`[ROUTE-14] [ORDER-08] the order list asks for sign-in, comes back, and is split by merchant at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInByPages(page, '/users/order_list');
    await expect(page).toHaveURL(/\/users\/order_list$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
    const split = page
      .getByRole('article')
      .filter({ hasText: /\d merchants/ })
      .first();
    await expect(split).toBeVisible();
    expect(await split.getByRole('group').count()).toBeGreaterThan(1);
    for (const merchant of await split.getByRole('group').all())
      await expect(merchant.getByRole('link').first()).toBeVisible();
  });
}

test('[ORDER-08] [ORDER-09] tabs, search, and the way from list to detail', async ({ page }) => {
  await signInAt(page, '/users/order_list');
  await page
    .getByRole('navigation', { name: 'Orders by status' })
    .getByRole('link', { name: /In transit/ })
    .click();
  await expect(page).toHaveURL(/type=1/);
  const order = page.getByRole('article').first().getByRole('group').first();
  await expect(order.getByText('In transit')).toBeVisible();
  await order.getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(/\/order\/order_detail\?orderNo=PT/);
  await expect(page.getByText('Ships to')).toBeVisible();
});

test('[ORDER-09] cancelling asks first', async ({ page }) => {
  await signInAt(page, '/users/order_list?type=unpaid');
  await page.getByRole('button', { name: 'Cancel order' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel order' }).first()).toBeFocused();
});

test('[ORDER-07] a detail page without a number says so, in both languages', async ({ page, french }) => {
  await page.goto('/order/order_detail');
  await expect(page.getByText('The order number is missing. The order details cannot be viewed')).toBeVisible();
  await french();
  await page.reload();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText('The order number is missing')).toBeHidden();
});

test('[I18N-01] the account in French', async ({ page, french }) => {
  await french();
  await signInByPages(page, '/users/order_list', demoShopper, 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
});
