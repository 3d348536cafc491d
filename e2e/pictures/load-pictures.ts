import type { Page } from '@playwright/test';

/** Has pictures below the first screen, too: which of them a browser has loaded by now is another at each run. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const all = [...document.images];
    for (const image of all) image.loading = 'eager';
    await Promise.all(all.map((image) => image.decode().catch(() => undefined))); // a broken picture is looked at as it is
  });
