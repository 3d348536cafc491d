import { expect, test, untilHydrated } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

for (const [locale, title, retry, add, told] of [
  ['en', 'You are offline', 'Retry', 'Add to cart', 'You are offline. Nothing was changed'],
  ['fr', 'Vous êtes hors ligne', 'Réessayer', 'Ajouter au panier', 'Vous êtes hors ligne. Rien n’a été modifié'],
] as const)
  test(`without a connection a press is told and nothing counts; another page says so and opens again (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('/product/steel-kettle');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: add, exact: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
    await expect(page.getByRole('banner').locator('[data-cart-count]')).toBeHidden();
    await page.goto('/products/all');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

test('the application says that it is offline, too', async ({ page, context }) => {
  await page.goto('/product/steel-kettle');
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
});
