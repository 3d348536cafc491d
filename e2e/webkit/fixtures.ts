import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { openShop, type Shop } from './shop';
import { startDriver } from './driver';

export { expect };

type Fixtures = {
  /** What pages wrote to the console so far. */
  said: string[];
  shop: Shop;
  /** Shows pages in French from the next one on. */
  french: () => Promise<unknown>;
};

/** A browser of its own for every walk, with its driver; an error that a page writes to its console fails the walk. */
export const test = base.extend<Fixtures>({
  // Playwright wants a destructuring pattern here, also for an empty one.
  said: async ({}, use) => use([]),
  shop: async ({ said, baseURL }, use, info) => {
    const driver = await startDriver((line) => said.push(line));
    const shop = await openShop(driver.command, baseURL ?? '');
    try {
      await shop.resize(1280);
      await use(shop);
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('page.png'), await shop.picture());
    } finally {
      await shop.close();
      await driver.stop();
    }
    expect(said.filter((line) => /^CONSOLE .*ERROR|Content Security Policy/.test(line))).toEqual([]);
  },
  french: async ({ shop }, use) => use(() => shop.cookie('locale', 'fr')),
});
