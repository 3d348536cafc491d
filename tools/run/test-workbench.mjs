import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testWorkbench();

/** `npm run test:workbench`: every story in both languages and both themes, by axe and beside the picture made of it before. */
async function testWorkbench() {
  const { comparePictures } = await import('./compare-pictures.mjs');
  comparePictures('workbench', { build: buildWorkbench });
}

function buildWorkbench() {
  const { status } = spawnSync(join(root, 'node_modules/.bin/nx'), ['run', 'workbench:static'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_TUI: 'false' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
