import { changeSet, promote, storedRelease } from '@souk/release';
import { expect, stableOf, test, untilHydrated, untilLive, type Live } from './harness';
import { variantOf } from './variant';

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
