import { expect, test } from '../fixtures';

test('a tap made before the scripts arrive counts once', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/shell/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/product/steel-kettle', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toContainText('1');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Cart, 1 items' })).toBeVisible();
});
