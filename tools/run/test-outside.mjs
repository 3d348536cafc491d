import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testOutside();

/** `npm run test:outside`: a remote in another repository, from `npm pack` to a page in a browser (docs/other-repository.md). */
async function testOutside() {
  const { ensureBrowser } = await import('./browser.mjs');
  const { buildForTests } = await import('./build.mjs');
  buildForTests();
  const args = ['test', '-c', 'e2e/outside/playwright.config.ts', ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM: ensureBrowser() };
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit', env });
  process.exit(status ?? 1);
}
