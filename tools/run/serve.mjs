import { readSet } from '@souk/release';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';
import { releaseForTests } from './releases.mjs';
import { startStore } from './store.mjs';

/** Serves the store from what is built, or from the set that RELEASE_DIR names, with fresh data: for tests. */
const releaseDir = releaseForTests();
const dataDir = resolve(process.env.DATA_DIR ?? join(root, 'test-results/data'));
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
const { version } = readSet(releaseDir).shell;
const store = await startStore({
  releaseDir,
  shellVersion: version,
  apiArgs: process.argv.slice(2),
  env: { ...process.env, DATA_DIR: dataDir, RELEASE_DIR: releaseDir },
  onExit: (code) => process.exit(code || 1),
}).catch((error) => {
  if (error.message) console.error(error.message);
  process.exit(1);
});
console.log(`serving ${store.publicOrigin}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void store.stop().then(() => process.exit(0)));
