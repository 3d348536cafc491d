import { changeSet, promote, storedRelease } from '@souk/release';
import { expect, figure, live, stableOf, test, untilHydrated, untilLive, type Live } from './harness';
import { variantOf, withWord } from './variant';

/** A version that calls something which this shell has never given. */
const needingMore = {
  release: (release: { contracts?: object }) => ({
    ...release,
    contracts: { ...release.contracts, uses: { '@souk/state': ['useWishes'] } },
  }),
};

test('a version that does not fit the live shell is refused at publishing; forced in, its wall names it', async ({
  page,
  store,
}) => {
  const misfit = variantOf(store.releaseDir, 'catalog', stableOf(store, 'catalog'), 'misfit', needingMore);
  expect(() => promote(store.releaseDir, 'catalog', misfit)).toThrow(
    'uses useWishes of @souk/state, which the shell does not give',
  );
  const forced = storedRelease(store.releaseDir, 'catalog', misfit) as object;
  changeSet(store.releaseDir, (remotes: Live) => ({
    ...remotes,
    catalog: { stable: { ...forced, base: `/remotes/catalog/${misfit}/` } },
  }));
  await untilLive(store);
  store.proxy.asked();
  await page.goto('/products/all');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('does not fit the store yet');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  expect(store.proxy.asked().filter((url) => url.includes('/remotes/catalog/'))).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('each of the last versions of every remote lives beside the others in one page', async ({ page, store }) => {
  test.setTimeout(240_000);
  const paths: Record<string, string> = {
    catalog: '/products/all',
    'cart-checkout': '/order/shopping_cart',
    merchant: '/merchant/merchant_street',
    'custom-pages': '/company/about_us',
  };
  let pairs = 0;
  for (const [remote, path] of Object.entries(paths)) {
    const newest = stableOf(store, remote);
    const older = ['old-1', 'old-2'].map((label) =>
      variantOf(store.releaseDir, remote, newest, label, withWord('-', '-')),
    );
    for (const version of [...older, newest]) {
      promote(store.releaseDir, remote, version);
      await untilLive(store);
      await page.goto(path);
      await untilHydrated(page);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.getByRole('button', { name: /^Cart/ }).click();
      await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      pairs += 1;
    }
  }
  figure('old × new: versions of remotes seen with the shell and each other', pairs);
  expect(Object.keys(live(store))).toContain('catalog');
});
