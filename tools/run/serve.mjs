import { readSet } from '@souk/release';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';
import { releaseForTests } from './releases.mjs';
import { copySeededData, makeSeededData } from './seeded-data.mjs';
import { startStore } from './store.mjs';

/** Serves the store from what is built, or from the set that RELEASE_DIR names, with fresh data: for tests. */
const releaseDir = releaseForTests();
const dataDir = resolve(process.env.DATA_DIR || join(root, 'test-results/data'));
const seeded = process.env.SEEDED_DATA || `${dataDir}-seeded`;
const apiArgs = process.argv.slice(2);
const orEnd = (error) => {
  if (error.message) console.error(error.message);
  return process.exit(1);
};
await makeSeededData(seeded, process.env, apiArgs).catch(orEnd);
rmSync(dataDir, { recursive: true, force: true });
copySeededData(seeded, dataDir);
const { version } = readSet(releaseDir).shell;
const store = await startStore({
  releaseDir,
  shellVersion: version,
  apiArgs,
  env: { ...process.env, DATA_DIR: dataDir, RELEASE_DIR: releaseDir },
  onExit: (code) => process.exit(code || 1),
}).catch(orEnd);
console.log(`serving ${store.publicOrigin}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void store.stop().then(() => process.exit(0)));
