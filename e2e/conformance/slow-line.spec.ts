import type { Page } from '@playwright/test';
import { expect, figure, startApplication, test, untilTakenOver } from './harness';

/** Slow 3G as the browsers' tools have it. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const onSlowLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3g);
};

for (const path of ['/products/all', '/order/shopping_cart'])
  test(`a slow phone does not lose a healthy remote: ${path}`, async ({ page, store }) => {
    await onSlowLine(page);
    for (const way of [store.mirror, store.proxy]) way.asked(); // what others asked before
    let walls = 0;
    await page.exposeFunction('wallSeen', () => (walls += 1));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('main [role="alert"] button')) Reflect.get(globalThis, 'wallSeen')();
      }).observe(document, { subtree: true, childList: true });
    });
    const begun = Date.now();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
    await startApplication(page);
    await expect(page.locator('main [data-owner][data-live]').first()).toBeAttached({ timeout: 60_000 });
    await untilTakenOver(page);
    figure(`slow 3G: ${path} alive (ms)`, Date.now() - begun);
    expect(walls).toBe(0);
    // Neither the mirror nor another version was asked: the bytes under way were waited for.
    expect(store.mirror.asked().filter((url) => url.includes('.js'))).toEqual([]);
    expect(store.proxy.asked().filter((url) => url.startsWith('/fallback-version') || url.includes('/~'))).toEqual([]);
  });

test('what comes late takes the place of its wall by itself', async ({ page, store }) => {
  const slowly = /\/remotes\/merchant\//;
  store.proxy.breaks(slowly, 'late');
  store.mirror.breaks(slowly, 'hanging');
  await page.goto('/merchant/merchant_street', { waitUntil: 'commit' });
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(retry).toBeHidden({ timeout: 30_000 });
  await expect(page.locator('main [data-owner="merchant"][data-live]')).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});
