import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startStore } from '@souk/run/store';
import { federationPort, root } from '../federation/store';
import { expect, figure, test, untilTakenOver } from './harness';

type Told = { lcp: number; cls: number; hydrated: number; kilobytes: number; route: number; ahead: number };

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** As long as a pointer rests on a link before its press, at least. */
const restMs = 300;

/**
 * One visit with an empty cache: a product page, then a soft change to another remote's page; and a second one, whose
 * link the pointer had been on for a moment.
 */
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
  await untilTakenOver(page);
  const first = await page.evaluate(() => ({
    ...(globalThis as unknown as { told: { lcp: number; cls: number } }).told,
    hydrated: performance.now(),
    kilobytes:
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
  }));
  const route = await goByLink(page);
  await page.close();
  const second = await browser.newPage({ baseURL });
  await second.goto('/product/steel-kettle');
  await untilTakenOver(second);
  await linkIn(second).hover();
  await second.evaluate((ms) => new Promise((rest) => setTimeout(rest, ms)), restMs);
  const ahead = await goByLink(second);
  await second.close();
  return { ...first, route, ahead };
};

const linkIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us' }).first();

/** From the press to the other page's heading, by the page's own clock. */
const goByLink = async (page: Page) => {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('press'), { once: true, capture: true });
    const isThere = () => /about/i.test(document.querySelector('main h1')?.textContent ?? '');
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      performance.mark('there');
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await linkIn(page).click();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('there').length)).toBe(1);
  return page.evaluate(() => performance.measure('route', 'press', 'there').duration);
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
    const [a, b] = [apart, one].map((visits) => median((visits ?? []).map(({ ahead }) => ahead)).toFixed(0));
    figure('seams, route after a look at the link: federated / one application', `${a} / ${b}`);
    expect(median((apart ?? []).map(({ cls }) => cls))).toBeLessThanOrEqual(0.02);
  } finally {
    await single.stop();
  }
});
