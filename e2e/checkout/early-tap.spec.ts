import { expect, test } from '../fixtures';

test('[CARD-02] a card tapped before any script of a remote arrived counts once', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/**', async (route) => {
    await held;
    await route.continue();
  });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/front\/cart\/save|\/actions\/cart\/add/.test(request.url())) saves.push(request.url());
  });
  await page.goto('/products/all', { waitUntil: 'commit' });
  const card = page.getByRole('main').getByRole('article', { name: 'Canvas tote', exact: true });
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toContainText('1');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Cart, 1 items', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 1 items', exact: true })).toBeVisible();
  expect(saves).toHaveLength(1);
});

test('[CART-06] a tap on the product page made before the shell’s scripts arrive counts once', async ({ page }) => {
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
