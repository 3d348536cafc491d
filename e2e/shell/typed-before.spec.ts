import type { Page } from '@playwright/test';
import { expect, holdScripts, test, untilHydrated } from '../fixtures';
import { publicPages } from '../routes';

/**
 * What a shopper left on the page: every text and number field, every choice of a product, the focus, the place. Filled in
 * first, if asked: text into every field, another choice in every group of radios. A filter's box leads to another list,
 * which is a journey of its own.
 */
const fieldsOf = (page: Page, { fillIn }: { fillIn: boolean }) =>
  page.evaluate((fillIn) => {
    const isOpen = (field: HTMLInputElement) =>
      field.checkVisibility() &&
      !field.disabled &&
      !field.readOnly &&
      !['hidden', 'file'].includes(field.type) &&
      (field.type !== 'checkbox' || field.closest('[data-action]') !== null);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(isOpen);
    const sample: Record<string, string> = { number: '2', email: 'ada@souk.test', url: 'https://souk.test/' };
    const chosen = new Set<string>();
    for (const field of fillIn ? fields : []) {
      if (field.type === 'checkbox' || (field.type === 'radio' && (field.checked || chosen.has(field.name)))) continue;
      chosen.add(field.name);
      if (field.type === 'radio') field.click();
      else {
        field.focus({ preventScroll: true });
        // a field for digits drops letters
        field.value = sample[field.inputMode === 'numeric' ? 'number' : field.type] ?? 'oak';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }
    if (fillIn) scrollTo({ top: 240, behavior: 'instant' });
    return {
      fields: fields.map(({ type, name, value, checked }) =>
        type === 'radio' ? `${name}=${value}:${checked}` : `${name}=${value}`,
      ),
      focus: fields.indexOf(document.activeElement as HTMLInputElement),
      top: Math.round(scrollY),
      end: Math.round(document.documentElement.scrollHeight - innerHeight),
    };
  }, fillIn);

for (const { route, address } of publicPages)
  test(`[LAYOUT-12] what was typed and chosen on ${route.path} before the application is there afterwards`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    // Where the application starts with the page, its scripts hold the load event back.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const before = await fieldsOf(page, { fillIn: true });
    release();
    await untilHydrated(page);
    const { end, ...after } = await fieldsOf(page, { fillIn: false });
    // What is known of a visitor by then may be less than the space that was held for it.
    expect({ ...after, end: before.end }).toEqual({ ...before, top: Math.min(before.top, end) });
  });
