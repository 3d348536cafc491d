import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testProduction();

/** `npm run test:production [-- name of a spec …]`: the built store as a company runs it, on a PostgreSQL server of its own. */
async function testProduction() {
  const { buildForTests } = await import('./build.mjs');
  buildForTests();
  const args = ['test', '-c', 'e2e/production/playwright.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
