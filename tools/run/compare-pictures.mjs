import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root } from './install.mjs';
import { makeJourneys } from './journeys.mjs';

/**
 * Compares pictures with those made before on this machine; `-- --update-snapshots` makes them, on the commit that is right.
 * @param name the folder of `e2e/` with the configuration, and of `.data/` with the pictures
 * @param build what is shown is built by; absent: the store
 */
export const comparePictures = (name, { build } = {}) => {
  const isMaking = process.argv.some((word) => word.startsWith('--update-snapshots'));
  if (!isMaking && !existsSync(join(root, '.data', name))) {
    const command = `npm run test:${name} -- --update-snapshots`;
    console.error(`There is nothing to compare with. On the commit that is right: ${command}`);
    process.exit(1);
  }
  makeJourneys(`e2e/${name}/playwright.config.ts`, { env: { CHROMIUM: ensureBrowser() }, ...(build && { build }) });
};
