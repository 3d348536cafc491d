import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSet } from '@souk/release';
import { root } from '../run/install.mjs';
import { startStore } from '../run/store.mjs';

/** A store as large as those of the figures in docs/performance.md: the demo store is smaller. */
const products = 600;

/** A page that is rendered sooner after a change of the store, as its filling is, is not kept. Source: docs/adr/0054. */
const keptAfterMs = 36_000;

/** Opens the published store with fresh data on the bench's own port. */
export const openBenchStore = async (releaseDir) => {
  const dataDir = join(root, 'test-results/bench-data');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const { version } = readSet(releaseDir).shell;
  const env = { PORT: '4296', SANDBOX: '1', LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataDir };
  const apiArgs = ['--products', String(products)];
  const open = () => startStore({ releaseDir, shellVersion: version, env, apiArgs, onExit: () => process.exit(1) });
  // Filled first, then opened again: what is measured is a store that runs, not one that was just filled.
  await (await open()).stop();
  const store = await open();
  await wait(keptAfterMs);
  return store;
};
