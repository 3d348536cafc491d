import type { Page, Request } from '@playwright/test';
import { promote } from '@souk/release';
import { demoShopper, signInByDialog } from '../account/shopper';
import { addressOf, chunksOf, everywhere, filesOf, mended, remotes, triedRoute, ways } from './cases';
import {
  expect,
  figure,
  goSoftly,
  isPageLoad,
  stableOf,
  test,
  untilHydrated,
  untilTakenOver,
  untilLive,
  startApplication,
  type Store,
} from './harness';
import { throwing, variantOf, withWord } from './variant';

/** One remote tried at one address. */
type Case = { page: Page; store: Store; remote: string; expose: string; at: string };

const wallOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

const isWhole = async ({ page, remote }: Case) => {
  await expect(page.locator(`main [data-owner="${remote}"][data-live]`).first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(wallOf(page)).toBeHidden();
};

const open = async ({ page, at }: Case) => {
  await page.goto(at, { waitUntil: 'commit' });
  await startApplication(page);
};

const shellWorks = async (page: Page) => {
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');
};

const retryMends = async (tried: Case) => {
  mended(tried.store);
  await wallOf(tried.page).click();
  await isWhole(tried);
};

type Fate = [name: string, run: (tried: Case) => Promise<void>];

/** Its wall stands, the shell works, Retry brings it back. */
const networkFates = ways.map(([name, matchOf, fault, withinMs]): Fate => [
  name,
  async (tried) => {
    const { page, store, remote } = tried;
    everywhere(store, matchOf(remote), fault);
    await open(tried);
    const begun = Date.now();
    await expect(wallOf(page)).toBeVisible({ timeout: withinMs + 10_000 });
    figure(`time to fallback, ${remote}, ${name} (ms)`, Date.now() - begun);
    expect(Date.now() - begun).toBeLessThan(withinMs);
    await shellWorks(page);
    await retryMends(tried);
  },
]);

const fates: Fate[] = [
  ...networkFates,
  [
    'slow: it comes without a wall',
    async (tried) => {
      tried.store.proxy.breaks(filesOf(tried.remote), 'slow');
      await open(tried);
      await isWhole(tried);
    },
  ],
  [
    'down but for the mirror: the page is whole',
    async (tried) => {
      const { store, remote } = tried;
      store.proxy.breaks(filesOf(remote), 'down');
      await open(tried);
      await expect.poll(() => store.mirror.asked().some((url) => filesOf(remote).test(url))).toBe(true);
      await isWhole(tried);
    },
  ],
  [
    'a chunk lost in mid-session: one reload, then its wall',
    async (tried) => {
      const { page, store, remote, at } = tried;
      await page.goto('/not/a/page');
      await untilHydrated(page);
      everywhere(store, chunksOf(remote), 'notFound');
      const loads: string[] = [];
      const note = (request: Request) => void (isPageLoad(page, request) && loads.push(request.url()));
      page.on('request', note);
      await goSoftly(page, at);
      await expect(wallOf(page)).toBeVisible();
      page.off('request', note);
      expect(loads.length, loads.join()).toBeLessThanOrEqual(1);
      await shellWorks(page);
      await retryMends(tried);
    },
  ],
  [
    'it throws: the version before takes its place in the same tab',
    async (tried) => {
      const { store, remote, expose } = tried;
      const bad = variantOf(store.releaseDir, remote, stableOf(store, remote), 'throws', throwing(expose.slice(2)));
      promote(store.releaseDir, remote, bad);
      await untilLive(store);
      await open(tried);
      await isWhole(tried);
    },
  ],
  [
    'an old version: it lives beside the others',
    async (tried) => {
      const { store, remote } = tried;
      promote(
        store.releaseDir,
        remote,
        variantOf(store.releaseDir, remote, stableOf(store, remote), 'old', withWord('-', '-')),
      );
      await untilLive(store);
      await open(tried);
      await isWhole(tried);
      await tried.page.getByRole('button', { name: /^Cart/ }).click();
      await expect(tried.page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    },
  ],
];

const signIn = async (page: Page) => {
  await page.goto('/');
  await untilHydrated(page);
  await page
    .getByRole('button', { name: 'Account' })
    .or(page.getByRole('button', { name: 'Sign in' }))
    .first()
    .click();
  await signInByDialog(page, demoShopper);
};

for (const built of remotes) {
  const route = triedRoute(built);
  if (!route) continue;
  const tried = { remote: built.name, expose: route.expose };
  if (route.access !== 'user')
    for (const [name, run] of fates)
      test(`${built.name}, ${name}`, async ({ page, store }) =>
        run({ page, store, ...tried, at: await addressOf(store, route) }));
  else
    test(`${built.name}, in every way, signed in`, async ({ page, store, restore }) => {
      await signIn(page);
      const whole = { page, store, ...tried, at: route.path };
      await open(whole);
      const begun = Date.now();
      await isWhole(whole);
      figure(`${built.name}: alive after its frame, all well (ms)`, Date.now() - begun);
      const session = await page.context().newCDPSession(page);
      for (const [name, run] of fates)
        await test.step(name, async () => {
          // What the browser has kept is whole, whatever the network does to it now.
          await session.send('Network.clearBrowserCache');
          await run(whole);
          await restore();
        });
    });
}

test('a mirror that serves other bytes is not believed: none of them runs, the wall stands, Retry mends', async ({
  page,
  store,
}) => {
  const tried = { page, store, remote: 'merchant', expose: '', at: '/merchant/merchant_street' };
  store.proxy.breaks(filesOf(tried.remote), 'down');
  store.mirror.breaks(filesOf(tried.remote), 'tampered');
  await open(tried);
  await expect(wallOf(page)).toBeVisible();
  expect(store.mirror.asked().some((url) => filesOf(tried.remote).test(url))).toBe(true);
  await shellWorks(page);
  await retryMends(tried);
});

test('with every remote down the shell is interactive, as fast as with all of them', async ({ page, store }) => {
  const timeTo = async () => {
    const begun = Date.now();
    await page.goto('/company/about_us', { waitUntil: 'commit' });
    await untilTakenOver(page);
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
