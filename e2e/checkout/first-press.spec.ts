import type { Page } from '@playwright/test';
import {
  applicationFiles,
  expect,
  holdScripts,
  startApplication,
  test,
  untilHydrated,
  withoutChannel,
} from '../fixtures';
import { newShopper, signInByDialog } from '../account/shopper';
import { words } from './words';

const main = (page: Page) => page.getByRole('main');
const cartButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}`, exact: true });
const isDocument = (page: Page) => page.evaluate(() => !document.documentElement.hasAttribute('data-hydrated'));
const linesOf = async (page: Page) => {
  const uuid = (await page.context().cookies()).find(({ name }) => name === 'cartUuid')?.value;
  if (!uuid) return [];
  const groups = (await (await page.request.get(`/api/front/cart/list?uuid=${uuid}`)).json()) as {
    data: { cartInfoList: { suk: string; cartNum: number }[] }[];
  };
  return groups.data.flatMap(({ cartInfoList }) => cartInfoList.map(({ suk, cartNum }) => [suk, cartNum]));
};

test.beforeEach(async ({ page }) => void (await withoutChannel(page)));

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
      fault,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const body = { code, message: said, data: null };
      await page.goto('/product/wall-clock');
      await fault({ path: '/api/front/cart/save', status: code, body });
      const name = words[locale].addToCart;
      await main(page).getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
      await expect(page.getByRole('banner').locator('[data-cart-count]')).toBeHidden();
    });
});

for (const [said, shown] of [
  ['Your sign-in has ended', 'Your sign-in has ended'],
  ['', 'Please sign in'],
] as const)
  test(`[ERR-03] [LOGIN-08] a first press refused with 410000 (“${said}”) asks for a sign-in, which ends where it was pressed`, async ({
    page,
    request,
    fault,
  }) => {
    const shopper = await newShopper(request);
    const body = { code: 410000, message: said, data: null };
    await page.goto('/product/wall-clock?look=1');
    await fault({ path: '/api/front/cart/save', status: 401, body });
    await main(page).getByRole('button', { name: words.en.addToCart, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText(shown);
    await signInByDialog(page, shopper);
    await expect(page).toHaveURL(/\/product\/wall-clock\?look=1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Wall clock' })).toBeVisible();
  });

test.describe('the document script cannot be had', () => {
  const documentScript = '**/client/document.js*';

  test('[P10] Add to cart is sent by the browser, and the page comes back with it', async ({ page }) => {
    await page.route(documentScript, (route) => route.abort());
    await page.goto('/product/canvas-tote');
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
    expect((await linesOf(page)).map(([, pieces]) => pieces)).toEqual([1]);
    // A cart with lines works without scripts: nothing is wrong there.
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });

  test('[P10] the cart button leads to the cart’s page, which says so; the next click is answered once the script loads', async ({
    page,
  }) => {
    await page.route(documentScript, (route) => route.abort());
    await page.goto('/product/steel-kettle');
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByText('Something went wrong on the server side, please try again later')).toBeVisible();
    await page.unroute(documentScript);
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  });
});

/** How far the application has come when the shopper presses for the first time. */
const stages: readonly { name: string; held?: string | RegExp; until: (page: Page) => Promise<unknown> }[] = [
  { name: 'before the document script', held: '**/remotes/**/*.js', until: async () => undefined },
  { name: 'before any of its files', held: applicationFiles, until: async () => undefined },
  {
    name: 'with its files fetched, before it starts',
    until: (page) => expect(page.locator('link[rel=prefetch][as=script]').first()).toBeAttached(),
  },
  {
    name: 'while it starts, before its messages',
    held: '**/client/messages-*.js',
    until: (page) => page.evaluate(() => void dispatchEvent(new Event('souk:start'))),
  },
  {
    name: 'with the frame running, before the page’s part',
    held: '**/remotes/catalog/**/*.js',
    until: startApplication,
  },
  { name: 'with all of it running', until: untilHydrated },
];

type Press = {
  name: string;
  path: string;
  press: (page: Page) => Promise<unknown>;
  isAnswered: (page: Page) => Promise<unknown>;
};

const presses: readonly Press[] = [
  {
    name: '[CARD-02] add to cart',
    path: '/product/canvas-tote',
    press: (page) => main(page).getByRole('button', { name: 'Add to cart' }).first().click(),
    isAnswered: async (page) => {
      await expect(cartButton(page, 1)).toBeVisible();
      await expect.poll(async () => (await linesOf(page)).map(([, pieces]) => pieces)).toEqual([1]);
    },
  },
  {
    name: '[QUICK-08, ORDER-01] Buy Now with a typed quantity',
    path: '/product/steel-kettle',
    press: async (page) => {
      await main(page).getByRole('spinbutton', { name: 'Quantity' }).first().fill('2');
      await main(page).getByRole('button', { name: 'Buy Now', exact: true }).first().click();
    },
    isAnswered: async (page) => {
      await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
      await expect(main(page).getByText('$120.00').first()).toBeVisible();
      expect(await linesOf(page)).toEqual([]);
    },
  },
  {
    name: '[QUICK-05] one more piece',
    path: '/product/steel-kettle',
    press: (page) => main(page).getByRole('button', { name: 'Increase quantity' }).first().click(),
    isAnswered: (page) => expect(main(page).getByRole('spinbutton', { name: 'Quantity' }).first()).toHaveValue('2'),
  },
  {
    name: '[QUICK-04] a choice',
    path: '/product/linen-shirt',
    press: (page) => main(page).getByRole('radio', { name: 'Sand' }).check({ force: true }),
    isAnswered: (page) => expect(page).toHaveURL(/color=sand/i),
  },
  {
    name: '[QUICK-04] add to cart without a size',
    path: '/product/linen-shirt',
    press: (page) => main(page).getByRole('button', { name: 'Select a size' }).first().click(),
    isAnswered: async (page) => {
      await expect(main(page).getByRole('radio', { name: 'S', exact: true })).toBeFocused();
      await expect(main(page).getByRole('radiogroup', { name: 'Size' })).toContainText('Select a size');
      await expect(cartButton(page, 0)).toBeVisible();
    },
  },
  {
    name: 'the order of a list',
    path: '/products/all',
    press: (page) => main(page).getByRole('combobox').last().selectOption({ index: 1 }),
    isAnswered: (page) => expect(page).toHaveURL(/sort=/),
  },
  {
    name: '[HEAD-06] search',
    path: '/products/all',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    isAnswered: (page) => expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible(),
  },
  {
    name: '[HEAD-08] sign-in',
    path: '/product/steel-kettle',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).click(),
    isAnswered: (page) => expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible(),
  },
  {
    name: '[DRAWER-01] the cart drawer',
    path: '/product/steel-kettle',
    press: (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click(),
    isAnswered: (page) => expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible(),
  },
];

for (const stage of stages)
  test.describe(`the first press, ${stage.name}:`, () => {
    for (const { name, path, press, isAnswered } of presses)
      test(`${name} is answered once`, async ({ page }) => {
        const release = stage.held ? await holdScripts(page, stage.held) : () => undefined;
        // A script that is held holds the load event back.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await stage.until(page);
        await press(page);
        release();
        await isAnswered(page);
        await expect(page.locator('[data-pressed]')).toHaveCount(0);
      });
  });
