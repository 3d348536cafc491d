import type { Page } from '@playwright/test';
import { promote, publish } from '@souk/release';
import { chunksOf, everywhere, filesOf, mended, slots, ways } from './cases';
import { expect, figure, goSoftly, stableOf, test, untilHydrated, untilLive } from './harness';
import { buildSlotPage, slotPagePath } from './slot-page';
import { throwing, variantOf, withWord } from './variant';

test.beforeAll(async ({ store }) => {
  publish(store.releaseDir, [buildSlotPage()]);
  await untilLive(store);
});

const wallOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });
const partOf = (page: Page, remote: string) =>
  page.locator(`[data-owner="slotpage"] [data-owner="${remote}"][data-live]`);

const open = async (page: Page, slot: string) => {
  await page.goto(slotPagePath(slot), { waitUntil: 'commit' });
  await untilHydrated(page);
};

/** The page around the slot is another team's and stays. */
const restStands = async (page: Page, slot: string) => {
  await expect(page.getByRole('heading', { level: 1, name: slot })).toBeAttached();
  await expect(page.getByText('The rest of the page')).toBeAttached();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
};

for (const { slot, remote, expose } of slots) {
  for (const [name, matchOf, fault, withinMs] of ways)
    test(`slot ${slot}, ${name}: the page around it works, Retry brings it back`, async ({ page, store }) => {
      everywhere(store, matchOf(remote), fault);
      await open(page, slot);
      const begun = Date.now();
      await expect(wallOf(page)).toBeVisible({ timeout: withinMs + 10_000 });
      figure(`time to fallback, slot ${slot}, ${name} (ms)`, Date.now() - begun);
      expect(Date.now() - begun).toBeLessThan(withinMs);
      await restStands(page, slot);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Souk' })).toBeVisible();
      mended(store);
      await wallOf(page).click();
      await expect(partOf(page, remote)).toBeAttached();
    });

  test(`slot ${slot}, slow: it comes without a wall`, async ({ page, store }) => {
    store.proxy.breaks(filesOf(remote), 'slow');
    await open(page, slot);
    await expect(partOf(page, remote)).toBeAttached();
    await expect(wallOf(page)).toBeHidden();
  });

  test(`slot ${slot}, a chunk lost in mid-session: its wall alone`, async ({ page, store }) => {
    await page.goto('/not/a/page');
    await untilHydrated(page);
    everywhere(store, chunksOf(remote), 'notFound');
    await goSoftly(page, slotPagePath(slot));
    await expect(wallOf(page)).toBeVisible();
    await restStands(page, slot);
  });

  test(`slot ${slot}, it throws: the version before takes its place in the same tab`, async ({ page, store }) => {
    const bad = variantOf(store.releaseDir, remote, stableOf(store, remote), 'throws', throwing(expose.slice(2)));
    promote(store.releaseDir, remote, bad);
    await untilLive(store);
    await open(page, slot);
    await expect(partOf(page, remote)).toBeAttached();
    await expect(wallOf(page)).toBeHidden();
    await restStands(page, slot);
  });

  test(`slot ${slot}, an old version fills it`, async ({ page, store }) => {
    const old = variantOf(store.releaseDir, remote, stableOf(store, remote), 'old', withWord('-', '-'));
    promote(store.releaseDir, remote, old);
    await untilLive(store);
    await open(page, slot);
    await expect(partOf(page, remote)).toBeAttached();
    await restStands(page, slot);
  });
}
