import type { Locator } from '@playwright/test';
import { faultsOf } from '../axe';
import { expect, test, untilHydrated } from '../fixtures';

test(
  '[ROUTE-01] home: banner, flash sale, categories, best sellers, merchants, then what was looked at',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/product/steel-kettle');
    await untilHydrated(page);
    await page.goto('/');
    await untilHydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('timer')).toBeVisible();
    for (const name of ['Shop by category', 'Flash sale', 'Best sellers', 'Recently viewed']) {
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Visit the shop' }).first()).toBeVisible();
  },
);

for (const width of [390, 768, 1280])
  test(`[ROUTE-01] the banner’s words lie beside its picture, never on it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const banners = page.getByRole('region', { name: 'Featured' });
    const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const picture = await boxOf(banners.locator('img').first());
    expect(picture.height).toBeGreaterThan(100);
    for (const words of [banners.getByRole('heading', { level: 1 }), banners.getByRole('link').first()]) {
      const { x, y, width: wide, height } = await boxOf(words);
      const isBeside = x + wide <= picture.x || y >= picture.y + picture.height;
      expect(isBeside && height > 0).toBe(true);
    }
  });

test('[M8] the banner can be stopped', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const banners = page.getByRole('region', { name: 'Featured' });
  await banners.getByRole('button', { name: 'Pause' }).click();
  await expect(banners.getByRole('button', { name: 'Play' })).toBeVisible();
});

for (const path of [
  '/',
  '/products/all',
  '/product/linen-shirt',
  '/product/brass-lamp',
  '/products/product_search?title=zzz',
]) {
  for (const width of [320, 1280]) {
    test(`[X1] ${path} has no accessibility fault at ${width} px, and no sideways scroll`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await untilHydrated(page);
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
