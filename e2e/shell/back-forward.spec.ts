import type { Page } from '@playwright/test';
import { expect, test, withoutChannel } from '../fixtures';

// Playwright switches the browser's cache of left pages off; this is about it.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
/** Why the browser loaded the page anew, in its own words. */
const reasons = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify((entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null);
  });

test('[PL6] Back from a product restores the list as it was left: scroll, count of the cart and all', async ({
  page,
}) => {
  await withoutChannel(page);
  await page.goto('/products/all');
  const card = page.getByRole('main').getByRole('article').nth(12).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => scrollY);
  await mark(page);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/products\/all/);
  expect([await isSameDocument(page), await reasons(page)]).toEqual([true, 'null']);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
});
