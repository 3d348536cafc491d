import { join, resolve } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await main();

/** `npm run package [-- FOLDER]`: builds, publishes, and makes the folder (docs/deploying.md). */
async function main() {
  const { buildAll } = await import('../run/build.mjs');
  const { makePackage } = await import('./make-package.mjs');
  const folder = resolve(process.argv[2] ?? join(root, 'dist/souk'));
  const releaseDir = join(root, 'deploy');
  buildAll(releaseDir);
  const { megabytes, packages } = makePackage(folder, releaseDir);
  console.log(`${folder}: ${megabytes.toFixed(0)} MB, ${packages} packages`);
}
