import { join, resolve } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await main(process.argv[2]);

/** `npm run package [-- FOLDER]`: builds, publishes, and makes the folder (docs/deploying.md). */
async function main(wanted = join(root, 'dist/souk')) {
  if (wanted.startsWith('-')) {
    console.log('npm run package [-- FOLDER]: builds, publishes and makes the folder; dist/souk without a name');
    process.exit(wanted === '--help' ? 0 : 1);
  }
  const { buildAll } = await import('../run/build.mjs');
  const { makePackage } = await import('./make-package.mjs');
  const folder = resolve(wanted);
  const releaseDir = join(root, 'deploy');
  buildAll(releaseDir);
  const { megabytes, packages } = makePackage(folder, releaseDir);
  console.log(`${folder}: ${megabytes.toFixed(0)} MB, ${packages} packages`);
}
