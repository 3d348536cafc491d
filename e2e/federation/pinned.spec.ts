import { readSet } from '@souk/release';
import { freePort } from '@souk/run/port';
import { pinnedReleaseDir } from '@souk/run/releases';
import { variantOf, throwing, withWord } from '../conformance/variant';
import { expect, test, untilHydrated } from '../fixtures';
import { openStore } from './store';
import { pinVersions } from '../support/versions';

const catalogIn = (dir: string): string =>
  (readSet(dir) as { remotes: Record<string, { stable: { version: string } }> }).remotes['catalog']?.stable.version ??
  '';

const newWord = 'A word that nobody has seen yet';

test('a stored version is seen by the browser with its link alone, and by no other, until it resets', async ({
  browser,
  request,
}) => {
  const store = await openStore(await freePort());
  try {
    const word = withWord('Shop Now', newWord);
    const candidate = variantOf(store.releaseDir, 'catalog', catalogIn(store.releaseDir), 'next', word);
    const tester = await browser.newContext();
    await pinVersions(tester, store, { catalog: candidate }, { isSilent: false });
    const page = await tester.newPage();
    await page.goto(`${store.origin}/products/all`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newWord);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newWord);
    const banner = page.getByRole('complementary', { name: 'Development' });
    await expect(banner).toContainText(`catalog ${candidate}, for this browser alone`);

    const others = await (await request.get(`${store.origin}/products/all`)).text();
    expect(others).not.toContain(newWord);

    await banner.getByRole('link', { name: 'Reset' }).click();
    await page.goto(`${store.origin}/products/all`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(newWord);
    await expect(banner).toHaveCount(0);
  } finally {
    await store.close();
  }
});

test('a pinned version that fails shows its fault: the version before does not take its place', async ({ browser }) => {
  const store = await openStore(await freePort());
  try {
    const bad = variantOf(store.releaseDir, 'catalog', catalogIn(store.releaseDir), 'bad', throwing('shop-now'));
    const tester = await browser.newContext();
    await pinVersions(tester, store, { catalog: bad });
    const page = await tester.newPage();
    await page.goto(`${store.origin}/products/all`);
    await page.mouse.move(1, 1);
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  } finally {
    await store.close();
  }
});

test.describe('a journey with versions of its own', () => {
  test.use({
    versions: async ({}, use, { parallelIndex }) => {
      const dir = pinnedReleaseDir();
      const word = withWord('Shop Now', newWord);
      await use({ catalog: variantOf(dir, 'catalog', catalogIn(dir), `pinned-${parallelIndex}`, word) });
    },
  });

  test('is given them by the fixture, whatever is live', async ({ page, request }) => {
    await page.goto('/products/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newWord);
    expect(await (await request.get('/products/all')).text()).not.toContain(newWord);
  });
});
