import { spawnSync } from 'node:child_process';
import { checkHolders } from './held-by.mjs';

/** Writes the last columns of docs/expectations.md and docs/lessons.md from the titles of the tests. */
const faults = checkHolders(true);
for (const fault of faults) console.error(fault);
spawnSync(
  process.execPath,
  ['node_modules/prettier/bin/prettier.cjs', '--write', 'docs/expectations.md', 'docs/lessons.md'],
  {
    stdio: 'inherit',
  },
);
process.exit(faults.length ? 1 : 0);
