import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { canary, promote, readSet, rollback } from '@souk/release';
import { root } from '../federation/store';
import { sharedDataHref } from '../support/shared-data';
import { expect, figure, live, stableOf, test, untilHydrated, untilLive, type Store } from './harness';
import { throwing, variantOf, withWord } from './variant';

const newWord = 'Another word for the shop';
const heading = { level: 1 } as const;

const nextCatalog = (store: Store, label = 'next') =>
  variantOf(store.releaseDir, 'catalog', stableOf(store, 'catalog'), label, withWord('Shop Now', newWord));

/** The version of the catalogue that a visitor's page is made from: its releases stand in a file that the page names. */
const versionFor = async (store: Store, path: string, cookie = '') => {
  const read = async (address: string) => (await fetch(store.direct + address, { headers: { cookie } })).text();
  const { remotes } = JSON.parse(await read(sharedDataHref(await read(path)))) as {
    remotes: Record<string, { version: string }>;
  };
  return remotes['catalog']?.version;
};

test('a promoted version and its rollback are seen by new page loads in under ten seconds', async ({ page, store }) => {
  const next = nextCatalog(store);
  await page.goto('/products/all');
  const before = await page.getByRole('heading', heading).textContent();
  const seenAfter = async (change: () => unknown, words: string) => {
    const begun = Date.now();
    change();
    await expect(async () => {
      await page.goto('/products/all', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', heading)).toHaveText(words, { timeout: 400 });
    }).toPass({ timeout: 10_000, intervals: [50] });
    return Date.now() - begun;
  };
  figure('promote to first new page (ms)', await seenAfter(() => promote(store.releaseDir, 'catalog', next), newWord));
  figure('rollback to first new page (ms)', await seenAfter(() => rollback(store.releaseDir, 'catalog'), before ?? ''));
});

test('a canary goes to its share of visitors, and each visitor keeps what they got', async ({ store }) => {
  const next = nextCatalog(store);
  canary(store.releaseDir, 'catalog', next, 10);
  await untilLive(store);
  const versionOf = (visitor: number) =>
    versionFor(store, '/company/about_us', `visitor=visitor-number-${String(visitor).padStart(6, '0')}`);
  const visitors = Array.from({ length: 2_000 }, (_, i) => i);
  const first: (string | undefined)[] = [];
  for (const visitor of visitors) first.push(await versionOf(visitor));
  const share = (first.filter((version) => version === next).length / visitors.length) * 100;
  let changed = 0;
  for (const visitor of visitors.slice(0, 300)) if ((await versionOf(visitor)) !== first[visitor]) changed += 1;
  figure('canary of 10 %: share given (%)', share);
  figure('canary: visitors whose version changed', changed);
  expect(Math.abs(share - 10)).toBeLessThan(1.5);
  expect(changed).toBe(0);
});

test('twenty changes at once by the command line are all applied', async ({ store }) => {
  const next = nextCatalog(store);
  const { seq } = readSet(store.releaseDir) as { seq: number };
  const cli = join(root, 'tools/release/src/cli.mjs');
  const begun = Date.now();
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const env = { ...process.env, RELEASE_DIR: store.releaseDir };
      const job = spawn(process.execPath, [cli, 'canary', 'catalog', next, `${i + 1}%`], { env, stdio: 'ignore' });
      return new Promise((resolve) => job.on('exit', resolve));
    }),
  );
  figure('twenty changes at once, all applied after (ms)', Date.now() - begun);
  expect(codes).toEqual(Array.from({ length: 20 }, () => 0));
  expect((readSet(store.releaseDir) as { seq: number }).seq).toBe(seq + 20);
});

test('a canary that throws gives way to the stable version in the same tab, and is taken out of use by itself', async ({
  browser,
  store,
}) => {
  const bad = variantOf(store.releaseDir, 'catalog', stableOf(store, 'catalog'), 'bad', throwing('shop-now'));
  canary(store.releaseDir, 'catalog', bad, 100);
  await untilLive(store);
  const begun = Date.now();
  let tabs = 0;
  let healed = 0;
  await expect(async () => {
    const page = await browser.newPage({ baseURL: store.origin });
    await page.goto('/products/all');
    await untilHydrated(page);
    tabs += 1;
    await expect(page.getByRole('article').first()).toBeVisible();
    healed += 1;
    await page.close();
    const { remotes } = (await (await fetch(`${store.direct}/version`)).json()) as {
      remotes: Record<string, { canary: { isBroken: boolean } | null }>;
    };
    expect(remotes['catalog']?.canary?.isBroken).toBe(true);
  }).toPass({ timeout: 200_000, intervals: [0] });
  figure('automatic rollback of a broken canary: page loads until taken out of use', tabs);
  figure('automatic rollback: of these, healed in the same tab', healed);
  figure('automatic rollback, with one visitor at a time (s)', Math.round((Date.now() - begun) / 1000));
  expect(await versionFor(store, '/products/all')).toBe(live(store)['catalog']?.stable.version);
  expect(healed).toBe(tabs);
});

test('[P10] the press that finds a version broken is answered by the version before', async ({ page, store }) => {
  const bad = variantOf(store.releaseDir, 'catalog', stableOf(store, 'catalog'), 'pressed', throwing('shop-now'));
  canary(store.releaseDir, 'catalog', bad, 100);
  await untilLive(store);
  await page.goto('/products/all');
  const card = page.getByRole('article', { name: 'Canvas tote', exact: true });
  await card.getByRole('button', { name: 'Quick view' }).click();
  await expect(page.getByRole('dialog', { name: 'Canvas tote' })).toBeVisible();
});
