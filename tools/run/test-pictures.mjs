import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testPictures();

/**
 * `npm run test:pictures`: the pages that matter beside the pictures made of them before; `-- --update-snapshots` makes them, on the
 * commit that is right.
 */
async function testPictures() {
  const { ensureBrowser } = await import('./browser.mjs');
  const { makeJourneys } = await import('./journeys.mjs');
  const isMaking = process.argv.some((word) => word.startsWith('--update-snapshots'));
  if (!isMaking && !existsSync(join(root, '.data/pictures'))) {
    console.error(
      'There is nothing to compare with. On the commit that is right: npm run test:pictures -- --update-snapshots',
    );
    process.exit(1);
  }
  makeJourneys('e2e/pictures/playwright.config.ts', { env: { CHROMIUM: ensureBrowser() } });
}
