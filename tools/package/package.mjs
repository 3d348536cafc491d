import { join, resolve } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await main();

/** `npm run package [-- FOLDER]`: builds, publishes, and makes the folder (docs/deploying.md). */
async function main() {
  const { buildAll } = await import('../run/build.mjs');
  const { makePackage } = await import('./make-package.mjs');
  const folder = resolve(process.argv[2] ?? join(root, 'dist/souk'));
  buildAll(join(root, 'deploy'));
  const { megabytes, packages } = makePackage(folder);
  console.log(`${folder}: ${megabytes.toFixed(0)} MB, ${packages} packages`);
}
