import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';

/** Every kind of public page with fields. */
const pages = [
  '/',
  '/products/all',
  '/products/product_search?title=lamp',
  '/product/linen-shirt',
  '/product/brass-lamp',
];

/** What a shopper left on the page: every text and number field, every choice of a product, the focus, the place. */
const state = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      (field) =>
        field.checkVisibility() && (!['checkbox', 'hidden'].includes(field.type) || field.closest('[data-action]')),
    );
    return {
      fields: fields.map(({ type, name, value, checked }) =>
        type === 'radio' ? `${name}=${value}:${checked}` : value,
      ),
      focus: fields.indexOf(document.activeElement as HTMLInputElement),
      top: Math.round(scrollY),
    };
  });

/** Types into every text field and takes another choice in every group of radios. */
const fillIn = (page: Page) =>
  page.evaluate(() => {
    const sample: Record<string, string> = { number: '2', email: 'ada@souk.test' };
    const groups = new Set<string>();
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!field.checkVisibility() || ['checkbox', 'hidden'].includes(field.type) || field.disabled) continue;
      if (field.type === 'radio') {
        if (field.checked || groups.has(field.name)) continue;
        groups.add(field.name);
        field.click();
        continue;
      }
      field.focus({ preventScroll: true });
      field.value = sample[field.type] ?? 'oak';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    scrollTo({ top: 240, behavior: 'instant' });
  });

for (const path of pages)
  test(`what was typed and chosen on ${path} before the application is there afterwards`, async ({ page }) => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/remotes/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    await fillIn(page);
    const before = await state(page);
    release();
    await untilHydrated(page);
    expect(await state(page)).toEqual(before);
  });
