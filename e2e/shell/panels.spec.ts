import type { Page } from '@playwright/test';
import { faultsOf } from '../axe';
import { expect, test, untilHydrated } from '../fixtures';

type Opened = { name: string; path: string; width: number; open: (page: Page) => Promise<void> };

/** Everything that opens over a page, as a visitor opens it. */
const panels: readonly Opened[] = [
  {
    name: 'the search with an empty field',
    path: '/',
    width: 1280,
    open: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toHaveValue('');
    },
  },
  {
    name: 'the search with suggestions',
    path: '/',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('mug');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    },
  },
  {
    name: 'the categories',
    path: '/',
    width: 1280,
    open: async (page) => {
      await page.getByRole('button', { name: 'Category' }).click();
      await expect(page.getByRole('link', { name: 'All in Kitchen' })).toBeVisible();
    },
  },
  {
    name: 'the menu of a phone',
    path: '/',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Merchants' })).toBeVisible();
    },
  },
  {
    name: 'the empty cart',
    path: '/products/all',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: /^Cart/ }).click();
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    },
  },
  {
    name: 'the sign-in',
    path: '/company/about_us',
    width: 1280,
    open: async (page) => {
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    name: 'the filters of a phone',
    path: '/products/all',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    },
  },
  {
    name: 'the chat',
    path: '/company/about_us',
    width: 1280,
    open: async (page) => {
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
    },
  },
];

for (const { name, path, width, open } of panels)
  test(`[X1] axe finds nothing in what opens over a page: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await untilHydrated(page);
    await open(page);
    expect(await faultsOf(page)).toEqual([]);
  });

test('[LAYOUT-03] [X3] a page that is reached by the menu of a phone has its heading focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Merchants' }).press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});
