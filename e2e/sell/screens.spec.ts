import type { Page } from '@playwright/test';
import { openDesk } from '../admin/desk';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';

/** Lists whose first row leads to a screen of its own. */
const lists = [
  '/orders?tab=all',
  '/refunds?tab=all',
  '/products',
  '/coupons?tab=all',
  '/reviews?tab=all',
  '/statements?tab=all',
];
const others = ['', '/products/new', '/products/import', '/coupons/new', '/business', '/people', '/audit'];

/** What axe finds once a screen stands. */
const faultsAt = async (page: Page, language: 'en' | 'fr', path: string) => {
  await expect(page.getByRole('navigation', { name: language === 'fr' ? 'Écrans' : 'Screens' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return faultsOf(page, path);
};

for (const language of ['en', 'fr'] as const)
  test(`every screen of a merchant is for everyone, in ${language}`, async ({ page, french }) => {
    await openDesk(page, '/sell', 'seller');
    await expect(page).toHaveURL(/\/sell\/\d+$/);
    const own = new URL(page.url()).pathname;
    if (language === 'fr') await french();
    for (const path of [...others, ...lists]) {
      await page.goto(own + path);
      expect(await faultsAt(page, language, path)).toEqual([]);
      if (!lists.includes(path)) continue;
      await page.getByRole('rowheader').first().getByRole('link').click();
      await expect(page).not.toHaveURL((url) => url.pathname === own + path.replace(/\?.*/, ''));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await faultsAt(page, language, `one of ${path}`)).toEqual([]);
    }
  });
