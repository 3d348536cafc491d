import { join, resolve } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await sdk();

/** `npm run sdk [-- --to folder]`: packs what a remote in another repository is built with (docs/other-repository.md). */
async function sdk() {
  const { makeSdk } = await import('@souk/sdk');
  const at = process.argv.indexOf('--to');
  const to = at === -1 ? join(root, 'dist/sdk') : resolve(process.argv[at + 1] ?? '');
  const archives = Object.values(makeSdk(to));
  console.log(
    `${archives.join('\n')}\n\nNext: npm publish each of them to your registry, or npm install them as they are.`,
  );
}
