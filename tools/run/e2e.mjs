import { ensureInstalled, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await e2e();

/**
 * `npm run e2e [-- e2e/catalog --project catalog --grep @smoke …]`: the journeys, with Playwright's own words and flags. What is older
 * than its source is built first; with E2E_BASE nothing is built, the store there is tested.
 */
async function e2e() {
  const { ensureBrowser } = await import('./browser.mjs');
  const { makeJourneys } = await import('./journeys.mjs');
  makeJourneys('e2e/playwright.config.ts', { env: { CHROMIUM: ensureBrowser() } });
}
