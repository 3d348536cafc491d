import type { Page } from '@playwright/test';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { accountPaths, detailLinksOn } from './account-pages';
import { atProvider, demoShopper, signInAt } from './shopper';

const phone = { width: 320, height: 700 };
const desk = { width: 1280, height: 800 };

/** How much further than the screen the page reaches, in px. */
const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of ['en', 'fr'] as const) {
  test(`[LOGIN-02] axe finds nothing in the login dialog and at the provider in ${locale}`, async ({
    page,
    french,
  }) => {
    if (locale === 'fr') await french();
    await page.goto('/users/order_list');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    const check = async (what: string) => expect.soft(await faultsOf(page, what)).toEqual([]);
    await check('sign in');
    const w =
      locale === 'en'
        ? {
            create: 'Create an account',
            have: 'I have an account',
            quick: 'Use a one-time code',
            phone: 'Phone',
            number: '2025550123',
          }
        : {
            create: 'Créer un compte',
            have: 'J’ai un compte',
            quick: 'Utiliser un code à usage unique',
            phone: 'Téléphone',
            number: '0612345678',
          };
    await dialog.getByRole('button', { name: w.create }).click();
    await dialog.locator('[type=submit]').click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await check('create an account, refused');
    await dialog.getByRole('button', { name: w.have }).click();
    await dialog.getByRole('tab', { name: w.phone }).click();
    await expect(dialog.getByRole('combobox')).toBeVisible();
    await check('phone');
    await dialog.getByRole('button', { name: w.quick }).click();
    await dialog.getByRole('textbox').fill(w.number);
    await dialog.locator('[type=submit]').click();
    await page.waitForURL(atProvider);
    await check('provider, by code');
    await page.locator('a[href*="way=password"]').click();
    await page.locator('[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await check('provider, by password, refused');
  });

  test(`[ROUTE-14] axe finds nothing on any account page in ${locale}, and none is wider than a small phone`, async ({
    page,
    french,
  }) => {
    test.setTimeout(600_000);
    if (locale === 'fr') await french();
    await signInAt(page, '/users/order_list', demoShopper);
    const left = [...accountPaths];
    for (let path = left.shift(); path; path = left.shift()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await faultsOf(page, path)).toEqual([]);
      left.push(...(await detailLinksOn(page, path)));
      await page.setViewportSize(phone);
      await expect.poll(() => excessOf(page), path).toBeLessThanOrEqual(0);
      await page.setViewportSize(desk);
    }
  });
}
