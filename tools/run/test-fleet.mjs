import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testFleet();

/**
 * `npm run test:fleet [-- kill deploy …]`: two pairs, a worker, HAProxy, PostgreSQL with a standby, counters and object storage, broken in one
 * way after the other. Each experiment runs alone too, by its name.
 */
async function testFleet() {
  const { buildForTests } = await import('./build.mjs');
  const { versitygw } = await import('./object-storage.mjs');
  buildForTests();
  const args = ['test', '-c', 'e2e/fleet/playwright.config.ts', ...process.argv.slice(2)];
  const env = { ...process.env, ...found('VERSITYGW_BIN', versitygw) };
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit', env });
  process.exit(status ?? 1);
}

/** Experiments that need what cannot be compiled here are skipped, and say so. */
function found(variable, program) {
  try {
    return { [variable]: program.compile() };
  } catch (error) {
    console.log(`SKIPPED: ${error.message}`);
    return {};
  }
}
