import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';
import { takeLengths } from './lengths.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testProduction();

/** `npm run test:production [-- --full] [name of a spec …]`: the built store as a company runs it, on a PostgreSQL server of its own. */
async function testProduction() {
  const { buildForTests } = await import('./build.mjs');
  buildForTests();
  const { words, env } = takeLengths(process.argv.slice(2));
  const args = [
    'test',
    '-c',
    'e2e/production/playwright.config.ts',
    ...(words.length > 0 ? ['--no-deps', ...words] : []),
  ];
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit'), env: { ...process.env, ...env } };
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, options);
  process.exit(status ?? 1);
}
