import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { signInAt } from '../account/shopper';
import { makeOrder } from '../support/data';

const password = 'souk-demo';

/** Opens a desk's page as one of the demo's people: `admin`, `support`, `seller` … */
export const openDesk = (page: Page, path: string, who: string) =>
  signInAt(page, path, { email: `${who}@souk.test`, password });

/** A guest's paid order of one product, with nobody else's hands on it. @param pieces of it */
export const paidOrder = (request: APIRequestContext, slug = 'canvas-tote', pieces = 1) =>
  makeOrder(request, { slug, pieces });

/** Presses Tab, or Shift and Tab, until something has the focus. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
};

/** Yesterday as a field for days takes it: over in every time zone of a store, and after the month that is paid out began. */
export const yesterday = () => new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
