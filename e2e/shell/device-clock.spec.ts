import type { Page } from '@playwright/test';
import { dayMs } from '@souk/domain';
import { expect, test, untilHydrated } from '../fixtures';

/** Longer than the sales of the products below. */
const yearH = 365 * 24;
const yearMs = 365 * dayMs;

const priceOf = (page: Page, price: string) => page.getByRole('main').getByText(price, { exact: true }).first();

for (const [device, clockAheadH, slug, price] of [
  ['two years behind', -2 * yearH, 'wall-clock', '$48.00'],
  ['two years ahead', 2 * yearH, 'casserole', '$96.00'],
] as const)
  test.describe(`[X12] [CARD-04] the clock of the device is ${device}`, () => {
    test.use({ clockAheadH });

    test(`the price of ${slug} stays what the store takes`, async ({ page }) => {
      await page.goto(`/product/${slug}`);
      await expect(priceOf(page, price)).toBeVisible();
      await untilHydrated(page);
      await expect(priceOf(page, price)).toBeVisible();
    });

    test('the sale of the home page runs until the store ends it', async ({ page }) => {
      await page.goto('/');
      const left = page.getByRole('timer').locator('b').first();
      await expect(left).toHaveText(/^0\d$/);
      await untilHydrated(page);
      await expect(left).toHaveText(/^0\d$/);
    });
  });

test('[X12] [CARD-04] a page that lay open until the sale was over shows what the store takes then', async ({
  page,
  isolatedStore: { origin, advance },
}) => {
  await page.goto(`${origin}/product/casserole`);
  await expect(priceOf(page, '$96.00')).toBeVisible();
  await advance(yearMs);
  await page.clock.setFixedTime(Date.now() + yearMs);
  await untilHydrated(page);
  await expect(priceOf(page, '$128.00')).toBeVisible();
});

test('[X12] [CARD-04] a page that is opened after the sandbox moved the clock shows what the store takes then', async ({
  page,
  isolatedStore: { origin, advance },
}) => {
  await advance(yearMs);
  await page.goto(`${origin}/product/casserole`);
  await expect(priceOf(page, '$128.00')).toBeVisible();
  await untilHydrated(page);
  await expect(priceOf(page, '$128.00')).toBeVisible();
});
