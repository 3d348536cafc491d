import type { Page } from '@playwright/test';
import { expect, figure, test, untilHydrated, untilTakenOver, goSoftly } from './harness';

test('no file of a remote is found only when another has arrived: one round when its page is hydrated', async ({
  page,
  store,
}) => {
  store.proxy.delays(100);
  // What the page fetches at rest, below what is seen, comes after this mark and is no second round.
  await page.addInitScript(() =>
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('html[data-hydrated] main > [data-owner][data-live]')) return;
      performance.mark('hydrated');
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true }),
  );
  await page.goto('/product/steel-kettle');
  await untilTakenOver(page);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/remotes\/catalog\/.*\.js$/.test(name))
      .map(({ name, startTime, responseEnd }) => ({ name: name.split('/remotes/')[1] ?? '', startTime, responseEnd }))
      // A file that was prefetched is asked for once more, from the cache.
      .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at),
  );
  expect(files.length).toBeGreaterThan(0);
  const firstEnd = Math.min(...files.map(({ responseEnd }) => responseEnd));
  const hydrated = await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0);
  expect(hydrated).toBeGreaterThan(firstEnd);
  const needed = files.filter(({ startTime }) => startTime > firstEnd && startTime < hydrated);
  figure('files of the page’s remote asked for in a second round', needed.length);
  figure('product page hydrated with +100 ms per answer (ms, at most)', Math.round(hydrated));
  expect(needed).toEqual([]);
});

/** What of an element styles decide, and no size of a window, no picture that is late and no pointer. */
const decided = [
  ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
  ...['padding', 'margin', 'border-radius', 'border-width', 'border-style', 'display', 'position', 'gap'],
  ...['text-decoration-line', 'text-transform', 'object-fit', 'z-index', 'list-style-type'],
];

/** How a page looks: the computed style of one element of each kind (tag and classes) that the shell and a remote paint. */
const look = (page: Page) =>
  page.evaluate((names) => {
    const seen: Record<string, string> = {};
    for (const element of document.querySelectorAll('body, header *, main, main *, footer *')) {
      const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      const style = getComputedStyle(element);
      seen[kind] ??= names.map((name) => style.getPropertyValue(name)).join(' | ');
    }
    return seen;
  }, decided);

/** Pages and whose they are. */
const owners: Record<string, string> = {
  '/company/about_us': 'custom-pages',
  '/products/all': 'catalog',
  '/merchant/merchant_street': 'merchant',
  '/order/shopping_cart': 'cart-checkout',
};

const visit = async (page: Page, path: string) => {
  await goSoftly(page, path);
  await expect(page.getByRole('main').locator(`[data-owner="${owners[path]}"]`).first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
};

test('styles do not depend on the order in which remotes were visited', async ({ browser, store }) => {
  const paths = Object.keys(owners);
  const looksIn = async (order: string[]) => {
    const page = await browser.newPage({ baseURL: store.origin });
    await page.goto('/product/steel-kettle');
    await untilHydrated(page);
    for (const path of order) await visit(page, path);
    const seen: Record<string, Record<string, string>> = {};
    for (const path of paths) {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      seen[path] = await look(page);
    }
    await page.close();
    return seen;
  };
  const forth = await looksIn(paths);
  const back = await looksIn([...paths].reverse());
  const differing = paths.filter((path) => JSON.stringify(forth[path]) !== JSON.stringify(back[path]));
  figure('pages whose style depends on the order of visits', differing.length);
  figure('kinds of elements whose style was compared', Object.values(forth).flatMap(Object.keys).length);
  for (const path of paths) expect(Object.keys(forth[path] ?? {}).length, path).toBeGreaterThan(30);
  expect(back).toEqual(forth);
});

test('a long session: many route changes across remotes leave no heap behind', async ({ page }) => {
  test.setTimeout(240_000);
  const changes = 200;
  await page.goto('/products/all');
  await untilHydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / (1 << 20);
  };
  const links = page.getByRole('banner').getByRole('navigation');
  const round = async () => {
    await links.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(/about_us/);
    await links.getByRole('link', { name: 'Shop Now' }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  };
  for (let i = 0; i < 10; i++) await round();
  const before = await heap();
  for (let i = 0; i < changes / 2; i++) await round();
  const after = await heap();
  figure('heap before and after 200 route changes (MB)', `${before.toFixed(1)} → ${after.toFixed(1)}`);
  expect(after - before).toBeLessThan(8);
});
