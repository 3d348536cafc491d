import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { words } from './words';

/** Holds every script file back, however long the shopper waits; the page's own inline script runs. */
const holdScripts = async (page: Page) => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const main = (page: Page) => page.getByRole('main');
const cartButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Cart, ${count} items`, exact: true });
const isDocument = (page: Page) => page.evaluate(() => !document.documentElement.hasAttribute('data-hydrated'));
const linesOf = async (page: Page) => {
  const uuid = (await page.context().cookies()).find(({ name }) => name === 'cartUuid')?.value;
  const groups = (await (await page.request.get(`/api/front/cart/list?uuid=${uuid}`)).json()) as {
    data: { cartInfoList: { suk: string; cartNum: number }[] }[];
  };
  return groups.data.flatMap(({ cartInfoList }) => cartInfoList.map(({ suk, cartNum }) => [suk, cartNum]));
};

test.describe('what the document answers, while no script of the application comes', () => {
  test.beforeEach(async ({ page }) => void (await holdScripts(page)));

  test('[CARD-02] a card’s Add to cart counts once, in the badge and in the button’s name', async ({ page }) => {
    await page.goto('/products/all');
    const card = main(page).getByRole('article', { name: 'Canvas tote', exact: true });
    await card.getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartButton(page, 1)).toContainText('1');
    await expect(page.getByRole('status').filter({ hasText: 'Canvas tote added to cart' })).toBeVisible();
    await page.goto('/product/steel-kettle');
    await expect(cartButton(page, 1)).toBeVisible();
  });

  test('[QUICK-08, ORDER-01] Buy Now leads to the checkout with the typed quantity, and nothing is in the cart', async ({
    page,
  }) => {
    await page.goto('/product/steel-kettle');
    await main(page).getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await main(page).getByRole('button', { name: 'Buy Now', exact: true }).first().click();
    await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
    await page.goto('/products/all');
    await expect(cartButton(page, 0)).toBeVisible();
  });

  test('[CART-10] a typed quantity and a choice are what is put into the cart', async ({ page }) => {
    await page.goto('/product/linen-shirt');
    await main(page).getByRole('radio', { name: 'Sand' }).check({ force: true });
    await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await main(page).getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'added to cart' })).toBeVisible();
    await expect(cartButton(page, 3)).toBeVisible();
    expect(await linesOf(page)).toEqual([['Sand,M', 3]]);
  });

  test('links and the search field lead on', async ({ page }) => {
    await page.goto('/products/product_search?title=lamp');
    await main(page).getByRole('searchbox').first().fill('kettle');
    await main(page).getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/title=kettle/);
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isDocument(page)).toBe(true);
  });

  for (const [locale, code, said, text] of [
    ['en', 403, 'secret reason', 'No access'],
    ['en', 404, '', 'No data found'],
    ['en', 409, 'Only one is left', 'Only one is left'],
    ['fr', 500, 'stack trace', 'Un problème est survenu sur le serveur, veuillez réessayer plus tard'],
  ] as const)
    test(`[ERR-02] a refusal ${code} reads as the catalogue says (${locale})`, async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const body = { code, message: said, data: null };
      await page.goto('/product/wall-clock');
      await request.post('/sandbox/fault', { data: { path: '/api/front/cart/save', status: code, body, times: 1 } });
      const name = words[locale].addToCart;
      await main(page).getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
      await expect(page.getByRole('banner').locator('[data-cart-count]')).toBeHidden();
    });
});

test.describe('what only the application answers, pressed before its scripts came', () => {
  const cases: [string, string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
    [
      'the search panel',
      '/products/all',
      (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
      (page) => expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible(),
    ],
    [
      'the cart drawer',
      '/product/steel-kettle',
      (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click(),
      (page) => expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible(),
    ],
    [
      'the sign-in dialog',
      '/product/steel-kettle',
      (page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).click(),
      (page) => expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible(),
    ],
    [
      'one more piece',
      '/product/steel-kettle',
      (page) => main(page).getByRole('button', { name: 'Increase quantity' }).first().click(),
      (page) => expect(main(page).getByRole('spinbutton', { name: 'Quantity' }).first()).toHaveValue('2'),
    ],
    [
      'a choice',
      '/product/linen-shirt',
      (page) => main(page).getByRole('radio', { name: 'Sand' }).check({ force: true }),
      (page) => expect(page).toHaveURL(/color=sand/i),
    ],
    [
      'the order of a list',
      '/products/all',
      async (page) => void (await main(page).getByRole('combobox').last().selectOption({ index: 1 })),
      (page) => expect(page).toHaveURL(/sort=/),
    ],
  ];
  for (const [name, path, press, isAnswered] of cases)
    test(`[LAYOUT-12] ${name}: the press starts the application and is answered once`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      await press(page);
      expect(await isDocument(page)).toBe(true);
      release();
      await isAnswered(page);
      await expect(page.locator('[data-pressed]')).toHaveCount(0);
    });
});

test('[QUICK-08] without scripts Buy Now leads to the checkout', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/product/steel-kettle');
  await main(page).getByRole('button', { name: 'Buy Now', exact: true }).first().click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
  await context.close();
});
