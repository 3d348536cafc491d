import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildForTests } from './build.mjs';
import { root } from './install.mjs';

/**
 * Makes the journeys of a Playwright configuration against the built store, or against the one at E2E_BASE, with the words
 * that the command was called with. Ends the process.
 * @param config its path
 * @param env what the browser needs to be told
 * @param build makes what the journeys are made against; absent: the store
 * @param through a command that runs another one, such as a screen for it
 */
export const makeJourneys = (config, { env = {}, through = [], build = buildForTests } = {}) => {
  if (!process.env.E2E_BASE) build();
  const playwright = join(root, 'node_modules/.bin/playwright');
  const [command, ...args] = [...through, playwright, 'test', '-c', config, ...process.argv.slice(2)];
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  process.exit(status ?? 1);
};
