import { expect, test, untilHydrated } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

for (const [locale, title, retry, add, told, count] of [
  ['en', 'You are offline', 'Retry', 'Add to cart', 'You are offline. Keep this page open', 'Cart, 1 item'],
  ['fr', 'Vous êtes hors ligne', 'Réessayer', 'Ajouter au panier', 'Gardez cette page ouverte', 'Panier, 1 article'],
] as const)
  test(`[CART-10] without a connection an addition is told and not lost; another page says so and opens again (${locale})`, async ({
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
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: count, exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.goto('/products/all');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

test('[CART-10] the application, too, tells of an addition without a connection and makes it later, once', async ({
  page,
  context,
}) => {
  await page.goto('/product/steel-kettle');
  await untilHydrated(page);
  await context.setOffline(true);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first();
  for (let press = 0; press < 2; press++) {
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline. Keep this page open' })).toBeVisible();
    await expect(add).toBeEnabled();
  }
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Steel kettle added to cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
});

test('[ROUTE-03] [ROUTE-06] a link pressed in the application without a connection loses nothing; its page opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/collections/drinkware');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await context.setOffline(true);
  await main.getByRole('navigation').getByRole('link', { name: 'Kitchen' }).click();
  const held = page.getByRole('alert').filter({ hasText: 'You are offline. Nothing on this page is lost' });
  await expect(held).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Drinkware' })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  await expect(held).toBeHidden();
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  // Its code is here now, and its name is known: the page opens, and says what it cannot show.
  const link = main.getByRole('article').nth(1).getByRole('link').first();
  const name = (await main.getByRole('article').nth(1).getAttribute('aria-label')) ?? '';
  await context.setOffline(true);
  await link.click();
  await expect(main.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByRole('alert').filter({ hasText: 'You are offline' })).toBeHidden();
});

test('[ROUTE-03] more of a list, asked for without a connection, says so; asked for again it comes', async ({
  page,
  context,
}) => {
  await page.goto('/products/all');
  await untilHydrated(page);
  const main = page.getByRole('main');
  const more = main.getByRole('link', { name: 'Load more' });
  await context.setOffline(true);
  await more.click();
  await expect(main.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await more.click();
  await expect(main.getByRole('article')).toHaveCount(40);
  await expect(main.getByRole('alert')).toBeHidden();
});
