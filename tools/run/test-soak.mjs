import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testSoak();

/** `npm run test:soak [-- 30]`: shoppers in real browsers for so many minutes, while remotes are released every minute. */
async function testSoak() {
  const { ensureBrowser } = await import('./browser.mjs');
  const { buildForTests } = await import('./build.mjs');
  const minutes = process.argv[2] ?? '30';
  if (!/^\d{1,4}$/.test(minutes)) {
    console.error(`How many minutes? A whole number, not "${minutes}"`);
    process.exit(1);
  }
  buildForTests();
  const args = ['test', '-c', 'e2e/conformance/playwright.config.ts', 'shoppers'];
  const env = { ...process.env, CHROMIUM: ensureBrowser(), SOAK_MINUTES: minutes };
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit', env });
  process.exit(status ?? 1);
}
