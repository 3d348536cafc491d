import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { startApi, stopProcess, storeEnv } from './store.mjs';

/**
 * Makes the data folder of a store that was seeded and stopped, so that the stores of tests begin from copies of it: to migrate
 * and seed an embedded database takes three times the processor time of starting on one.
 * @param folder what it holds is thrown away
 * @param env the variables of the store
 * @param args words of the api's command line
 */
export const makeSeededData = async (folder, env, args) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { child } = await startApi(storeEnv({ ...env, DATA_DIR: folder }), { args });
  await stopProcess(child);
};

/** Begins a data folder as a copy of seeded data. Where there are none, the store that starts there seeds itself. */
export const copySeededData = (seeded, dataDir) => {
  if (seeded && existsSync(seeded)) cpSync(seeded, dataDir, { recursive: true });
};
