import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures';

/** A product's own page. */
export const productPage = (page: Page) => {
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: 'Quantity' });
  return {
    quantity,
    buyNow: main.getByRole('button', { name: 'Buy Now', exact: true }).first(),
    open: async (slug: string) => {
      await page.goto(`/product/${slug}`);
      await untilHydrated(page);
    },
    /** Puts pieces into the cart; ends when the server has them. */
    addToCart: async (pieces = 1) => {
      if (pieces > 1) {
        await quantity.fill(String(pieces));
        await quantity.press('Tab');
      }
      const saved = page.waitForResponse((response) => response.url().includes('/api/front/cart/save'));
      await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
      expect((await saved).ok()).toBe(true);
    },
  };
};
