import { changeSet, promote } from '@souk/release';
import { complaintsOf, expect, figure, isPageLoad, live, stableOf, test, untilHydrated, untilLive } from './harness';
import { variantOf, withWord } from './variant';

const newWord = 'Another word for the shop';
const titleOfList = 'Shop Now';

test('a deploy in mid-session: the open tab goes on with its version on pages it has not seen, a new one has the new', async ({
  page,
  browser,
  store,
}) => {
  const lost: string[] = [];
  page.on('console', (message) => void (/ChunkLoadError/.test(message.text()) && lost.push(message.text())));
  await page.goto('/company/about_us');
  await untilHydrated(page);
  const next = variantOf(
    store.releaseDir,
    'catalog',
    stableOf(store, 'catalog'),
    'next',
    withWord(titleOfList, newWord),
  );
  promote(store.releaseDir, 'catalog', next);
  await untilLive(store);
  await page.getByRole('navigation').getByRole('link', { name: titleOfList }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfList);
  const fresh = await browser.newPage({ baseURL: store.origin });
  await fresh.goto('/products/all');
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(newWord);
  await fresh.close();
  figure('mid-session deploy: lost chunks', lost.length);
  expect(lost).toEqual([]);
});

test('a chunk lost in mid-session loads the page anew once, and the version known to work is shown if that does not help', async ({
  page,
  store,
}) => {
  const bad = stableOf(store, 'catalog');
  const good = variantOf(store.releaseDir, 'catalog', bad, 'good', withWord(titleOfList, newWord));
  const before = live(store);
  promote(store.releaseDir, 'catalog', good);
  promote(store.releaseDir, 'catalog', bad);
  await untilLive(store);
  expect(live(store)['catalog']?.last?.version).toBe(good);
  await page.goto('/company/about_us');
  await untilHydrated(page);
  const gone = new RegExp(`/catalog/${bad.replaceAll('.', '\\.')}/.*shop_now`);
  store.proxy.breaks(gone, 'notFound');
  store.mirror.breaks(gone, 'notFound');
  let loads = 0;
  page.on('request', (request) => void (isPageLoad(page, request) && (loads += 1)));
  await page.getByRole('navigation').getByRole('link', { name: titleOfList }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newWord);
  expect(loads).toBeLessThanOrEqual(1);
  changeSet(store.releaseDir, () => before);
});

test('hydration agrees with the HTML while the set changes under load', async ({ page, store }) => {
  test.setTimeout(240_000);
  const complaints = complaintsOf(page);
  const first = stableOf(store, 'catalog');
  const second = variantOf(store.releaseDir, 'catalog', first, 'second', withWord(titleOfList, newWord));
  const changes = 50;
  for (let i = 0; i < changes; i++) {
    promote(store.releaseDir, 'catalog', i % 2 ? first : second);
    await page.goto('/products/all', { waitUntil: 'commit' });
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shop Now|Another word/);
  }
  figure('hydration mismatches during 50 deploys', complaints.length);
  expect(complaints).toEqual([]);
  await untilLive(store);
  const { inMemory } = (await (await fetch(`${store.direct}/version`)).json()) as { inMemory: object[] };
  figure('generations of server bundles in memory after 50 changes', inMemory.length);
  expect(inMemory).toHaveLength(1);
});
