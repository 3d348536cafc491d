import type { APIRequestContext, Page } from '@playwright/test';
import { demoShopper, signInAt } from '../account/shopper';
import { openDesk } from '../admin/desk';
import { toCheckout } from '../checkout/steps';
import { expect, test, untilHydrated } from '../fixtures';
import { productPage } from '../support/pages/product-page';
import { loadPictures } from './load-pictures';

type Look = { name: string; open: (page: Page, request: APIRequestContext) => Promise<unknown> };

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await untilHydrated(page);
};
const signedIn = (path: string) => (page: Page) => signInAt(page, path, demoShopper);
const withKettle = (path: string) => async (page: Page) => {
  await productPage(page).open('steel-kettle');
  await productPage(page).addToCart();
  await page.goto(path);
};

/** The twenty pages that a shopper, a merchant and the platform cannot do without. */
const looks: readonly Look[] = [
  { name: 'home', open: at('/') },
  { name: 'list', open: at('/products/all') },
  { name: 'search', open: at('/products/product_search?keyword=linen') },
  { name: 'nothing found', open: at('/products/product_search?keyword=zzzz') },
  { name: 'product', open: at('/product/linen-shirt') },
  { name: 'sold out', open: at('/product/brass-lamp') },
  { name: 'landing page', open: at('/p/landing-scarf') },
  {
    name: 'quick view',
    open: async (page) => {
      await at('/products/all')(page);
      await page.getByRole('article').first().hover();
      await page.getByRole('button', { name: 'Quick view' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'cart', open: withKettle('/order/shopping_cart') },
  { name: 'empty cart', open: at('/order/shopping_cart') },
  {
    name: 'checkout',
    open: async (page) => {
      await withKettle('/order/shopping_cart')(page);
      await toCheckout(page);
    },
  },
  {
    name: 'sign in',
    open: async (page) => {
      await at('/')(page);
      await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    },
  },
  { name: 'orders', open: signedIn('/users/order_list') },
  { name: 'addresses', open: signedIn('/users/address_list') },
  { name: 'coupons', open: signedIn('/users/coupon_list') },
  { name: 'merchant street', open: at('/merchant/merchant_street') },
  { name: 'about us', open: at('/company/about_us') },
  { name: 'nothing here', open: at('/nothing/is/here') },
  { name: 'platform’s orders', open: (page) => openDesk(page, '/admin/orders', 'admin') },
  { name: 'merchant’s orders', open: (page) => openDesk(page, '/sell/orders', 'seller') },
];

/**
 * Gives every number and moment one text: a mask hides its letters, but not how wide they are, and columns follow the width. Again whenever
 * the page writes one anew: parts of a page come late, and start after its heading.
 */
const levelNumbers = (page: Page) =>
  page.evaluate(() => {
    const level = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const value = text.nodeValue ?? '';
        const next = text.parentElement?.closest('time')
          ? 'Nov 0, 0000, 0:00 AM'
          : value.replace(/\b(PT|RF|TK)[0-9A-Z]{8,}/g, (number) => number.slice(0, 2).padEnd(number.length, '0'));
        if (next !== value) text.nodeValue = next;
      }
    };
    new MutationObserver(level).observe(document.body, { subtree: true, childList: true, characterData: true });
    level();
  });

for (const width of [390, 1280])
  for (const { name, open } of looks)
    test(`${name} at ${width} px looks as it did`, async ({ page, request, allowComplaints }) => {
      allowComplaints.value = true;
      await page.setViewportSize({ width, height: 900 });
      // Whatever moves by itself stands still: carousels and films ask for it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, request);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await untilHydrated(page);
      await levelNumbers(page);
      await loadPictures(page);
      // Moments, days and numbers are others at each run.
      const moving = [page.locator('time'), page.getByRole('timer'), page.getByText(/PT[0-9A-F]{6,}|Arrives \w/)];
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, mask: moving });
    });
