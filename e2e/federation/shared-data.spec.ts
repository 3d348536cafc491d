import type { Page } from '@playwright/test';
import { expect, startApplication, test } from '../fixtures';

/**
 * The shared data come from a server that has another release set live than the one that rendered the page.
 * @param most as many pages in a row, then from the one that rendered it
 * @returns the pages that were loaded
 */
const withOtherReleases = async (page: Page, most: number) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route('**/remotes/shared/*.json*', async (route) => {
    if (loads.length > most) return route.continue();
    const response = await route.fetch();
    const data = (await response.json()) as { setId: string };
    return route.fulfill({ response, json: { ...data, setId: 'another' } });
  });
  return loads;
};

test('[ERR-05] an application of other releases than its page’s is not started: the page is loaded anew', async ({
  page,
}) => {
  const loads = await withOtherReleases(page, 1);
  await page.goto('/product/steel-kettle');
  await startApplication(page);
  expect(loads).toHaveLength(2);
});

test('[ERR-05] where it is so again at once, the application starts, and no page is loaded for ever', async ({
  page,
}) => {
  const loads = await withOtherReleases(page, Infinity);
  await page.goto('/product/steel-kettle');
  await startApplication(page);
  expect(loads).toHaveLength(2);
});
