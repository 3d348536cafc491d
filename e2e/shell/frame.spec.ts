import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';

/** A product that is on sale, whatever the store sells. */
const anyProduct = async (request: APIRequestContext): Promise<string> =>
  /href="(\/product\/[^"?]+)/.exec(await (await request.get('/products/all')).text())?.[1] ?? '';

test(
  '[ROUTE-25] [LAYOUT-04] [LAYOUT-08] an unknown path answers 404 with a way home',
  { tag: ['@smoke', '@safe'] },
  async ({ page, request }) => {
    expect((await request.get('/no/such/place')).status()).toBe(404);
    await page.goto('/no/such/place');
    await expect(page).toHaveTitle(/This page could not be found/);
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('[HEAD-01] [HEAD-02] [HEAD-03] the header says where one is and what one can do', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText('(at)')).toBeVisible();
  await expect(header.getByText('USD').first()).toBeVisible();
  for (const name of ['Home', 'Shop Now', 'About Us', 'Contact Us']) {
    await expect(header.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
  for (const name of ['Category', 'Search', 'Account', 'Cart, 0 items']) {
    await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('[HEAD-05] the nav stays in sight after 120 px of scroll', async ({ page }) => {
  await page.goto('/products/all');
  await untilHydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(120);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop Now', exact: true })).toBeInViewport();
});

test(
  '[HEAD-06] [ROUTE-04] the search drawer takes words to the search page',
  { tag: ['@smoke', '@safe'] },
  async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Search' });
    await drawer.getByRole('searchbox', { name: 'Search products' }).fill('kettle');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/product_search\?.*title=kettle/);
    await expect(drawer).toBeHidden();
  },
);

test('[I18N-01] the language changes without a reload and is kept', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: /language/i })
    .selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('[LAYOUT-02] [LAYOUT-03] a navigation closes the panel and starts at the top, Back restores the place', async ({
  page,
}) => {
  await page.goto('/products/all');
  await untilHydrated(page);
  const card = page.getByRole('main').getByRole('article').nth(8);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(20);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
});

test(
  'public pages carry nothing personal and may be kept; personal pages may not',
  { tag: '@safe' },
  async ({ request }) => {
    for (const path of ['/', '/products/all', await anyProduct(request)]) {
      const uuid = randomUUID().replaceAll('-', '');
      const asked = await request.get(path, { headers: { cookie: `cartUuid=${uuid}; visitor=${uuid}` } });
      expect(asked.headers()['cache-control'], path).toContain('public');
      expect(asked.headers()['set-cookie'], path).toBeUndefined();
      expect(await asked.text(), path).not.toContain(uuid);
    }
    expect((await request.get('/users/order_list')).headers()['cache-control']).toContain('no-store');
  },
);

test('the first byte of home, list and product carries content, title, description and styles', async ({ request }) => {
  for (const [path, words] of [
    ['/', 'Ceramic mug'],
    ['/products/all', 'Ceramic mug'],
    ['/product/steel-kettle', 'Steel kettle'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(words);
    expect(html, path).toMatch(/<title>[^<]+<\/title>/);
    expect(html, path).toMatch(/<meta name="description"/);
    expect(html.slice(0, html.indexOf('</head>')), path).toMatch(/<style[^>]*data-styled[^>]*>[^<]/);
  }
});

test('no link of the first pages leads to nothing', { tag: '@safe' }, async ({ request }) => {
  const links = new Set<string>();
  for (const path of [
    '/',
    '/products/all',
    await anyProduct(request),
    '/company/about_us',
    '/merchant/merchant_street',
  ]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"/][^"]*|\/)"/g))
      links.add(href.replaceAll('&amp;', '&'));
  }
  // Of many alike (a hundred products) two are followed.
  const kinds = Map.groupBy(links, (href) => href.split(/[/?]/)[1]);
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['', 'products', 'product', 'company', 'merchant']));
  const followed = [...kinds.values()].flatMap((alike) => alike.slice(0, 2));
  const lost = [];
  for (const href of followed) if ((await request.get(href)).status() >= 400) lost.push(href);
  expect(lost).toEqual([]);
});
