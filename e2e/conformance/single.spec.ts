import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startStore } from '@souk/run/store';
import { federationPort, root } from '../federation/store';
import { expect, figure, test, untilHydrated } from './harness';

type Told = { lcp: number; cls: number; hydrated: number; kilobytes: number; route: number };

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** One visit with an empty cache: a product page, then a soft change to another remote's page. */
const visit = async (browser: Browser, baseURL: string): Promise<Told> => {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => {
    const told = { lcp: 0, cls: 0 };
    Object.assign(globalThis, { told });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) told.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!shift.hadRecentInput) told.cls += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/product/steel-kettle');
  await untilHydrated(page);
  const first = await page.evaluate(() => ({
    ...(globalThis as unknown as { told: { lcp: number; cls: number } }).told,
    hydrated: performance.now(),
    kilobytes:
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
  }));
  const begun = Date.now();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/kettle/i);
  const route = Date.now() - begun;
  await page.close();
  return { ...first, route };
};

test('the federated store is as seamless as one application of the same source', async ({ browser, store }) => {
  const file = join(root, 'apps/shell/dist-dev/single/release.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const port = federationPort + 4;
  const single = await startStore({
    releaseDir: store.releaseDir,
    shellVersion: version,
    env: { ...process.env, PORT: String(port), API_PORT: '0', DATA_DIR: `${store.releaseDir}/../single`, SANDBOX: '1' },
    onExit: () => undefined,
  });
  try {
    const [apart, one]: Told[][] = [[], []];
    for (let i = 0; i < 7; i++) {
      apart?.push(await visit(browser, store.direct));
      one?.push(await visit(browser, `http://localhost:${port}`));
    }
    for (const what of ['lcp', 'cls', 'hydrated', 'kilobytes', 'route'] as const) {
      const [a, b] = [apart, one].map((visits) => median((visits ?? []).map((told) => told[what])));
      const shown = (value = 0) => (what === 'cls' ? value.toFixed(3) : value.toFixed(0));
      figure(`seams, ${what}: federated / one application`, `${shown(a)} / ${shown(b)}`);
    }
    expect(median((apart ?? []).map(({ cls }) => cls))).toBeLessThanOrEqual(0.02);
  } finally {
    await single.stop();
  }
});
