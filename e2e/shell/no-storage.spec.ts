import { expect, test } from '../fixtures';

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    // As a browser does that blocks site data: the mere name throws.
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  }),
);

test('[SESSION-01] a browser that stores nothing shops without an error', async ({ page }) => {
  await page.goto('/product/steel-kettle');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'added to cart' })).toBeVisible();
  await page.goto('/order/shopping_cart');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /kettle/i }),
  ).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
});
