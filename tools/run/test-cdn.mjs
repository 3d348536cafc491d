import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testCdn();

/** `npm run test:cdn`: the built store behind Varnish, by the example that comes with it. */
async function testCdn() {
  const { buildForTests } = await import('./build.mjs');
  buildForTests();
  const args = ['test', '-c', 'e2e/cdn/playwright.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
