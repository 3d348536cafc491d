import type { Page } from '@playwright/test';
import { signInByDialog, demoShopper } from '../account/shopper';
import type { Fault } from './fault-proxy';
import { expect, figure, test, untilHydrated, type Store } from './harness';

/** One page of every remote that needs no signing in. */
const pages: Record<string, string> = {
  catalog: '/products/all',
  'cart-checkout': '/order/shopping_cart',
  merchant: '/merchant/merchant_street',
  'custom-pages': '/company/about_us',
};

const filesOf = (remote: string) => new RegExp(`/remotes/(~\\d+/)?${remote}/`);
const entryOf = (remote: string) => new RegExp(`/remotes/(~\\d+/)?${remote}/.*remoteEntry\\.js`);
const chunksOf = (remote: string) => new RegExp(`/remotes/(~\\d+/)?${remote}/.*/(?!remoteEntry)[^/]+\\.js`);

const everywhere = ({ proxy, mirror }: Store, match: RegExp, fault: Fault) => {
  proxy.breaks(match, fault);
  mirror.breaks(match, fault);
};

/** Ways to be broken, and how long the wall may take to stand: deadlines of every turn of the chain, and room to breathe. */
const ways: [string, (remote: string) => [RegExp, Fault], number][] = [
  ['down', (remote) => [filesOf(remote), 'down'], 6_000],
  ['hanging', (remote) => [filesOf(remote), 'hanging'], 16_000],
  ['404', (remote) => [filesOf(remote), 'notFound'], 6_000],
  ['500 with JSON', (remote) => [filesOf(remote), 'errorJson'], 6_000],
  ['HTML for JavaScript', (remote) => [filesOf(remote), 'htmlForJs'], 6_000],
  ['a tampered entry', (remote) => [entryOf(remote), 'tampered'], 6_000],
  ['a tampered chunk', (remote) => [chunksOf(remote), 'tampered'], 6_000],
];

type Case = { remote: string; path: string; way: (typeof ways)[number] };

/** Breaks one remote in one way, looks at its wall and at the shell, mends it, and presses Retry. */
const breakAndMend = async (page: Page, store: Store, { remote, path, way: [name, faultOf, withinMs] }: Case) => {
  everywhere(store, ...faultOf(remote));
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  const begun = Date.now();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: withinMs + 10_000 });
  figure(`time to fallback, ${remote}, ${name} (ms)`, Date.now() - begun);
  expect(Date.now() - begun).toBeLessThan(withinMs);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');
  store.proxy.heal();
  store.mirror.heal();
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
};

test('account, in every way: its wall stands, the shell works, Retry brings it back', async ({ page, store }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page
    .getByRole('button', { name: 'Account' })
    .or(page.getByRole('button', { name: 'Sign in' }))
    .first()
    .click();
  await signInByDialog(page, demoShopper);
  const session = await page.context().newCDPSession(page);
  for (const way of ways) {
    // What the browser has kept is whole, whatever the network does to it now.
    await session.send('Network.clearBrowserCache');
    await breakAndMend(page, store, { remote: 'account', path: '/users/order_list', way });
  }
});

for (const [remote, path] of Object.entries(pages)) {
  for (const way of ways)
    test(`${remote}, ${way[0]}: its wall stands, the shell works, Retry brings it back`, ({ page, store }) =>
      breakAndMend(page, store, { remote, path, way }));

  test(`${remote}, slow: it comes, without a wall`, async ({ page, store }) => {
    store.proxy.breaks(filesOf(remote), 'slow');
    await page.goto(path, { waitUntil: 'commit' });
    await untilHydrated(page);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
  });

  test(`${remote}, down but for the mirror: the page is whole`, async ({ page, store }) => {
    store.proxy.breaks(filesOf(remote), 'down');
    await page.goto(path, { waitUntil: 'commit' });
    await untilHydrated(page);
    await expect.poll(() => store.mirror.asked().some((url) => filesOf(remote).test(url))).toBe(true);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
  });
}

test('with every remote down the shell is interactive, as fast as with all of them', async ({ page, store }) => {
  const timeTo = async () => {
    const begun = Date.now();
    await page.goto('/company/about_us', { waitUntil: 'commit' });
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    return Date.now() - begun;
  };
  await timeTo(); // the browser's caches are filled for both
  const best = async () => Math.min(await timeTo(), await timeTo(), await timeTo());
  const healthy = await best();
  everywhere(store, /\/remotes\/(~\d+\/)?(?!shell)[\w-]+\//, 'down');
  const down = await best();
  figure('shell interactive, all remotes well (ms)', healthy);
  figure('shell interactive, all remotes down (ms)', down);
  expect(down).toBeLessThan(healthy * 1.5 + 500);
});

const slots: [string, string, (page: Page) => Promise<void>, string][] = [
  ['cart.drawer', '/company/about_us', (page) => page.getByRole('button', { name: /^Cart/ }).click(), 'cart-checkout'],
  ['catalog.productGrid', '/merchant/merchant/home?id=3', async () => {}, 'catalog'],
];

for (const [slot, path, open, remote] of slots) {
  for (const fault of ['down', 'notFound', 'errorJson', 'htmlForJs', 'tampered'] as const) {
    test(`slot ${slot}, ${fault}: the page around it works`, async ({ page, store }) => {
      everywhere(store, filesOf(remote), fault);
      await page.goto(path, { waitUntil: 'commit' });
      await untilHydrated(page);
      await open(page);
      await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Souk' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    });
  }
}
