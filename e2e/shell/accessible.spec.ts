import { faultsOf } from '../axe';
import { expect, test, untilHydrated } from '../fixtures';

const paths = [
  '/',
  '/products/all',
  '/product/linen-shirt',
  '/merchant/merchant_street',
  '/company/about_us',
  '/order/shopping_cart',
  '/users/order_list',
  '/nowhere',
];

for (const locale of ['en', 'fr'] as const) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} in ${locale}`, async ({ page, french }) => {
      if (locale === 'fr') await french();
      await page.goto(path);
      await untilHydrated(page);
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}

for (const width of [320, 390, 1280]) {
  test(`nothing is wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('[M1] [M3] on a phone what is pressed is large enough for a finger, and no field makes the page zoom', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  for (const path of ['/products/all', '/product/linen-shirt', '/products/product_search?title=mug']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    const found = await page.evaluate(() => {
      const isShown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
      const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].filter(isShown);
      const nameOf = (one: HTMLElement) => one.ariaLabel ?? one.textContent ?? '';
      const texts = 'input:not([type=radio], [type=checkbox], [type=range], [type=hidden]), select, textarea';
      return {
        zooming: all(texts)
          .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
          .map(nameOf),
        tiny: all('button')
          .filter((one) => one.getBoundingClientRect().height < 24)
          .map(nameOf),
        low: all('main form button[type=submit]')
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map(nameOf),
      };
    });
    expect(found, path).toEqual({ zooming: [], tiny: [], low: [] });
  }
  await context.close();
});

const shopping = [
  '/',
  '/products/all',
  '/collections/kitchen',
  '/products/product_search?title=mug',
  '/products/product_search?title=zzqq',
  '/product/linen-shirt',
  '/product/brass-lamp',
  '/product/no-such-product',
];

for (const locale of ['en', 'fr'] as const) {
  test(`[X7] [M2] nothing is wider than a phone when text is twice as large: ${locale}`, async ({ page, french }) => {
    if (locale === 'fr') await french();
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of shopping) {
      await page.goto(path);
      const over = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}

test('[X1] axe does find what is wrong', async ({ page }) => {
  await page.goto('/company/about_us');
  await untilHydrated(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await faultsOf(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
